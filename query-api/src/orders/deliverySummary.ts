import type pg from 'pg';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';

/** How far the delivery of an order is; undefined until it is scheduled. */
export type DeliverySummary = OrderSummary['delivery'];

/** Deliveries under the alias that `deliverySummary` reads. */
export const deliveriesAsD = `projections.${deliveriesTable.name} d`;

/** The same as JSON, of `deliveriesAsD`; null where there is none. */
export const deliverySummary = `case when d.delivery_number is not null then json_build_object(
      'number', d.delivery_number,
      'stage', case when d.delivered_at is not null then 'delivered' when d.dispatched_at is not null then 'under_way'
        when d.loaded_at is not null then 'loaded' when d.picked_at is not null then 'picked' else 'scheduled' end,
      'has_note', d.dispatched_at is not null,
      'short_lines', coalesce(d.short_lines, 0),
      'replaced_lines', coalesce(d.replaced_lines, 0)) end as delivery`;

/** How far the delivery of one order is. */
export async function findDeliverySummary(pool: pg.Pool, orderNumber: string): Promise<DeliverySummary> {
  const { rows } = await pool.query<{ delivery: DeliverySummary }>({
    name: 'delivery-summary',
    text: `select ${deliverySummary} from ${deliveriesAsD} where d.order_number = $1`,
    values: [orderNumber],
  });
  return rows[0]?.delivery;
}
