import type pg from 'pg';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import {
  orderDetailsTable,
  orderLineChoicesTable,
  orderShortLinesTable,
} from '@talloor/projections/tables/orderDetail.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, listOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

const foundOrderColumns = {
  ...orderDetailsTable.columns,
  ...columnsOf(accountsTable, 'first_name', 'last_name'),
  holder: 'text',
  /** By line id. */
  short_lines: typed<Readonly<Record<string, number>>>('json'),
  /** By article number. */
  line_choices: typed<Readonly<Record<string, ReplacementChoice | null>>>('json'),
  editor_first_name: 'text',
  editor_last_name: 'text',
  approver_first_name: 'text',
  approver_last_name: 'text',
} as const;
export type FoundOrder = RowOf<typeof foundOrderColumns>;

const text = `
  select ${listOf(orderDetailsTable.columns, 'd')}, a.first_name, a.last_name,
    case when d.hold is not null then
      (select h.first_name from ${accountsTable.qualifiedName} h where h.user_id = d.hold->>'by') end as holder,
    b.first_name as approver_first_name, b.last_name as approver_last_name,
    e.first_name as editor_first_name, e.last_name as editor_last_name,
    (select json_object_agg(l.line_id, l.allocated_quantity) from ${orderShortLinesTable.qualifiedName} l
     where l.order_number = d.order_number) as short_lines,
    (select json_object_agg(c.article_number, c.choice) from ${orderLineChoicesTable.qualifiedName} c
     where c.order_number = d.order_number) as line_choices
  from ${orderDetailsTable.qualifiedName} d left join ${accountsTable.qualifiedName} a on a.user_id = d.placed_by
    left join ${accountsTable.qualifiedName} b on b.user_id = d.detail ->> 'approved_by'
    left join ${accountsTable.qualifiedName} e on e.user_id = d.amended -> 'edited' ->> 'by'
  where d.order_number = $1 and ($2::text is null or d.customer_number = $2)`;

/** Customer null means any. */
export async function findOrderDetail(
  pool: pg.Pool,
  orderNumber: string,
  customerNumber: string | null,
): Promise<FoundOrder | null> {
  const rows = await findRows(pool, foundOrderColumns, {
    name: 'order-detail',
    text,
    values: [orderNumber, customerNumber],
  });
  return rows[0] ?? null;
}
