import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { PaymentAtProvider } from '../../../payments/paymentProvider.ts';
import { flagOf } from '../settle/flagOf.ts';

/** Where the provider names no end. */
const usualMs = 15 * 60_000;

export function decideCreatePayment(
  created: PaymentAtProvider,
  state: PaymentState,
  now: Date,
): Decision<PaymentEvent> {
  if (state.status !== 'prepared') return [];
  const expiresAt = created.expiresAt ?? new Date(now.getTime() + usualMs).toISOString();
  const { id: providerId, checkoutUrl } = created;
  const flag = flagOf(state.plan, created);
  return [{ type: 'PaymentCreated', data: { providerId, checkoutUrl, expiresAt } }, ...(flag ? [flag] : [])];
}
