import type pg from 'pg';
import { deliveryChecksTable, deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { invoiceDeliveryNotesTable, invoicesTable } from '@talloor/projections/tables/invoices.ts';
import { orderDetailsTable, type OrderDetailRow } from '@talloor/projections/tables/orderDetail.ts';
import type { InvoiceState } from '@talloor/contracts/endpoints/invoices.ts';
import { stateIn } from '../invoices/invoiceState.ts';
import { containing, wordsOf } from '../office/sought.ts';
import type { Counts } from '../rememberCounts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

export type DeliveriesQuestion = {
  readonly group: 'delivered' | 'invoiced';
  readonly q: string;
  /** Days of delivery, yyyy-mm-dd, both included. */
  readonly from: string;
  readonly to: string | null;
  readonly deviating: boolean;
  /** Today, yyyy-mm-dd; null: without invoices. */
  readonly invoicesAt: string | null;
};

export type FoundNoteInvoice = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly issued_on: string;
  readonly state: InvoiceState;
};

/** Documents of note `d`. @param day SQL of today */
const invoicesOfNote = (day: string): string => `(
  select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'issued_on', i.issued_on,
    'state', ${stateIn(day)}) order by i.issued_on, i.number), '[]')
  from ${invoiceDeliveryNotesTable.qualifiedName} n join ${invoicesTable.qualifiedName} i on i.number = n.number
  where n.delivery_number = d.delivery_number and i.customer_number = d.customer_number)`;

const foundSummaryColumns = {
  ...columnsOf(
    deliveriesTable,
    'delivery_number',
    'order_number',
    'reference',
    'day',
    'picked_at',
    'loaded_at',
    'dispatched_at',
    'delivered_at',
    'invoice_number',
    'invoiced_on',
    'due_on',
  ),
  line_count: 'int not null',
  short_lines: 'int not null',
  replaced_lines: 'int not null',
  checked_lines: 'int not null',
  amount_to_pay: 'double precision not null',
  delivery_service: typed<NonNullable<OrderDetailRow['delivery_service']>>('json'),
  invoices: typed<readonly FoundNoteInvoice[]>('json not null'),
} as const;
export type FoundSummary = RowOf<typeof foundSummaryColumns>;

/** Latest first. */
export async function findDeliveries(
  pool: pg.Pool,
  customerNumber: string,
  { group, q, from, to, deviating, invoicesAt }: DeliveriesQuestion,
  page: { readonly limit: number; readonly offset: number },
  counts: Counts,
): Promise<{ readonly results: number; readonly deliveries: readonly FoundSummary[] }> {
  const values: unknown[] = [customerNumber, group, from];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
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
    const rows = await findRows(
      pool,
      { results: 'int not null' },
      {
        text: `select count(*)::int as results from ${deliveriesTable.qualifiedName} d where ${conditions}`,
        values: [...values],
      },
    );
    return rows[0]?.results ?? 0;
  };
  // Not prepared: words rarely repeat. A limit in the text lets PostgreSQL keep the plan.
  const isPlain = values.length === 3 && !deviating;
  const [results, deliveries] = await Promise.all([
    isPlain ? counts(values.join(' '), count) : count(),
    findRows(pool, foundSummaryColumns, {
      ...(isPlain && page.offset === 0 && { name: `deliveries-of-group-${page.limit}` }),
      text: `select d.delivery_number, d.order_number, d.reference, d.day, d.picked_at, d.loaded_at, d.dispatched_at,
          d.delivered_at, d.line_count, d.short_lines, d.replaced_lines, (d.totals->>'amount_to_pay')::float as amount_to_pay,
          d.invoice_number, d.invoiced_on, d.due_on,
          (select o.detail->'delivery_service' from ${orderDetailsTable.qualifiedName} o
           where o.order_number = d.order_number) as delivery_service,
          (select count(*)::int from ${deliveryChecksTable.qualifiedName} c
           where c.delivery_number = d.delivery_number and c.checked) as checked_lines,
          case when $${values.length + 1}::text is null then '[]'::json
            else ${invoicesOfNote(`$${values.length + 1}`)} end as invoices
        from ${deliveriesTable.qualifiedName} d where ${conditions}
        order by d.day desc, d.delivery_number desc limit ${page.limit} offset ${page.offset}`,
      values: [...values, invoicesAt],
    }),
  ]);
  return { results, deliveries };
}
