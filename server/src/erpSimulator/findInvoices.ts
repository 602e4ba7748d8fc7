import type { Pool } from 'pg';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { invoiceCorrectionsTable, invoicesTable } from '@talloor/projections/tables/invoices.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import type { InvoicedNote } from '@talloor/rules/invoice/expectedInvoice.ts';
import { centsOfEuros, thousandths } from '@talloor/rules/money/rounding.ts';
import type { CreditedReturn } from './planCreditNote.ts';
import type { DisputedInvoice } from './planRequestedCredit.ts';
import { invoiceOfWeek, type InvoicedWeek } from './planInvoice.ts';

const noteColumns = columnsOf(
  deliveriesTable,
  'delivery_number',
  'order_number',
  'customer_number',
  'delivered_day',
  'lines',
  'totals',
  'empties',
  'invoice_number',
  'invoiced_on',
  'due_on',
);
const noteSelection = Object.keys(noteColumns)
  .map((column) => `d.${column}`)
  .join(', ');
type NoteRow = Awaited<ReturnType<typeof findRows<typeof noteColumns>>>[number];

/** Weeks whose deliveries are all reported as invoiced. @param known invoices that were sent */
export async function findInvoicedWeeks(
  pool: Pool,
  known: readonly string[],
  now: Date,
): Promise<readonly InvoicedWeek[]> {
  const [rows, open] = await Promise.all([
    findRows(
      pool,
      noteColumns,
      `select ${noteSelection} from ${deliveriesTable.qualifiedName} d
       where d.dashboard_group = 'invoiced' and d.invoice_number <> all($1::text[]) order by d.day, d.delivery_number`,
      [known],
    ),
    findRows(
      pool,
      columnsOf(orderDetailsTable, 'customer_number', 'delivery_day'),
      `select distinct o.customer_number, o.delivery_day
       from ${orderDetailsTable.qualifiedName} o join ${openOrdersTable.qualifiedName} p using (order_number)
       where p.state <> 'cancelled' and o.delivery_day >= $1 and not exists (
         select from ${deliveriesTable.qualifiedName} d where d.order_number = o.order_number and d.dashboard_group = 'invoiced')`,
      [addDays(dayAt(now.getTime()), -40)],
    ),
  ]);
  const openWeeks = new Set(open.map((row) => invoiceOfWeek(row.customer_number, row.delivery_day).invoiceNumber));
  const weeks = new Map<string, NoteRow[]>();
  for (const row of rows)
    if (row.invoice_number !== null && !openWeeks.has(row.invoice_number))
      weeks.set(row.invoice_number, [...(weeks.get(row.invoice_number) ?? []), row]);
  return [...weeks].flatMap(([invoiceNumber, notes]): InvoicedWeek[] => {
    const [first] = notes;
    if (!first || first.invoiced_on === null || first.due_on === null) return [];
    const { customer_number: customerNumber, invoiced_on: invoicedOn, due_on: dueOn } = first;
    return [{ invoiceNumber, customerNumber, invoicedOn, dueOn, notes: notes.map(noteOf) }];
  });
}

/** Credited returns of notes that were invoiced, oldest first, by note. */
export async function findCreditedReturns(pool: Pool): Promise<readonly (readonly CreditedReturn[])[]> {
  const rows = await findRows(
    pool,
    { ...noteColumns, ...columnsOf(returnsTable, 'return_id', 'collected'), credited: typed<string>('text not null') },
    `select ${noteSelection}, r.return_id, r.collected, r.credited_at as credited
     from ${returnsTable.qualifiedName} r join ${deliveriesTable.qualifiedName} d using (delivery_number)
     where r.credited_at is not null and d.invoice_number is not null order by r.credited_at, r.return_id`,
  );
  const notes = new Map<string, CreditedReturn[]>();
  for (const row of rows) {
    const creditedOn = dayAt(Date.parse(row.credited));
    const invoicedOn = row.invoiced_on ?? creditedOn;
    const credited: CreditedReturn = {
      returnId: row.return_id,
      customerNumber: row.customer_number,
      invoiceNumber: row.invoice_number ?? '',
      // Never before the invoice that it corrects.
      creditedOn: creditedOn < invoicedOn ? invoicedOn : creditedOn,
      note: noteOf(row),
      quantities: (row.collected ?? []).map((each) => ({ lineId: each.line_id, quantity: each.quantity })),
    };
    notes.set(row.delivery_number, [...(notes.get(row.delivery_number) ?? []), credited]);
  }
  return [...notes.values()];
}

/** @param day of the last credit note for returns that counts; later ones would change a sent one */
export const findDisputedInvoice = (pool: Pool, number: string, day: string): Promise<DisputedInvoice | null> =>
  findRow(
    pool,
    {
      ...columnsOf(invoicesTable, 'issued_on', 'amount_cents', 'lines', 'vat', 'differences'),
      returned_cents: 'double precision not null',
    },
    `select i.issued_on, i.amount_cents, i.lines, i.vat, i.differences,
       (select coalesce(sum(n.amount_cents), 0) from ${invoiceCorrectionsTable.qualifiedName} c
          join ${invoicesTable.qualifiedName} n on n.number = c.credit_number
        where c.invoice_number = i.number and n.number like '8%' and n.issued_on <= $2) as returned_cents
     from ${invoicesTable.qualifiedName} i where i.number = $1 and i.kind = 'invoice'`,
    [number, day],
  );

function noteOf(row: NoteRow): InvoicedNote & { readonly deliveredOn: string } {
  const { totals } = row;
  return {
    deliveryNumber: row.delivery_number,
    orderNumber: row.order_number,
    deliveredOn: row.delivered_day ?? '',
    lines: (row.lines ?? []).map((line) => ({
      lineId: line.line_id,
      articleNumber: line.article_number,
      name: line.name,
      unit: line.unit,
      delivered: line.delivered,
      weight: line.weight,
      priceMills: thousandths(line.price_per_unit),
      // The row lacks it; an invoice does not show it.
      conversionFactor: 1,
      vatRate: line.tax_percentage,
      depositMills: thousandths(line.deposit),
      lineTotalCents: centsOfEuros(line.total_excl_vat),
    })),
    totals: {
      deliveryCents: centsOfEuros(totals?.delivery_cost ?? 0),
      expressCents: centsOfEuros(totals?.express_fee ?? 0),
      discountCents: centsOfEuros(totals?.discounts ?? 0),
      vat: (totals?.vat ?? []).map((each) => ({
        rate: each.tax_percentage,
        baseCents: centsOfEuros(each.base),
        vatCents: centsOfEuros(each.amount),
      })),
    },
    empties: row.empties ?? [],
  };
}
