import type { InvoiceStateAt } from './viewInvoiceState.ts';
import { evolveInvoice, noInvoice } from '@talloor/events/invoice/state.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { evolvePayment, noPayment } from '@talloor/events/payment/state.ts';
import { isPaymentEvent, type InvoiceHistoryEntry } from './invoiceHistory.ts';

export function replayInvoice(entries: readonly InvoiceHistoryEntry[]): InvoiceStateAt[] {
  const states: InvoiceStateAt[] = [];
  let state: InvoiceStateAt = { invoice: noInvoice, payment: noPayment, day: '' };
  for (const { decoded } of entries) {
    if (decoded) state = advance(state, decoded);
    states.push(state);
  }
  return states;
}

type Decoded = NonNullable<InvoiceHistoryEntry['decoded']>;

function advance({ invoice, payment }: InvoiceStateAt, { event, metadata }: Decoded): InvoiceStateAt {
  const day = dayAt(Date.parse(metadata.occurredAt));
  if (!isPaymentEvent(event)) return { invoice: evolveInvoice(invoice, event), payment, day };
  const before = event.type === 'PaymentStarted' ? noPayment : payment;
  return { invoice, payment: evolvePayment(before, event), day };
}
