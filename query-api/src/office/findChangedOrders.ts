import type pg from 'pg';
import { officeOrderChangesTable } from '@talloor/projections/tables/officeOrders.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

export const changedOrdersPerPage = 500;

export async function findChangedOrders(
  pool: pg.Pool,
  after: string,
): Promise<{ orderNumber: string; position: string }[]> {
  const rows = await findRows(
    pool,
    { ...columnsOf(officeOrderChangesTable, 'position'), orderNumber: 'text not null' },
    {
      name: 'changed-orders',
      text: `select order_number as "orderNumber", position from ${officeOrderChangesTable.qualifiedName}
           where position > $1 order by position limit ${changedOrdersPerPage}`,
      values: [after],
    },
  );
  return rows;
}

/** Empty without changes. */
export async function findLastChange(pool: pg.Pool): Promise<string> {
  const rows = await findRows(
    pool,
    { last: 'text' },
    `select max(position) as last from ${officeOrderChangesTable.qualifiedName}`,
  );
  return rows[0]?.last ?? '';
}
