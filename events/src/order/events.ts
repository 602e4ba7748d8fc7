import { z } from 'zod';
import { orderContent, personOfOrder } from '../basket/events.ts';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits, orderedQuantity } from '../values.ts';
import { changeEvents } from './orderChanges.ts';
import { noteEvents } from './notes.ts';
import { pickingEvents } from './picking.ts';

/** Stream `order-{orderNumber}` (architecture.md §3). */
export const orderEvents = {
  OrderPlaced: defineEvent('OrderPlaced', orderContent, { personOf: personOfOrder }),
  OrderLinesAllocated: defineEvent(
    'OrderLinesAllocated',
    z.object({
      lines: z.array(z.object({ lineId: digits, articleNumber: digits, quantity: orderedQuantity })),
      /** Version of the order; absent for the first. */
      version: z.int().min(2).optional(),
    }),
  ),
  OrderLineShort: defineEvent(
    'OrderLineShort',
    z.object({
      lineId: digits,
      articleNumber: digits,
      ordered: orderedQuantity,
      allocated: orderedQuantity,
      version: z.int().min(2).optional(),
    }),
  ),
  OrderConfirmationSent: defineEvent(
    'OrderConfirmationSent',
    z.object({
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().positive(),
      messageId: z.string(),
      version: z.int().min(2).optional(),
    }),
  ),
  ...changeEvents,
  ...noteEvents,
  ...pickingEvents,
};
export type OrderEvent = EventIn<typeof orderEvents>;

export type OrderChange = EventIn<typeof changeEvents>;
export const isOrderChange = (event: { readonly type: string }): event is OrderChange => event.type in changeEvents;

export const orderStream = (orderNumber: string): string => `order-${orderNumber}`;
