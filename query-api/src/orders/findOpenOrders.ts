import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import type { FoundOpenOrder } from './renderOpenOrder.ts';

const orders = `projections.${openOrdersTable.name}`;
const deliveries = `projections.${deliveriesTable.name}`;
/** What is late and has not come stays open; what came before its day has left the day after. */
const isOpen = `
  o.customer_number = $1 and o.state <> 'cancelled' and (
    o.delivery_day >= $2 or o.order_number = any(array(
      select order_number from ${deliveries}
      where customer_number = $1 and dashboard_group in ('open', 'delivered') and day < $2 and delivered_at is null))
  ) and not exists (
    select from ${deliveries} came where came.order_number = o.order_number and came.delivered_day < $2)`;
const text = `
  select o.order_number, o.summary::text, o.amended, o.change_deadline, o.allocated, o.short, o.version, o.state, o.hold, o.lock,
    case when o.hold is not null then
      (select a.first_name from projections.${accountsTable.name} a where a.user_id = o.hold->>'by') end as holder,
    case when d.delivery_number is not null then json_build_object(
      'number', d.delivery_number,
      'stage', case when d.delivered_at is not null then 'delivered' when d.dispatched_at is not null then 'under_way'
        when d.loaded_at is not null then 'loaded' when d.picked_at is not null then 'picked' else 'scheduled' end,
      'has_note', d.dispatched_at is not null,
      'short_lines', coalesce(d.short_lines, 0),
      'replaced_lines', coalesce(d.replaced_lines, 0)) end as delivery,
    (select count(*)::int from ${orders} o where ${isOpen}) as results
  from ${orders} o left join ${deliveries} d on d.order_number = o.order_number
  where ${isOpen}
  order by o.delivery_day, o.order_number limit $3 offset $4`;
const countText = `select count(*)::int as results from ${orders} o where ${isOpen}`;

/**
 * Open orders of one customer, the next delivery first. An order is open until the day after it came: `today` is today in
 * Brussels, yyyy-mm-dd (readings.md, Order groups). Of what nobody reported the day that was agreed counts. What was cancelled
 * is not open.
 */
export async function findOpenOrders(
  pool: pg.Pool,
  customerNumber: string,
  today: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ results: number; orders: readonly FoundOpenOrder[] }> {
  const values = [customerNumber, today, page.limit, page.offset];
  const { rows } = await pool.query<FoundOpenOrder & { results: number }>({ name: 'open-orders', text, values });
  const [first] = rows;
  if (first) return { results: first.results, orders: rows };
  const counted = await pool.query<{ results: number }>(countText, [customerNumber, today]);
  return { results: counted.rows[0]?.results ?? 0, orders: [] };
}
