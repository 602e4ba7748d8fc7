import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type NoteOrder = {
  readonly userId: string;
  readonly text: string;
  readonly freshId: string;
};

const most = 100;

/** Encrypted with the key of the order's user. */
export function decideNoteOrder({ userId, text, freshId }: NoteOrder, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.notes >= most) return { rejected: 'order.too_many_notes', parameters: { maximum: most } };
  return [
    {
      type: 'OrderNoted',
      data: { noteId: freshId, notedBy: userId, about: state.content.placedBy, text, number: state.notes + 1 },
    },
  ];
}
