import { z } from 'zod';
import { orderContent, personOfOrder } from '../basket/events.ts';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits, orderedQuantity } from '../values.ts';

/** Stream `order-{orderNumber}` (architecture.md §3). */
export const orderEvents = {
  OrderPlaced: defineEvent('OrderPlaced', orderContent, { personOf: personOfOrder }),
  OrderLinesAllocated: defineEvent(
    'OrderLinesAllocated',
    z.object({ lines: z.array(z.object({ lineId: digits, articleNumber: digits, quantity: orderedQuantity })) }),
  ),
  OrderLineShort: defineEvent(
    'OrderLineShort',
    z.object({ lineId: digits, articleNumber: digits, ordered: orderedQuantity, allocated: orderedQuantity }),
  ),
  OrderConfirmationSent: defineEvent(
    'OrderConfirmationSent',
    z.object({ language: z.enum(['nl', 'fr']), recipientCount: z.int().positive(), messageId: z.string() }),
  ),
};
export type OrderEvent = EventIn<typeof orderEvents>;

/** Stream of an order. */
export const orderStream = (orderNumber: string): string => `order-${orderNumber}`;
