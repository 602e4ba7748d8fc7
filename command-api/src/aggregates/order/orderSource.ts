import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';

/** The basket's event that decided the order; every step that follows is keyed by it. */
export type OrderSource = {
  readonly id: string;
  readonly content: OrderContent;
  readonly metadata: CommandMetadata;
};

/** The order as it stands after a step, and the position of what the step appended; null where it had nothing to append. */
export type Progressed = { readonly order: OrderState; readonly position: Position | null };
