import type { EmptiesBalance } from '@talloor/contracts/endpoints/empties.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { containerMovesTable } from '@talloor/projections/tables/traceability.ts';
import type pg from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';

const foundMoveColumns = {
  ...columnsOf(containerMovesTable, 'kind', 'count', 'moved_at', 'delivery_number', 'reason'),
  ...columnsOf(accountsTable, 'first_name', 'last_name'),
} as const;
export type FoundMove = RowOf<typeof foundMoveColumns>;

const moves = `${containerMovesTable.qualifiedName}`;
const balanceText = `
  select kind, sum(count)::int as count from ${moves}
  where customer_number = $1 and counts group by kind having sum(count) <> 0 order by kind`;
const movesText = `
  select m.kind, m.count, m.moved_at, m.delivery_number, m.reason, a.first_name, a.last_name
  from ${moves} m left join ${accountsTable.qualifiedName} a on a.user_id = m.corrected_by
  where m.customer_number = $1 and m.counts order by m.moved_at desc, m.source, m.kind limit 100`;

/** Without zero balances. */
export async function findBalances(pool: pg.Pool, customerNumber: string): Promise<readonly EmptiesBalance[]> {
  const columns = { ...columnsOf(containerMovesTable, 'kind'), count: 'int not null' } as const;
  const rows = await findRows(pool, columns, {
    name: 'empties-balance',
    text: balanceText,
    values: [customerNumber],
  });
  return rows;
}

/** Latest first. */
export async function findMoves(pool: pg.Pool, customerNumber: string): Promise<readonly FoundMove[]> {
  const rows = await findRows(pool, foundMoveColumns, {
    name: 'empties-moves',
    text: movesText,
    values: [customerNumber],
  });
  return rows;
}
