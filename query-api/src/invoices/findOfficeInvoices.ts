import type pg from 'pg';
import type { z } from 'zod';
import type { officeInvoiceFilter, officeInvoiceSorts } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { invoiceNotesTable, invoicesTable } from '@talloor/projections/tables/invoices.ts';
import type { ListQuestion } from '@talloor/platform/http/readListQuery.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { startingWith } from '../office/sought.ts';
import { nameOf } from './findInvoice.ts';
import { isDisputed, summaryColumns, summarySql, type FoundInvoiceSummary } from './findInvoices.ts';
import { ofCustomer } from './findPayments.ts';
import { stateIn } from './invoiceState.ts';

export type OfficeInvoicesQuestion = ListQuestion<
  z.output<typeof officeInvoiceFilter>,
  (typeof officeInvoiceSorts)[number]
>;

const columns: Readonly<Record<OfficeInvoicesQuestion['field'], string>> = {
  issued_on: 'i.issued_on',
  due_on: 'i.due_on',
  id: 'i.number',
  amount: 'i.amount_cents',
};

/** @param day today, yyyy-mm-dd */
export async function findOfficeInvoices(
  pool: pg.Pool,
  { filter, range: [first, last], field, descending }: OfficeInvoicesQuestion,
  day: string,
): Promise<{ readonly total: number; readonly invoices: readonly FoundInvoiceSummary[] }> {
  const values: unknown[] = [];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const { number, customer, state, kind, mark, from, to } = filter;
  const where = [
    'true',
    ...(number ? [`i.number like ${value(startingWith(number))}`] : []),
    ...(customer ? [ofCustomer(customer, value, 'i.customer_number', 'i.customer_name')] : []),
    ...(state ? [`${stateIn(value(day))} = ${value(state)}`] : []),
    ...(kind ? [`i.kind = ${value(kind)}`] : []),
    ...(mark === 'disputed' ? [isDisputed] : []),
    ...(mark === 'differences' ? ['i.difference_count > 0'] : []),
    ...(from ? [`i.issued_on >= ${value(from)}`] : []),
    ...(to ? [`i.issued_on <= ${value(to)}`] : []),
  ].join(' and ');
  const order = descending ? 'desc nulls last' : 'asc';
  const [count, invoices] = await Promise.all([
    findRow(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${invoicesTable.qualifiedName} i where ${where}`,
      values,
    ),
    findRows(
      pool,
      summaryColumns,
      `select ${summarySql} from ${invoicesTable.qualifiedName} i where ${where}
       order by ${columns[field]} ${order}, i.number ${order} limit ${last - first + 1} offset ${first}`,
      values,
    ),
  ]);
  return { total: count?.total ?? 0, invoices };
}

const noteColumns = { ...columnsOf(invoiceNotesTable, 'note_id', 'text', 'noted_at'), noted_by: 'text' } as const;
export type FoundInvoiceNote = RowOf<typeof noteColumns>;

export const findInvoiceNotes = (pool: pg.Pool, number: string): Promise<FoundInvoiceNote[]> =>
  findRows(pool, noteColumns, {
    name: 'invoice-notes',
    text: `select n.note_id, n.text, n.noted_at, ${nameOf('n.noted_by')} as noted_by
      from ${invoiceNotesTable.qualifiedName} n where n.number = $1 order by n.noted_at, n.note_id`,
    values: [number],
  });
