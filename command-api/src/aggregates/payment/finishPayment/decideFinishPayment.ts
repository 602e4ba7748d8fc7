import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** `paid` can follow any other outcome: money counts. */
export function decideFinishPayment(
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
