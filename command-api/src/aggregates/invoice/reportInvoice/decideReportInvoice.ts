import { isDeepStrictEqual } from 'node:util';
import type { InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { InvoiceBilling, InvoiceDocument } from '@talloor/events/invoice/values.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { maxEventBytes } from '@talloor/platform/eventStore/port.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { balanceAtIssue } from '@talloor/rules/invoice/balance.ts';
import { differingSum, isVatComplete } from '@talloor/rules/invoice/differingSum.ts';
import { isStructuredCommunication } from '@talloor/rules/invoice/structuredCommunication.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { deliveryNumbersOf, documentOf, lineOf, returnIdsOf } from './documentOf.ts';
import type { InvoiceFacts } from './invoiceFacts.ts';
import { matchDocument } from './matchDocument.ts';

/** Differences that an event holds; fewer where the lines leave no room. */
const mostDifferences = [2000, 100];
/** Leaves room for metadata. */
const mostBytes = maxEventBytes - 16_384;

/** Of an event; a document on more notes cannot be stored. */
const mostNotes = 1000;

/** All or nothing. A repeat is silent; another document with its number is rejected. */
export function decideReportInvoice(
  message: InvoiceMessage,
  facts: InvoiceFacts,
  state: InvoiceState,
): Decision<InvoiceEvent> {
  if (state.status === 'issued')
    return isDeepStrictEqual(documentOf(message, state.document), state.document)
      ? []
      : { rejected: 'invoice.number_used', parameters: { number: message.number } };
  const { customer, now } = facts;
  const rejection = rejectForm(message, now);
  if (rejection) return rejection;
  if (customer === null)
    return { rejected: 'invoice.customer_unknown', parameters: { customer: message.customer_number } };
  const document = documentOf(message, { customerName: customer.name, orderNumbers: orderNumbersOf(message, facts) });
  const wrongSum = differingSum(document);
  if (wrongSum)
    return {
      rejected: 'invoice.sums_differ',
      parameters: { sum_amount: eurosOfCents(wrongSum.computed), invoice_amount: eurosOfCents(wrongSum.delivered) },
    };
  if (!isVatComplete(document)) return { rejected: 'invoice.message_invalid', parameters: { field: 'vat' } };
  const unfounded = rejectSources(message, facts);
  if (unfounded) return unfounded;
  const balance = balanceAtIssue(document.kind, document.amountCents);
  for (const most of mostDifferences) {
    const data = { ...document, ...matchDocument(document, facts, most), balance, ...billingOf(customer) };
    if (Buffer.byteLength(JSON.stringify(data)) <= mostBytes) return [{ type: 'InvoiceIssued', data }];
  }
  return { rejected: 'invoice.message_invalid', parameters: { field: 'lines' } };
}

/** Without VAT number it may be a person, whose address is not stored (ADR 0034). */
const billingOf = ({
  billingAddress,
  vatNumber,
}: NonNullable<InvoiceFacts['customer']>): { readonly billing?: InvoiceBilling } =>
  vatNumber === '' ? {} : { billing: { ...billingAddress, vatNumber } };

function rejectForm(message: InvoiceMessage, now: Date): Rejection | null {
  const { lines, vat, issued_on: issuedOn } = message;
  const invalid = (field: string): Rejection => ({ rejected: 'invoice.message_invalid', parameters: { field } });
  if (new Set(lines.map(({ line }) => line)).size < lines.length) return invalid('lines');
  if (deliveryNumbersOf(message).length > mostNotes) return invalid('lines');
  if (new Set(vat.map(({ tax_percentage: rate }) => rate)).size < vat.length) return invalid('vat');
  if (message.kind === 'invoice') {
    if (message.due_on < issuedOn) return invalid('due_on');
    if (!isStructuredCommunication(message.communication)) return { rejected: 'invoice.communication_invalid' };
  }
  return issuedOn > addDays(dayAt(now.getTime()), 1) ? { rejected: 'invoice.dated_ahead' } : null;
}

function rejectSources(message: InvoiceMessage, { deliveries, returns, corrected }: InvoiceFacts): Rejection | null {
  const { customer_number: customer } = message;
  for (const number of deliveryNumbersOf(message)) {
    const delivery = deliveries.get(number);
    if (!delivery || delivery.status === 'none' || delivery.picked === null || delivery.deliveredAt === null)
      return { rejected: 'invoice.note_unknown', parameters: { number } };
    if (delivery.plan.customerNumber !== customer)
      return { rejected: 'invoice.note_of_other_customer', parameters: { number } };
  }
  for (const number of returnIdsOf(message.lines.map(lineOf))) {
    const known = returns.get(number);
    if (!known || known.status !== 'credited' || known.request.customerNumber !== customer)
      return { rejected: 'invoice.return_unknown', parameters: { number } };
  }
  for (const [number, invoice] of corrected)
    if (
      invoice.status === 'none' ||
      invoice.document.kind !== 'invoice' ||
      invoice.document.customerNumber !== customer
    )
      return { rejected: 'invoice.corrected_unknown', parameters: { number } };
  return null;
}

const orderNumbersOf = (message: InvoiceMessage, { deliveries }: InvoiceFacts): InvoiceDocument['orderNumbers'] => [
  ...new Set(
    deliveryNumbersOf(message).flatMap((number) => {
      const delivery = deliveries.get(number);
      return delivery?.status === 'known' ? [delivery.plan.orderNumber] : [];
    }),
  ),
];
