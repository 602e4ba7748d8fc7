import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesTable, type DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';
import type { OrderDetailRow } from '@talloor/projections/tables/orderDetail.ts';
import { returnsTable, type ReturnCreditRow, type ReturnedQuantityRow } from '@talloor/projections/tables/returns.ts';
import { foundReturnColumns, returnColumns } from './findReturns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

const foundOfficeReturnColumns = {
  ...foundReturnColumns,
  /** Null after erasure. */
  requester: 'text',
  delivered_lines: typed<readonly DeliveredLineRow[]>('json'),
  delivered_totals: typed<OrderDetailRow['totals']>('json'),
  earlier_credits:
    typed<readonly { readonly collected: readonly ReturnedQuantityRow[]; readonly credit: ReturnCreditRow }[]>('json'),
} as const;
export type FoundOfficeReturn = RowOf<typeof foundOfficeReturnColumns>;

const parts = {
  requested: "r.status = 'requested'",
  accepted: "r.status = 'accepted'",
  planned: "r.status = 'planned'",
  collected: "r.status = 'collected'",
  todo: "r.status in ('requested', 'accepted', 'planned', 'collected')",
  done: "r.status in ('credited', 'refused', 'withdrawn')",
} as const;

const rows = `select ${returnColumns}, nullif(concat_ws(' ', a.first_name, a.last_name), '') as requester,
    d.lines as delivered_lines, d.totals as delivered_totals,
    (select json_agg(json_build_object('collected', e.collected, 'credit', e.credit))
     from ${returnsTable.qualifiedName} e
     where e.delivery_number = r.delivery_number and e.status = 'credited') as earlier_credits
  from ${returnsTable.qualifiedName} r left join ${accountsTable.qualifiedName} a on a.user_id = r.requested_by
    left join ${deliveriesTable.qualifiedName} d on d.delivery_number = r.delivery_number`;

/** Waiting: oldest first. Done: newest first. */
export async function findOfficeReturns(
  pool: Pick<pg.Pool, 'query'>,
  part: keyof typeof parts,
  [first, last]: readonly [number, number],
): Promise<{ total: number; returns: FoundOfficeReturn[] }> {
  const order = part === 'done' ? 'r.requested_at desc, r.return_id desc' : 'r.requested_at, r.return_id';
  const [countRows, pageRows] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${returnsTable.qualifiedName} r where ${parts[part]}`,
    ),
    findRows(
      pool,
      foundOfficeReturnColumns,
      `${rows} where ${parts[part]} order by ${order} limit ${last - first + 1} offset ${first}`,
    ),
  ]);
  return { total: countRows[0]?.total ?? 0, returns: pageRows };
}

export async function findOfficeReturn(
  pool: Pick<pg.Pool, 'query'>,
  returnId: string,
): Promise<FoundOfficeReturn | null> {
  const returnRows = await findRows(pool, foundOfficeReturnColumns, {
    name: 'office-return',
    text: `${rows} where r.return_id = $1`,
    values: [returnId],
  });
  return returnRows[0] ?? null;
}
