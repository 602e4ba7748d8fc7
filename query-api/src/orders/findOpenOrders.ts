import type pg from 'pg';

/** `[OrderSummaryRow as JSON text, change deadline (ISO 8601), allocated, short]` */
export type FoundOpenOrder = readonly [string, string, boolean, boolean];

const text = `
  select summary::text, change_deadline, allocated, short,
    (select count(*)::int from projections.open_orders_1 where customer_number = $1 and delivery_day >= $2)
  from projections.open_orders_1 where customer_number = $1 and delivery_day >= $2
  order by delivery_day, order_number limit $3 offset $4`;
const countText = `
  select count(*)::int as results from projections.open_orders_1 where customer_number = $1 and delivery_day >= $2`;

/**
 * Open orders of one customer, the next delivery first. An order is open until the day after its delivery: `today` is that
 * day in Brussels, yyyy-mm-dd (readings.md, Order groups).
 */
export async function findOpenOrders(
  pool: pg.Pool,
  customerNumber: string,
  today: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ results: number; orders: readonly FoundOpenOrder[] }> {
  const values = [customerNumber, today, page.limit, page.offset];
  const { rows } = await pool.query<[...FoundOpenOrder, number]>({
    name: 'open-orders',
    text,
    values,
    rowMode: 'array',
  });
  const [first] = rows;
  if (first) return { results: first[4], orders: rows.map((row) => [row[0], row[1], row[2], row[3]]) };
  const counted = await pool.query<{ results: number }>(countText, [customerNumber, today]);
  return { results: counted.rows[0]?.results ?? 0, orders: [] };
}
