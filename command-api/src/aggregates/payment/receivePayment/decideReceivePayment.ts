import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { receiveCredit, receiveMoney } from '@talloor/rules/invoice/balance.ts';

export function decideReceivePayment(
  received: { readonly paymentId: string; readonly moneyCents: number; readonly creditsCents: number },
  state: InvoiceState,
): Decision<InvoiceEvent> {
  if (state.status === 'none') return { rejected: 'invoice.not_found' };
  const { paymentId, moneyCents, creditsCents } = received;
  if (state.receivedPayments.includes(paymentId)) return [];
  // Late money whose credit went elsewhere: this invoice gets nothing.
  if (moneyCents + creditsCents === 0 && state.reservation?.paymentId !== paymentId) return [];
  const balance = receiveCredit(receiveMoney(state.balance, moneyCents), creditsCents);
  return [{ type: 'InvoicePaymentReceived', data: { ...received, balance } }];
}
