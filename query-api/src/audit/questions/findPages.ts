import type pg from 'pg';
import type { AuditRow } from '@talloor/contracts/endpoints/officeAudit.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { partsOfStream } from '../streamKinds.ts';

type Page = NonNullable<AuditRow['page']>;

export async function findPages(pool: pg.Pool, streams: readonly string[]): Promise<ReadonlyMap<string, Page>> {
  const parts = streams.flatMap((stream) => {
    const part = partsOfStream(stream);
    return part ? [{ stream, ...part }] : [];
  });
  const idsOf = (kind: string): string[] => parts.flatMap((part) => (part.kind === kind ? [part.id] : []));
  const orders = await findRows(
    pool,
    { stream: 'text not null', order_number: 'text' },
    `select 'delivery-' || delivery_number as stream, order_number from ${deliveriesTable.qualifiedName}
       where delivery_number = any($1::text[])
     union all select 'return-' || return_id, order_number from ${returnsTable.qualifiedName}
       where return_id = any($2::text[])
     union all select 'basket-' || basket_id, order_number from ${basketsTable.qualifiedName}
       where basket_id::text = any($3::text[])`,
    [idsOf('delivery'), idsOf('return'), idsOf('basket')],
  );
  const pages = new Map<string, Page>();
  for (const { stream, kind, id } of parts) if (kind === 'order' || kind === 'invoice') pages.set(stream, { kind, id });
  for (const { stream, order_number: id } of orders) if (id !== null) pages.set(stream, { kind: 'order', id });
  return pages;
}
