import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideFinishPayment } from '../finishPayment/decideFinishPayment.ts';

export type ReleasePayment = { readonly releasedBy: string; readonly reason: string; readonly now: Date };

/** What the provider calls paid is finished before, unless the payment is flagged. */
export function decideReleasePayment(
  { releasedBy, reason, now }: ReleasePayment,
  state: PaymentState,
): Decision<PaymentEvent> {
  if (state.status === 'finished' && state.outcome === 'released') return [];
  if (state.status === 'refused' || state.status === 'finished') return { rejected: 'payment.not_releasable' };
  return decideFinishPayment({ outcome: 'released', finishedAt: now.toISOString(), releasedBy, reason }, state);
}
