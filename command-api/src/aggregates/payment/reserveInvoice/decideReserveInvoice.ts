import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { OfPayment } from '../settle/stepOfPayment.ts';

/** @param step.cents the open amount that the payment counts on */
export function decideReserveInvoice(
  { paymentId, number, cents }: OfPayment,
  state: InvoiceState,
): Decision<InvoiceEvent> {
  if (state.status === 'none') return { rejected: 'invoice.not_found' };
  if (state.reservation?.paymentId === paymentId || state.receivedPayments.includes(paymentId)) return [];
  if (state.balance.openCents === 0) return { rejected: 'invoice.not_payable', parameters: { number } };
  if (state.reservation !== null) return { rejected: 'invoice.in_payment', parameters: { number } };
  if (state.balance.openCents !== cents) return { rejected: 'invoice.amount_changed' };
  return [{ type: 'InvoicePaymentReserved', data: { paymentId, cents } }];
}
