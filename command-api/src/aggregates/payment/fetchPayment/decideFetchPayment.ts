import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { PaymentAtProvider } from '../../../payments/paymentProvider.ts';
import { decideFinishPayment } from '../finishPayment/decideFinishPayment.ts';
import { flagFor, flagOf } from '../settle/flagOf.ts';

/** Never believes the provider without the payment's identity, currency and amount. */
export function decideFetchPayment(fetched: PaymentAtProvider, state: PaymentState, now: Date): Decision<PaymentEvent> {
  if (!('provider' in state) || state.provider === null) return [];
  const flag = fetched.id === state.provider.providerId ? flagOf(state.plan, fetched) : flagFor('identity', fetched);
  const { status } = fetched;
  // Without money a wrong amount harms nobody.
  if (flag && (status === 'paid' || flag.data.reason === 'identity')) {
    // A flag without money, open or closed, does not tell the office of money that comes later.
    const isNews = state.flag === 'none' || (status === 'paid' && !state.isMoneyFlagged);
    return isNews ? [flag] : [];
  }
  if (status === 'open' || status === 'pending' || status === 'authorized') return [];
  return decideFinishPayment({ outcome: status, finishedAt: now.toISOString() }, state);
}
