import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import { firstMoment, momentOf } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { basketsTable, basketLinesTable } from '@talloor/projections/tables/baskets.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

export type OrderingContext = {
  readonly customer: CustomerFacts | null;
  /** Null for a visitor. */
  readonly calendar: CalendarFacts | null;
  /** Requested, confirmed or first possible moment. */
  readonly moment: { readonly day: string; readonly deadline: string | null } | null;
  readonly quantities: ReadonlyMap<string, number>;
};

const columns = {
  day: 'text',
  deadline: 'text',
  lines: typed<readonly (readonly [string, number])[]>('json not null'),
} as const;

const text = `
  select b.delivery ->> 'day' as day, b.delivery ->> 'deadline' as deadline,
    (select coalesce(json_agg(json_build_array(l.article_number, l.quantity)), '[]')
     from ${basketLinesTable.qualifiedName} l where l.basket_id = b.basket_id) as lines
  from ${basketsTable.qualifiedName} b
  where b.customer_number = $1 and b.status = 'open' and b.activated is not null
  order by b.activated desc limit 1`;

export async function orderingContext(
  pool: pg.Pool,
  catalogue: Catalogue,
  customerNumber: string | null,
  now: Date,
  deliveryDay: string | null = null,
): Promise<OrderingContext> {
  if (customerNumber === null) return { customer: null, calendar: null, moment: null, quantities: new Map() };
  const [customer, calendar, [basket]] = await Promise.all([
    catalogue.findCustomer(customerNumber),
    catalogue.findCalendar(),
    findRows(pool, columns, { name: 'ordering-context', text, values: [customerNumber] }),
  ]);
  const isConfirmed = deliveryDay === null || deliveryDay === basket?.day;
  const confirmed =
    isConfirmed && basket?.day && basket.deadline ? { day: basket.day, deadline: basket.deadline } : null;
  const requestedMoment =
    isConfirmed || !customer ? null : momentOf({ day: deliveryDay, windowStart: null }, calendar, customer, now);
  return {
    customer,
    calendar,
    moment:
      (requestedMoment?.ok ? requestedMoment.moment : confirmed) ?? (customer && firstMoment(calendar, customer, now)),
    quantities: new Map(basket?.lines ?? []),
  };
}
