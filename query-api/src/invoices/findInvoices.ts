import type pg from 'pg';
import type { InvoiceSort, InvoiceState } from '@talloor/contracts/endpoints/invoices.ts';
import {
  invoiceCorrectionsTable,
  invoiceDisputesTable,
  invoicesTable,
  invoiceTextsTable,
} from '@talloor/projections/tables/invoices.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { limitedCount } from '../limitedCount.ts';
import { searchPatterns } from '../office/sought.ts';
import { placeOfOrder } from '../orders/placeOfOrder.ts';
import { isInPayment, stateIn } from './invoiceState.ts';

export const summaryColumns = {
  ...columnsOf(
    invoicesTable,
    'number',
    'kind',
    'customer_number',
    'customer_name',
    'issued_on',
    'due_on',
    'buyer_reference',
    'corrected_invoices',
    'order_numbers',
    'delivery_numbers',
    'article_count',
    'amount_cents',
    'paid_cents',
    'credited_cents',
    'open_cents',
    'credit_cents',
    'used_cents',
    'held_cents',
    'difference_count',
    'payment_outcome',
  ),
  is_in_payment: 'boolean not null',
  is_disputed: 'boolean not null',
  credit_notes: 'text[]',
} as const;
export type FoundInvoiceSummary = RowOf<typeof summaryColumns>;

export const isDisputed = `exists (select 1 from ${invoiceDisputesTable.qualifiedName} d
  where d.number = i.number and d.outcome is null)`;

export const summarySql = `i.number, i.kind, i.customer_number, i.customer_name, i.issued_on, i.due_on, i.buyer_reference,
  i.corrected_invoices, i.order_numbers, i.delivery_numbers, i.article_count, i.amount_cents, i.paid_cents,
  i.credited_cents, i.open_cents, i.credit_cents, i.used_cents, i.held_cents, i.difference_count, i.payment_outcome,
  ${isInPayment} as is_in_payment, ${isDisputed} as is_disputed,
  (select array_agg(c.credit_number order by c.credit_number) from ${invoiceCorrectionsTable.qualifiedName} c
   where c.invoice_number = i.number) as credit_notes`;

export type InvoiceSelection = {
  readonly state: InvoiceState | 'all';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q: string;
  readonly address?: string | undefined;
  /** Separated by commas. */
  readonly numbers?: string | undefined;
  readonly sort: InvoiceSort;
  readonly order: 'asc' | 'desc';
};

const sorts: Readonly<Record<InvoiceSort, (order: string) => string>> = {
  date: (order) => `i.issued_on ${order}, i.number ${order}`,
  due: (order) => `i.due_on ${order} nulls last, i.number ${order}`,
  number: (order) => `length(i.number) ${order}, i.number ${order}`,
  amount: (order) => `i.amount_cents ${order}, i.number ${order}`,
};

/** @param day today, yyyy-mm-dd */
export function selectInvoices(customerNumber: string, selection: InvoiceSelection, day: string) {
  const values: unknown[] = [customerNumber];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const { state, from, to, q, address, numbers } = selection;
  const conditions = [
    'i.customer_number = $1',
    ...(state === 'all' ? [] : [`${stateIn(value(day))} = ${value(state)}`]),
    ...(from === undefined ? [] : [`i.issued_on >= ${value(from)}`]),
    ...(to === undefined ? [] : [`i.issued_on <= ${value(to)}`]),
    ...(numbers === undefined ? [] : [`i.number = any(${value(numbers.split(','))}::text[])`]),
    ...(address === undefined
      ? []
      : [
          `exists (select 1 from ${orderDetailsTable.qualifiedName} o
             where o.order_number = any(i.order_numbers) and ${placeOfOrder} = ${value(address)})`,
        ]),
  ];
  const likes = searchPatterns(q).map((pattern) => `t.words like ${value(pattern)}`);
  if (likes.length === 0) return { where: conditions.join(' and '), texts: null, latest: null, values };
  const table = invoiceTextsTable.qualifiedName;
  const texts = `${table} t where t.customer_number = $1 and ${likes.join(' and ')}`;
  const where = [...conditions, `i.number in (select t.number from ${texts})`].join(' and ');
  // Words alone need no row of the invoices but those of the page.
  if (conditions.length > 1) return { where, texts: null, latest: null, values };
  const latest = `(select number, words from ${table} where customer_number = $1
    order by issued_on desc, number desc limit ${latestRead}) t where ${likes.join(' and ')}`;
  return { where, texts, latest, values };
}

const latestRead = 500;
/** Numbers are rare: their index leads to few invoices. */
const hasNumber = (words: string): boolean => /\d{4}/.test(words);

/**
 * A frequent word fills a page among the latest invoices; its index would lead to all of them.
 * @returns null where they do not fill the page
 */
export async function findAmongLatest(
  pool: pg.Pool,
  { latest, values }: ReturnType<typeof selectInvoices>,
  { sort, order, q }: Pick<InvoiceSelection, 'sort' | 'order' | 'q'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly string[] | null> {
  const end = offset + limit;
  if (latest === null || sort !== 'date' || order !== 'desc' || end >= latestRead || hasNumber(q)) return null;
  const own = `select from ${invoiceTextsTable.qualifiedName} where customer_number = $1 limit ${latestRead + 1}`;
  const text = `select t.number from ${latest} and (select count(*) from (${own}) own) > ${latestRead} limit ${end + 1}`;
  const found = await findRows(pool, columnsOf(invoicesTable, 'number'), text, [...values]);
  return found.length > end ? found.slice(offset, end).map(({ number }) => number) : null;
}

/** @param shown invoices up to the end of the page; null: more than counted */
export const countInvoices = (
  pool: pg.Pool,
  { where, texts, values }: ReturnType<typeof selectInvoices>,
  shown: number,
): Promise<number | null> =>
  limitedCount(pool, texts ?? `${invoicesTable.qualifiedName} i where ${where}`, values, shown);

export function findInvoices(
  pool: pg.Pool,
  { where, texts, values }: ReturnType<typeof selectInvoices>,
  { sort, order }: Pick<InvoiceSelection, 'sort' | 'order'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FoundInvoiceSummary[]> {
  // Numbers in the text let PostgreSQL keep the plan: it cannot estimate a limit that is a parameter.
  const page = `limit ${limit} offset ${offset}`;
  const ordered = `order by ${sorts[sort](order)}`;
  const ofPage =
    texts !== null && sort === 'date'
      ? `i.number in (select t.number from ${texts} order by t.issued_on ${order}, t.number ${order} ${page}) ${ordered}`
      : `${where} ${ordered} ${page}`;
  const text = `select ${summarySql} from ${invoicesTable.qualifiedName} i where ${ofPage}`;
  // Only the first page of a list without a filter repeats.
  const isPlain = values.length === 1 && offset === 0;
  return findRows(pool, summaryColumns, {
    ...(isPlain && { name: `invoices-by-${sort}-${order}-${limit}` }),
    text,
    values: [...values],
  });
}

/** In the chosen order. */
export async function findInvoiceNumbers(
  pool: pg.Pool,
  { where, values }: ReturnType<typeof selectInvoices>,
  { sort, order }: Pick<InvoiceSelection, 'sort' | 'order'>,
): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    columnsOf(invoicesTable, 'number'),
    `select i.number from ${invoicesTable.qualifiedName} i where ${where} order by ${sorts[sort](order)}`,
    values,
  );
  return rows.map(({ number }) => number);
}

export const findNumberedInvoices = (
  pool: pg.Pool,
  customerNumber: string,
  numbers: readonly string[],
): Promise<FoundInvoiceSummary[]> =>
  findRows(pool, summaryColumns, {
    name: 'numbered-invoices',
    text: `select ${summarySql} from unnest($2::text[]) with ordinality as n (number, place)
        join ${invoicesTable.qualifiedName} i on i.number = n.number
      where i.customer_number = $1 order by n.place`,
    values: [customerNumber, numbers],
  });

const overviewColumns = {
  open_cents: 'double precision not null',
  overdue_cents: 'double precision not null',
  usable_cents: 'double precision not null',
  open_count: 'int not null',
  overdue_count: 'int not null',
} as const;
export type InvoiceOverview = RowOf<typeof overviewColumns>;

export async function findOverview(pool: pg.Pool, customerNumber: string, day: string): Promise<InvoiceOverview> {
  const row = await findRow(pool, overviewColumns, {
    name: 'invoice-overview',
    text: `select
        coalesce(sum(i.open_cents), 0) as open_cents,
        coalesce(sum(i.open_cents) filter (where ${stateIn('$2')} = 'overdue'), 0) as overdue_cents,
        (select coalesce(sum(c.credit_cents - c.used_cents - c.held_cents), 0)
         from ${invoicesTable.qualifiedName} c where c.customer_number = $1 and c.credit_cents > 0) as usable_cents,
        count(*)::int as open_count,
        (count(*) filter (where ${stateIn('$2')} = 'overdue'))::int as overdue_count
      from ${invoicesTable.qualifiedName} i where i.customer_number = $1 and i.open_cents > 0`,
    values: [customerNumber, day],
  });
  if (!row) throw new Error('sums of a customer are one row');
  return row;
}

/** Places of the customer's invoiced orders. */
export async function findAddresses(pool: pg.Pool, customerNumber: string): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    { place: 'text not null' },
    {
      name: 'invoice-addresses',
      text: `select distinct ${placeOfOrder} as place from ${orderDetailsTable.qualifiedName} o
        where o.order_number = any(array(
          select unnest(n.order_numbers) from ${invoicesTable.qualifiedName} n where n.customer_number = $1))
        order by place`,
      values: [customerNumber],
    },
  );
  return rows.map((row) => row.place);
}
