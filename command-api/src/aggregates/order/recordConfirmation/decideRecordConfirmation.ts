import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

export type ToldOrder = { readonly version: number; readonly isCancelled: boolean };

/** Once. Silent when the order changed meanwhile, because its new state has its own mail. */
export function decideRecordConfirmation(sent: SentMail, told: ToldOrder, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const isOvertaken = state.version !== told.version || (state.status === 'cancelled') !== told.isCancelled;
  if (isOvertaken || state.confirmationSent) return [];
  const { version } = state;
  return [{ type: 'OrderConfirmationSent', data: { ...sent, ...(version > 1 && { version }) } }];
}
