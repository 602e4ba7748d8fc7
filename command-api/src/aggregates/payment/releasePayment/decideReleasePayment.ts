import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideFinished } from '../settle/paymentDecisions.ts';

export type ReleasePayment = { readonly releasedBy: string; readonly reason: string; readonly now: Date };

/** What the provider calls paid is finished before, unless the payment is flagged. */
export function decideReleasePayment(
  { releasedBy, reason, now }: ReleasePayment,
  state: PaymentState,
): Decision<PaymentEvent> {
  if (state.status === 'finished' && state.outcome === 'released') return [];
  if (state.status === 'refused' || state.status === 'finished') return { rejected: 'payment.not_releasable' };
  return decideFinished({ outcome: 'released', finishedAt: now.toISOString(), releasedBy, reason }, state);
}
