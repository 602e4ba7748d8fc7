import { randomOf, type Random } from '@talloor/catalogue/generator/randomOf.ts';
import type { InvoiceMessage, InvoicePaymentMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { invoiceMessageOf } from '@talloor/contracts/invoiceMessageOf.ts';
import { instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { expectedInvoice, type InvoicedNote } from '@talloor/rules/invoice/expectedInvoice.ts';
import { structuredCommunicationOf } from '@talloor/rules/invoice/structuredCommunication.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { spoilInvoice } from './spoilInvoice.ts';

export type InvoicedWeek = {
  readonly invoiceNumber: string;
  readonly customerNumber: string;
  /** yyyy-mm-dd */
  readonly invoicedOn: string;
  readonly dueOn: string;
  readonly notes: readonly (InvoicedNote & { readonly deliveredOn: string })[];
};
/** `at` in milliseconds. */
export type DuePayment = { readonly at: number; readonly message: InvoicePaymentMessage };

const dayMs = 86_400_000;
const firstMonday = Date.parse('2020-01-06');
const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** One invoice per customer and week, ten days after its Friday. */
export function invoiceOfWeek(customerNumber: string, deliveryDay: string) {
  const monday = mondayOf(deliveryDay);
  const week = 1000 + Math.round((Date.parse(monday) - firstMonday) / (7 * dayMs));
  const invoicedOn = addDays(monday, 14);
  return {
    invoiceNumber: `${week}${customerNumber}`,
    invoicedOn,
    dueOn: addDays(invoicedOn, 30),
    at: instantOf(invoicedOn, '07:30'),
  };
}

export const randomOfNumber = (number: string, salt = 0): Random =>
  randomOf(Number(BigInt(number) % 4_294_967_296n) + salt);

/** Null without anything to invoice. Some are wrong on purpose. */
export function planInvoice(
  { invoiceNumber: number, customerNumber, invoicedOn, dueOn, notes }: InvoicedWeek,
  depositOn: (kind: string, day: string) => number | null,
): InvoiceMessage | null {
  const days = new Map(notes.map((note) => [note.deliveryNumber, note.deliveredOn]));
  const expected = expectedInvoice(notes, (kind, note) => depositOn(kind, days.get(note) ?? ''));
  if (expected.lines.length === 0 || expected.amountCents < 0) return null;
  return {
    kind: 'invoice',
    message_id: `sim-${number}`,
    number,
    customer_number: customerNumber,
    issued_on: invoicedOn,
    due_on: dueOn,
    communication: structuredCommunicationOf(number.slice(-10).padStart(10, '0')),
    buyer_reference: '',
    ...invoiceMessageOf(spoilInvoice(expected, randomOfNumber(number))),
  };
}

/** Four weeks each, so that customers have one overdue and one paid twice. */
const turnOf = (number: string): number => Math.floor(Number(number.slice(0, 4)) / 4) % 8;

/** Some late, twice or in two parts. */
export function planPayments({
  number,
  amount,
  ...invoice
}: Extract<InvoiceMessage, { kind: 'invoice' }>): DuePayment[] {
  if (amount === 0) return [];
  const random = randomOfNumber(number, 1);
  const transfer = (index: number, day: string, euros: number): DuePayment => ({
    at: instantOf(day, '10:00'),
    message: { kind: 'transfer', message_id: `sim-${number}-paid-${index}`, number, booked_on: day, amount: euros },
  });
  const luck = random.next();
  const { issued_on: issuedOn, due_on: dueOn } = invoice;
  const inTime = addDays(issuedOn, random.between(20, 28));
  const late = addDays(dueOn, random.between(57, 80));
  const turn = turnOf(number);
  if (turn % 2 === 0) return [transfer(1, late, amount)];
  if (turn === 1) return [transfer(1, inTime, amount), transfer(2, addDays(inTime, 3), amount)];
  if (luck < 0.85) return [transfer(1, inTime, amount)];
  const half = eurosOfCents(Math.round(amount * 50));
  const rest = eurosOfCents(Math.round(amount * 100) - Math.round(amount * 50));
  return half > 0 ? [transfer(1, inTime, half), transfer(2, late, rest)] : [transfer(1, late, amount)];
}
