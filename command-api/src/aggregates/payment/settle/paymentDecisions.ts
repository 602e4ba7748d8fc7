import type { PaymentEvent, PaymentOutcome } from '@talloor/events/payment/events.ts';
import type { PaymentPlan, PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { PaymentAtProvider } from '../../../payments/paymentProvider.ts';

type Flag = Extract<PaymentEvent, { type: 'PaymentFlagged' }>;

export function decidePrepared(refusal: RefusedStep | null, state: PaymentState): Decision<PaymentEvent> {
  if (state.status !== 'started') return [];
  if (refusal === null) return [{ type: 'PaymentPrepared', data: {} }];
  return [{ type: 'PaymentRefused', data: { code: refusal.rejection.rejected, number: refusal.number } }];
}
export type RefusedStep = { readonly rejection: Rejection; readonly number: string };

/** How long a payment can be paid where the provider says nothing. */
const usualMs = 15 * 60_000;

export function decideCreated(created: PaymentAtProvider, state: PaymentState, now: Date): Decision<PaymentEvent> {
  if (state.status !== 'prepared') return [];
  const expiresAt = created.expiresAt ?? new Date(now.getTime() + usualMs).toISOString();
  const { id: providerId, checkoutUrl } = created;
  const flag = flagOf(state.plan, created);
  return [{ type: 'PaymentCreated', data: { providerId, checkoutUrl, expiresAt } }, ...(flag ? [flag] : [])];
}

/** What the provider says of the payment, which is never believed without identity, currency and amount. */
export function decideFetched(fetched: PaymentAtProvider, state: PaymentState, now: Date): Decision<PaymentEvent> {
  if (!('provider' in state) || state.provider === null) return [];
  const flag = fetched.id === state.provider.providerId ? flagOf(state.plan, fetched) : flagFor('identity', fetched);
  if (flag) return state.flagged ? [] : [flag];
  const { status } = fetched;
  if (status === 'open' || status === 'pending' || status === 'authorized') return [];
  return decideFinished({ outcome: status, finishedAt: now.toISOString() }, state);
}

/** `paid` can follow any other outcome: money counts. */
export function decideFinished(
  finish: Extract<PaymentEvent, { type: 'PaymentFinished' }>['data'],
  state: PaymentState,
): Decision<PaymentEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'payment.not_found' };
    case 'refused':
      return [];
    case 'finished':
      if (finish.outcome !== 'paid' || state.outcome === 'paid') return [];
      break;
    case 'started':
    case 'prepared':
    case 'created':
      break;
    default:
      return state satisfies never;
  }
  return [{ type: 'PaymentFinished', data: finish }];
}

export function decideSettled(outcome: PaymentOutcome, state: PaymentState): Decision<PaymentEvent> {
  if (state.status !== 'finished' || state.outcome !== outcome || state.settled === outcome) return [];
  return [{ type: 'PaymentSettled', data: { outcome } }];
}

function flagOf({ paymentId, amountCents }: PaymentPlan, payment: PaymentAtProvider): Flag | null {
  if (payment.paymentId !== paymentId) return flagFor('identity', payment);
  if (payment.currency !== 'EUR') return flagFor('currency', payment);
  return payment.amountCents === amountCents ? null : flagFor('amount', payment);
}

const flagFor = (reason: Flag['data']['reason'], { amountCents, currency }: PaymentAtProvider): Flag => ({
  type: 'PaymentFlagged',
  data: { reason, providerCents: amountCents, currency },
});
