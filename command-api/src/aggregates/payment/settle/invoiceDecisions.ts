import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { PaymentOutcome } from '@talloor/events/payment/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import {
  holdCredit,
  receiveCredit,
  receiveMoney,
  releaseCredit,
  spendHeldCredit,
  usableCreditCents,
} from '@talloor/rules/invoice/balance.ts';

/** Steps of a payment on the streams of its invoices and credits. A step that is done gives no event. */
type OfPayment = { readonly paymentId: string; readonly number: string; readonly cents: number };

/** @param step.cents the open amount that the payment counts on */
export function decideReserve({ paymentId, number, cents }: OfPayment, state: InvoiceState): Decision<InvoiceEvent> {
  if (state.status === 'none') return { rejected: 'invoice.not_found' };
  if (state.reservation?.paymentId === paymentId || state.receivedPayments.includes(paymentId)) return [];
  if (state.balance.openCents === 0) return { rejected: 'invoice.not_payable', parameters: { number } };
  if (state.reservation !== null) return { rejected: 'invoice.in_payment', parameters: { number } };
  if (state.balance.openCents !== cents) return { rejected: 'invoice.amount_changed' };
  return [{ type: 'InvoicePaymentReserved', data: { paymentId, cents } }];
}

export function decideHold({ paymentId, number, cents }: OfPayment, state: InvoiceState): Decision<InvoiceEvent> {
  if (state.status === 'none') return { rejected: 'invoice.not_found' };
  if (state.uses.includes(paymentId) || state.holds.some((hold) => hold.paymentId === paymentId)) return [];
  if (usableCreditCents(state.balance) < cents)
    return { rejected: 'invoice.credit_not_usable', parameters: { number } };
  return [{ type: 'InvoiceCreditHeld', data: { paymentId, cents, balance: holdCredit(state.balance, cents) } }];
}

export function decideReceive(
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

/** Only credit that is still held: after a release it may have paid something else. */
export function decideUse(
  { paymentId, invoiceNumbers }: { readonly paymentId: string; readonly invoiceNumbers: string[] },
  state: InvoiceState,
): Decision<InvoiceEvent> {
  if (state.status === 'none') return { rejected: 'invoice.not_found' };
  const hold = state.holds.find((each) => each.paymentId === paymentId);
  if (!hold) return [];
  const balance = spendHeldCredit(state.balance, hold.cents);
  return [{ type: 'InvoiceCreditUsed', data: { paymentId, cents: hold.cents, invoiceNumbers, balance } }];
}

export type Release = {
  readonly paymentId: string;
  readonly outcome: Exclude<PaymentOutcome, 'paid'> | 'refused';
};

export function decideRelease({ paymentId, outcome }: Release, state: InvoiceState): Decision<InvoiceEvent> {
  if (state.status === 'none' || state.reservation?.paymentId !== paymentId) return [];
  return [{ type: 'InvoicePaymentReleased', data: { paymentId, outcome } }];
}

export function decideReleaseCredit({ paymentId }: Release, state: InvoiceState): Decision<InvoiceEvent> {
  if (state.status === 'none') return [];
  const hold = state.holds.find((each) => each.paymentId === paymentId);
  if (!hold) return [];
  return [{ type: 'InvoiceCreditReleased', data: { paymentId, balance: releaseCredit(state.balance, hold.cents) } }];
}
