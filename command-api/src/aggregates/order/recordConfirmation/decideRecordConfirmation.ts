import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

export type MailedOrder = { readonly version: number; readonly isCancelled: boolean };

/** Silent when the order changed, because its new state has its own mail. */
export function decideRecordConfirmation(
  sentMail: SentMail,
  mailedOrder: MailedOrder,
  state: OrderState,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const isOvertaken =
    state.version !== mailedOrder.version || (state.status === 'cancelled') !== mailedOrder.isCancelled;
  if (isOvertaken || state.confirmationSent) return [];
  const { version } = state;
  return [{ type: 'OrderConfirmationSent', data: { ...sentMail, ...(version > 1 && { version }) } }];
}
