import type pg from 'pg';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import type { OpenOrderState } from '@talloor/contracts/endpoints/orders.ts';
import { containing, wordsOf } from '../office/sought.ts';
import { deliveriesAsD, deliverySummary } from './deliverySummary.ts';
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
const textOf = (asked: string): string => `
  select o.order_number, o.summary::text, o.amended, o.change_deadline, o.allocated, o.short, o.version, o.state, o.hold, o.lock,
    case when o.hold is not null then
      (select a.first_name from projections.${accountsTable.name} a where a.user_id = o.hold->>'by') end as holder,
    ${deliverySummary},
    (select count(*)::int from ${orders} o where ${isOpen}${asked}) as results
  from ${orders} o left join ${deliveriesAsD} on d.order_number = o.order_number
  where ${isOpen}${asked}
  order by o.delivery_day, o.order_number limit $3 offset $4`;
const allText = textOf('');

/** What open orders are asked for; nothing asks for all. */
export type OpenOrdersQuestion = {
  readonly q?: string;
  /** Days of delivery, yyyy-mm-dd, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: OpenOrderState | undefined;
};

/**
 * Open orders of one customer, the next delivery first. An order is open until the day after it came: `now` tells what today is in
 * Brussels (readings.md, Order groups). Of what nobody reported the day that was agreed counts. What was cancelled is not open.
 */
export async function findOpenOrders(
  pool: pg.Pool,
  customerNumber: string,
  now: Date,
  page: { readonly limit: number; readonly offset: number },
  question: OpenOrdersQuestion = {},
): Promise<{ results: number; orders: readonly FoundOpenOrder[] }> {
  const values: unknown[] = [customerNumber, dayAt(now.getTime()), page.limit, page.offset];
  const asked = conditionsOf(question, now, (given) => `$${values.push(given)}`);
  // The one without conditions is asked with every page of the shop's start: it is planned once.
  const query = asked === '' ? { name: 'open-orders', text: allText } : { text: textOf(asked) };
  const { rows } = await pool.query<FoundOpenOrder & { results: number }>({ ...query, values });
  const [first] = rows;
  if (first || page.offset === 0) return { results: first?.results ?? 0, orders: rows };
  // Behind the last page: how many there are is told by the first.
  const { results } = await findOpenOrders(pool, customerNumber, now, { limit: 1, offset: 0 }, question);
  return { results, orders: [] };
}

function conditionsOf(
  { q = '', from, to, state }: OpenOrdersQuestion,
  now: Date,
  value: (given: string) => string,
): string {
  const words = wordsOf(q).map((word) => {
    const pattern = value(containing(word));
    return ` and (o.order_number like ${pattern} or lower(o.summary->>'reference') like ${pattern})`;
  });
  const changeable = () => `(o.state = 'open' and o.change_deadline > ${value(now.toISOString())})`;
  const states = {
    changeable: () => ` and ${changeable()}`,
    processed: () => ` and not ${changeable()}`,
    short: () =>
      ' and (o.short or coalesce((select came.short_lines from ' +
      `${deliveries} came where came.order_number = o.order_number), 0) > 0)`,
  } satisfies Record<OpenOrderState, () => string>;
  return [
    ...words,
    ...(from === undefined ? [] : [` and o.delivery_day >= ${value(from)}`]),
    ...(to === undefined ? [] : [` and o.delivery_day <= ${value(to)}`]),
    ...(state === undefined ? [] : [states[state]()]),
  ].join('');
}
