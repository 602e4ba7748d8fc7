import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';

/** The basket's event; later steps derive their ids from it. */
export type OrderSource = {
  readonly id: string;
  readonly content: OrderContent;
  readonly metadata: CommandMetadata;
};

/** `position` null: nothing appended. */
export type Progressed = { readonly order: OrderState; readonly position: Position | null };
