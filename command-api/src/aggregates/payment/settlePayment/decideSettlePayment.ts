import type { PaymentEvent, PaymentOutcome } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideSettlePayment(outcome: PaymentOutcome, state: PaymentState): Decision<PaymentEvent> {
  if (state.status !== 'finished' || state.outcome !== outcome || state.settled === outcome) return [];
  return [{ type: 'PaymentSettled', data: { outcome } }];
}
