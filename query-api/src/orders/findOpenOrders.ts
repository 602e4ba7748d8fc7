import type pg from 'pg';
import type { SummaryColumns } from './orderSummaryView.ts';

const text = `
  select summary, allocated, short,
    (select count(*)::int from projections.open_orders_1 where customer_number = $1 and delivery_day >= $2) as results
  from projections.open_orders_1 where customer_number = $1 and delivery_day >= $2
  order by delivery_day, order_number limit $3 offset $4`;
const countText =
  'select count(*)::int as results from projections.open_orders_1 where customer_number = $1 and delivery_day >= $2';

type Found = SummaryColumns & { readonly results: number };

/**
 * Open orders of one customer, the next delivery first. An order is open until the day after its delivery: `today` is that
 * day in Brussels, yyyy-mm-dd (readings.md, Order groups).
 */
export async function findOpenOrders(
  pool: pg.Pool,
  customerNumber: string,
  today: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ results: number; orders: readonly SummaryColumns[] }> {
  const values = [customerNumber, today, page.limit, page.offset];
  const { rows } = await pool.query<Found>({ name: 'open-orders', text, values });
  const [first] = rows;
  if (first) return { results: first.results, orders: rows };
  const counted = await pool.query<{ results: number }>(countText, [customerNumber, today]);
  return { results: counted.rows[0]?.results ?? 0, orders: [] };
}
