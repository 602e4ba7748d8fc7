import type pg from 'pg';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

/** Undefined until scheduled. */
export type DeliverySummary = OrderSummary['delivery'];

export const deliveriesAsD = `${deliveriesTable.qualifiedName} d`;

export const deliverySummary = `case when d.delivery_number is not null then json_build_object(
      'number', d.delivery_number,
      'stage', case when d.delivered_at is not null then 'delivered' when d.dispatched_at is not null then 'under_way'
        when d.loaded_at is not null then 'loaded' when d.picked_at is not null then 'picked' else 'scheduled' end,
      'has_note', d.dispatched_at is not null,
      'short_lines', coalesce(d.short_lines, 0),
      'replaced_lines', coalesce(d.replaced_lines, 0)) end as delivery`;

const orderDeliveryColumns = {
  ...columnsOf(deliveriesTable, 'expected', 'lines'),
  delivery: typed<DeliverySummary>('json not null'),
} as const;
export type OrderDelivery = RowOf<typeof orderDeliveryColumns>;

/** Null until scheduled. */
export async function findOrderDelivery(pool: pg.Pool, orderNumber: string): Promise<OrderDelivery | null> {
  const rows = await findRows(pool, orderDeliveryColumns, {
    name: 'order-delivery',
    text: `select ${deliverySummary}, d.expected, d.lines from ${deliveriesAsD} where d.order_number = $1`,
    values: [orderNumber],
  });
  return rows[0] ?? null;
}
