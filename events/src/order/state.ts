import type { OrderContent } from '../basket/events.ts';
import type { OrderEvent } from './events.ts';

/** How much of a line the stock could give; `pending` until the allocation policy has decided. */
export type Allocation =
  { status: 'pending' } | { status: 'allocated'; quantity: number } | { status: 'short'; quantity: number };

export type OrderState =
  | { status: 'none' }
  | {
      status: 'open';
      content: OrderContent;
      /** By line id. */
      allocations: Record<string, Allocation>;
      allocated: boolean;
      confirmationSent: boolean;
    };

export const noOrder: OrderState = { status: 'none' };

/** Folds one event into the state of an order. */
export function evolveOrder(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'OrderPlaced') {
    const allocations = Object.fromEntries(event.data.lines.map((l) => [l.lineId, { status: 'pending' } as const]));
    return { status: 'open', content: event.data, allocations, allocated: false, confirmationSent: false };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'OrderLinesAllocated': {
      const given = event.data.lines.map((l) => [l.lineId, { status: 'allocated', quantity: l.quantity } as const]);
      return { ...state, allocated: true, allocations: { ...state.allocations, ...Object.fromEntries(given) } };
    }
    case 'OrderLineShort': {
      const short = { status: 'short', quantity: event.data.allocated } as const;
      return { ...state, allocations: { ...state.allocations, [event.data.lineId]: short } };
    }
    case 'OrderConfirmationSent':
      return { ...state, confirmationSent: true };
    default:
      return event satisfies never;
  }
}
