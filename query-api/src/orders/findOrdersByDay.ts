import type pg from 'pg';

/** Open orders of one customer by delivery day (yyyy-mm-dd), from a day on. */
export async function findOrdersByDay(
  pool: pg.Pool,
  customerNumber: string,
  from: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await pool.query<{ delivery_day: string; numbers: string[] }>({
    name: 'orders-by-day',
    text: `select delivery_day, array_agg(order_number order by order_number) as numbers
           from projections.open_orders_1 where customer_number = $1 and delivery_day >= $2 group by delivery_day`,
    values: [customerNumber, from],
  });
  return new Map(rows.map((row) => [row.delivery_day, row.numbers]));
}
