import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

/** What a mail told of an order. */
export type ToldOrder = { readonly version: number; readonly isCancelled: boolean };

/**
 * Notes that the confirmation went out; a second sending of the same mail is not noted again. Where the order was changed or
 * cancelled while the mail was under way nothing is noted: what it became since has a mail of its own.
 */
export function decideRecordConfirmation(sent: SentMail, told: ToldOrder, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const isOvertaken = state.version !== told.version || (state.status === 'cancelled') !== told.isCancelled;
  if (isOvertaken || state.confirmationSent) return [];
  const { version } = state;
  return [{ type: 'OrderConfirmationSent', data: { ...sent, ...(version > 1 && { version }) } }];
}
