import { expect, test } from '@jest/globals';
import { invoiceMessage, invoicePaymentMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { documentOf } from '@talloor/command-api/aggregates/invoice/reportInvoice/documentOf.ts';
import { differingSum } from '@talloor/rules/invoice/differingSum.ts';
import { expectedInvoice, type InvoicedNote } from '@talloor/rules/invoice/expectedInvoice.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { settleDelivery } from '@talloor/rules/deliveryNote/settleDelivery.ts';
import { isStructuredCommunication } from '@talloor/rules/invoice/structuredCommunication.ts';
import { invoiceOfWeek, planInvoice, planPayments } from './planInvoice.ts';

const line = {
  articleNumber: '131209',
  name: { nl: 'Room', fr: 'Crème' },
  unit: { nl: 'st', fr: 'pc' },
  delivered: 10,
  weight: null,
  priceMills: 3985,
  conversionFactor: 1,
  depositMills: 100,
  lineTotalCents: 3985,
};
const lines = [
  { ...line, lineId: '1', vatRate: 6 },
  { ...line, lineId: '2', vatRate: 21 },
];
const settled = settleDelivery(
  lines.map((each) => ({ ...each, free: false, ordered: 10, orderedTotalCents: 3985 })),
  { deliveryCents: 1500, expressCents: 0, discountCents: 100 },
);
const note = (deliveryNumber: string): InvoicedNote & { readonly deliveredOn: string } => ({
  deliveryNumber,
  orderNumber: deliveryNumber.slice(1),
  deliveredOn: '2026-03-13',
  lines,
  totals: settled,
  empties: [{ kind: 'crate', count: 2 }],
});
const depositOn = (kind: string) => (kind === 'crate' ? 3900 : null);
const weekOf = (customerNumber: string, deliveryDay: string) => ({
  customerNumber,
  ...invoiceOfWeek(customerNumber, deliveryDay),
  notes: [note('64402001'), note('64402002')],
});
const numbers = Array.from({ length: 300 }, (_, index) => String(204_000 + index));
const planInvoices = () =>
  ['2026-02-06', '2026-03-13', '2026-04-10'].flatMap((day) =>
    numbers.flatMap((number) => planInvoice(weekOf(number, day), depositOn) ?? []),
  );
const invoices = planInvoices();

test('deliveries of one customer and week are on one invoice, ten days after the Friday', () => {
  const days = ['2026-03-09', '2026-03-13', '2026-03-14'].map((day) => invoiceOfWeek('204118', day));
  expect(new Set(days.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(1);
  expect(days[0]).toMatchObject({ invoicedOn: '2026-03-23', dueOn: '2026-04-22' });
  expect(invoiceOfWeek('204118', '2026-03-16').invoiceNumber).not.toBe(days[0]?.invoiceNumber);
});

test('simulated invoices are valid and always the same; most agree with their notes, and each mistake occurs', () => {
  const expected = expectedInvoice([note('64402001'), note('64402002')], depositOn);
  for (const invoice of invoices) {
    expect(invoiceMessage.parse(invoice)).toEqual(invoice);
    expect(differingSum(documentOf(invoice, { customerName: '', orderNumbers: [] }))).toBeNull();
    expect(invoice.kind === 'invoice' && isStructuredCommunication(invoice.communication)).toBe(true);
  }
  expect(planInvoices()).toEqual(invoices);
  const wrong = invoices.filter(({ amount, lines: { length } }) => {
    return Math.round(amount * 100) !== expected.amountCents || length !== expected.lines.length;
  });
  expect(wrong.length / invoices.length).toBeGreaterThan(0.05);
  expect(wrong.length / invoices.length).toBeLessThan(0.25);
  const lineCounts = new Set(wrong.map(({ lines: { length } }) => length - expected.lines.length));
  expect([...lineCounts].toSorted((a, b) => a - b)).toEqual([-2, 0, 1]);
});

test('simulated payments are valid; together they pay the invoice, or pay it twice', () => {
  const sums = new Set<number>();
  for (const invoice of invoices) {
    if (invoice.kind !== 'invoice') continue;
    const payments = planPayments(invoice);
    for (const { message } of payments) expect(invoicePaymentMessage.parse(message)).toEqual(message);
    const paid = payments.reduce((sum, { message }) => sum + Math.round(message.amount * 100), 0);
    sums.add(paid / Math.round(invoice.amount * 100));
  }
  expect([...sums].toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('a customer who is invoiced every four weeks always has an overdue invoice', () => {
  const invoicesOf = (firstDay: string) =>
    Array.from({ length: 26 }, (_, index) => addDays(firstDay, 28 * index)).flatMap((deliveryDay) => {
      return planInvoice(weekOf('204118', deliveryDay), depositOn) ?? [];
    });
  for (const firstDay of ['2025-01-06', '2025-01-13', '2025-01-20', '2025-01-27'])
    for (let now = Date.parse('2026-01-01'); now < Date.parse('2026-08-01'); now += 86_400_000) {
      const overdue = invoicesOf(firstDay).filter((invoice) => {
        if (invoice.kind !== 'invoice' || Date.parse(invoice.due_on) >= now) return false;
        return planPayments(invoice).every(({ at }) => at > now);
      });
      expect(overdue).not.toEqual([]);
    }
});
