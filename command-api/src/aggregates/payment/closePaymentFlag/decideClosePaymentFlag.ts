import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Once, after the end: held invoices are released first. */
export function decideClosePaymentFlag(
  closure: Extract<PaymentEvent, { type: 'PaymentFlagClosed' }>['data'],
  state: PaymentState,
): Decision<PaymentEvent> {
  if (state.status === 'none') return { rejected: 'payment.not_found' };
  const hasEnded = state.status === 'finished' || state.status === 'refused';
  return hasEnded && state.flag === 'open'
    ? [{ type: 'PaymentFlagClosed', data: closure }]
    : { rejected: 'payment.flag_not_closable' };
}
