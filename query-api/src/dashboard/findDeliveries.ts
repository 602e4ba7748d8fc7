import type pg from 'pg';
import { deliveryChecksTable, deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { containing, wordsOf } from '../office/sought.ts';
import type { Counts } from '../rememberCounts.ts';

export type DeliveriesQuestion = {
  readonly group: 'delivered' | 'invoiced';
  readonly q: string;
  /** Days of delivery, yyyy-mm-dd, both included. */
  readonly from: string;
  readonly to: string | null;
  readonly deviating: boolean;
};

export type FoundSummary = {
  readonly delivery_number: string;
  readonly order_number: string;
  readonly reference: string;
  readonly day: string;
  readonly picked_at: string | null;
  readonly loaded_at: string | null;
  readonly dispatched_at: string | null;
  readonly delivered_at: string | null;
  readonly line_count: number;
  readonly short_lines: number;
  readonly replaced_lines: number;
  readonly checked_lines: number;
  readonly amount_to_pay: number;
  readonly invoice_number: string | null;
  readonly invoiced_on: string | null;
  readonly due_on: string | null;
};

/**
 * Deliveries of one customer in a group, the latest first, and how many fit the question. Only a question in words looks
 * at the articles of each.
 */
export async function findDeliveries(
  pool: pg.Pool,
  customerNumber: string,
  { group, q, from, to, deviating }: DeliveriesQuestion,
  page: { readonly limit: number; readonly offset: number },
  counts: Counts,
): Promise<{ readonly results: number; readonly deliveries: readonly FoundSummary[] }> {
  const values: unknown[] = [customerNumber, group, from];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions = [
    'd.customer_number = $1 and d.dashboard_group = $2 and d.day >= $3',
    ...(to === null ? [] : [`d.day <= ${value(to)}`]),
    ...(deviating ? ['d.short_lines + d.replaced_lines > 0'] : []),
    ...wordsOf(q).map((word) => {
      const pattern = value(containing(word));
      return `(d.search like ${pattern} or d.search_lines like ${pattern})`;
    }),
  ].join(' and ');
  const count = async (): Promise<number> => {
    const { rows } = await pool.query<{ results: number }>({
      text: `select count(*)::int as results from ${deliveriesTable.qualifiedName} d where ${conditions}`,
      values: [...values],
    });
    return rows[0]?.results ?? 0;
  };
  // What people type is asked once; the group alone with every look at the dashboard.
  const isPlain = values.length === 3 && !deviating;
  const [results, found] = await Promise.all([
    isPlain ? counts(values.join(' '), count) : count(),
    pool.query<FoundSummary>({
      ...(isPlain && { name: 'deliveries-of-group' }),
      text: `select d.delivery_number, d.order_number, d.reference, d.day, d.picked_at, d.loaded_at, d.dispatched_at,
          d.delivered_at, d.line_count, d.short_lines, d.replaced_lines, (d.totals->>'amount_to_pay')::float as amount_to_pay,
          d.invoice_number, d.invoiced_on, d.due_on,
          (select count(*)::int from ${deliveryChecksTable.qualifiedName} c
           where c.delivery_number = d.delivery_number and c.checked) as checked_lines
        from ${deliveriesTable.qualifiedName} d where ${conditions}
        order by d.day desc, d.delivery_number desc limit $${values.length + 1} offset $${values.length + 2}`,
      values: [...values, page.limit, page.offset],
    }),
  ]);
  return { results, deliveries: found.rows };
}
