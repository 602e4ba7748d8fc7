import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentPlan } from '@talloor/events/payment/state.ts';
import type { PaymentAtProvider } from '../../../payments/paymentProvider.ts';

type Flag = Extract<PaymentEvent, { type: 'PaymentFlagged' }>;

/** Null where identity, currency and amount are those of the plan. */
export function flagOf({ paymentId, amountCents }: PaymentPlan, payment: PaymentAtProvider): Flag | null {
  if (payment.paymentId !== paymentId) return flagFor('identity', payment);
  if (payment.currency !== 'EUR') return flagFor('currency', payment);
  return payment.amountCents === amountCents ? null : flagFor('amount', payment);
}

export const flagFor = (
  reason: Flag['data']['reason'],
  { amountCents, currency, status }: PaymentAtProvider,
): Flag => ({
  type: 'PaymentFlagged',
  data: { reason, providerCents: amountCents, currency, isPaid: status === 'paid' },
});
