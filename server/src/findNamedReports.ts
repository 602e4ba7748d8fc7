import type pg from 'pg';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { receiverNamed, type Person } from '@talloor/command-api/aggregates/delivery/reportDelivery/receiverNamed.ts';

/**
 * Also of deliveries unknown to read models.
 * @returns delivery numbers
 */
export async function findNamedReports(
  pool: Pick<pg.Pool, 'query'>,
  person: Person,
  customerNumbers: readonly string[],
): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    { number: 'text not null', name: 'text not null' },
    `select report ->> 'delivery_number' as number, report ->> 'received_by' as name
     from command.parked_deliveries, lateral (values (message), (correction)) as reports (report)
     left join ${deliveriesTable.qualifiedName} d on d.delivery_number = report ->> 'delivery_number'
     where coalesce(report ->> 'received_by', '') <> '' and report ->> 'delivery_number' is not null
       and (d.customer_number is null or d.customer_number = any($1))`,
    [customerNumbers],
  );
  return rows.flatMap(({ number, name }) => (receiverNamed(name, [person]) === null ? [] : [number]));
}
