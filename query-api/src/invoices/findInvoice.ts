import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import {
  invoiceDisputesTable,
  invoiceEntriesTable,
  invoicesTable,
  type InvoicePaymentOutcome,
} from '@talloor/projections/tables/invoices.ts';
import { orderDetailsTable, type OrderDetailRow } from '@talloor/projections/tables/orderDetail.ts';
import { columnsOf, orNull, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { summaryColumns, summarySql } from './findInvoices.ts';

export type FoundDispute = {
  readonly dispute_id: string;
  readonly line_numbers: readonly number[];
  readonly reason: RowOf<typeof invoiceDisputesTable.columns>['reason'];
  readonly comment: string | null;
  readonly disputed_at: string;
  readonly language: 'nl' | 'fr';
  readonly outcome: 'explained' | 'credit_note_requested' | null;
  readonly answer: string | null;
  readonly answered_at: string | null;
  /** Null after erasure. */
  readonly disputed_by: string | null;
  readonly answered_by: string | null;
};
export type FoundEntry = {
  readonly entry_id: string;
  readonly kind: 'payment' | 'transfer' | 'refund' | 'credit';
  readonly at: string;
  readonly cents: number;
  readonly money_cents: number | null;
  readonly outcome: InvoicePaymentOutcome | null;
};

type FoundMissingLine = {
  readonly delivery_number: string;
  readonly line_id: string;
  readonly name: Readonly<Record<'nl' | 'fr', string>>;
};

const invoiceColumns = {
  ...summaryColumns,
  ...columnsOf(
    invoicesTable,
    'billing',
    'communication',
    'lines',
    'vat',
    'base_cents',
    'vat_cents',
    'deposit_cents',
    'expected_cents',
    'differences',
  ),
  disputes: typed<readonly FoundDispute[]>('json not null'),
  entries: typed<readonly FoundEntry[]>('json not null'),
  missing_lines: typed<readonly FoundMissingLine[]>('json not null'),
} as const;
export type FoundInvoice = RowOf<typeof invoiceColumns>;

/** Null after erasure. */
export const nameOf = (userId: string): string =>
  `(select nullif(concat_ws(' ', a.first_name, a.last_name), '') from ${accountsTable.qualifiedName} a
    where a.user_id = ${userId})`;

const invoiceSql = `select ${summarySql}, i.billing, i.communication, i.lines, i.vat, i.base_cents, i.vat_cents, i.deposit_cents,
    i.expected_cents, i.differences,
    (select coalesce(json_agg(json_build_object(
         'dispute_id', d.dispute_id, 'line_numbers', d.line_numbers, 'reason', d.reason, 'comment', d.comment,
         'disputed_at', d.disputed_at, 'language', d.language, 'outcome', d.outcome, 'answer', d.answer,
         'answered_at', d.answered_at, 'disputed_by', ${nameOf('d.disputed_by')},
         'answered_by', ${nameOf('d.answered_by')}) order by d.disputed_at, d.dispute_id), '[]')
     from ${invoiceDisputesTable.qualifiedName} d where d.number = i.number) as disputes,
    (select coalesce(json_agg(json_build_object('entry_id', e.entry_id, 'kind', e.kind, 'at', e.at, 'cents', e.cents,
         'money_cents', e.money_cents, 'outcome', e.outcome) order by e.at, e.entry_id), '[]')
     from ${invoiceEntriesTable.qualifiedName} e where e.number = i.number) as entries,
    (select coalesce(json_agg(json_build_object('delivery_number', d.delivery_number, 'line_id', line->>'line_id',
         'name', line->'name')), '[]')
     from (select difference->>'delivery_number' as number, array_agg(difference->>'note_line_id') as line_ids
           from json_array_elements(i.differences) difference
           where difference->>'line_number' is null group by 1) missing
       join ${deliveriesTable.qualifiedName} d
         on d.delivery_number = missing.number and d.customer_number = i.customer_number
       cross join json_array_elements(d.lines) line
     where line->>'line_id' = any(missing.line_ids)) as missing_lines
  from ${invoicesTable.qualifiedName} i where i.number = $1`;

/** Null for another customer's. */
export const findInvoice = (pool: pg.Pool, number: string, customerNumber: string): Promise<FoundInvoice | null> =>
  findRow(pool, invoiceColumns, {
    name: 'invoice-of-customer',
    text: `${invoiceSql} and i.customer_number = $2`,
    values: [number, customerNumber],
  });

export const findOfficeInvoice = (pool: pg.Pool, number: string): Promise<FoundInvoice | null> =>
  findRow(pool, invoiceColumns, { name: 'office-invoice', text: invoiceSql, values: [number] });

const noteColumns = {
  ...columnsOf(deliveriesTable, 'delivery_number', 'order_number', 'day', 'delivered_day'),
  ...orNull(columnsOf(orderDetailsTable, 'address_personal')),
  address: typed<OrderDetailRow['address']>('json'),
} as const;
export type FoundInvoicedNote = RowOf<typeof noteColumns>;

export const findInvoicedNotes = (
  pool: pg.Pool,
  { delivery_numbers: numbers, customer_number: customer }: Pick<FoundInvoice, 'delivery_numbers' | 'customer_number'>,
): Promise<FoundInvoicedNote[]> =>
  findRows(pool, noteColumns, {
    name: 'invoiced-notes',
    text: `select d.delivery_number, d.order_number, d.day, d.delivered_day, o.detail->'address' as address,
        o.address_personal
      from ${deliveriesTable.qualifiedName} d
        left join ${orderDetailsTable.qualifiedName} o on o.order_number = d.order_number
      where d.delivery_number = any($1::text[]) and d.customer_number = $2`,
    values: [numbers, customer],
  });
