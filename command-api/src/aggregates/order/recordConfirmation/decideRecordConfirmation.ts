import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

/** Notes that the confirmation went out; a second sending of the same mail is not noted again. */
export function decideRecordConfirmation(sent: SentMail, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.confirmationSent) return [];
  const { version } = state;
  return [{ type: 'OrderConfirmationSent', data: { ...sent, ...(version > 1 && { version }) } }];
}
