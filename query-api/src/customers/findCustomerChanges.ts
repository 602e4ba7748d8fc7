import type pg from 'pg';
import { customerChangesTable } from '@talloor/projections/tables/customerChanges.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

/** Address parts; null after erasure. */
type PersonalPart = {
  readonly addressee: string | null;
  readonly street: string | null;
  readonly streetNumber: string | null;
  readonly box: string | null;
};

const foundChangeColumns = {
  ...columnsOf(
    customerChangesTable,
    'request_id',
    'requested_at',
    'old_postal',
    'old_city',
    'new_postal',
    'new_city',
    'comment',
    'decided_at',
    'answer',
  ),
  kind: typed<'delivery' | 'billing'>('text not null'),
  status: typed<'requested' | 'accepted' | 'refused'>('text not null'),
  old_personal: typed<PersonalPart>('json not null'),
  new_personal: typed<PersonalPart>('json not null'),
} as const;
export type FoundChange = RowOf<typeof foundChangeColumns>;

const most = 20;

const text = `
  select request_id, kind, status, requested_at, old_personal, old_postal, old_city, new_personal, new_postal, new_city, comment,
    decided_at, answer
  from ${customerChangesTable.qualifiedName} where customer_number = $1
  order by requested_at desc, request_id limit ${most}`;

/** Newest first. */
export async function findCustomerChanges(pool: pg.Pool, customerNumber: string): Promise<readonly FoundChange[]> {
  const rows = await findRows(pool, foundChangeColumns, { name: 'customer-changes', text, values: [customerNumber] });
  return rows;
}

const countText = `
  select customer_number, count(*)::int as open from ${customerChangesTable.qualifiedName}
  where customer_number = any($1::text[]) and status = 'requested' group by customer_number`;

export async function countOpenChanges(
  pool: pg.Pool,
  customerNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await findRows(
    pool,
    { ...columnsOf(customerChangesTable, 'customer_number'), open: 'int not null' },
    {
      name: 'open-customer-changes',
      text: countText,
      values: [customerNumbers],
    },
  );
  return new Map(rows.map((row) => [row.customer_number, row.open]));
}
