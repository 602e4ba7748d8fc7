import type pg from 'pg';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import type { FoundOpenOrder } from './renderOpenOrder.ts';

const open = `projections.${openOrdersTable.name} o where o.customer_number = $1 and o.delivery_day >= $2 and o.state <> 'cancelled'`;
const text = `
  select o.summary::text, o.amended, o.change_deadline, o.allocated, o.short, o.version, o.state, o.hold, o.lock,
    case when o.hold is not null then
      (select a.first_name from projections.${accountsTable.name} a where a.user_id = o.hold->>'by') end as holder,
    (select count(*)::int from ${open}) as results
  from ${open}
  order by o.delivery_day, o.order_number limit $3 offset $4`;
const countText = `select count(*)::int as results from ${open}`;

/**
 * Open orders of one customer, the next delivery first. An order is open until the day after its delivery: `today` is that
 * day in Brussels, yyyy-mm-dd (readings.md, Order groups). What was cancelled is not open.
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
