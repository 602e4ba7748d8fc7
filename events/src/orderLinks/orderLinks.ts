import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';

export const linkKinds = ['order', 'delivery', 'return', 'recall', 'invoice', 'serviceRequest'] as const;

/** Stream `order-links-{orderNumber}` (ADR 0158). */
export const orderLinksEvents = {
  OrderStreamLinked: defineEvent(
    'OrderStreamLinked',
    z.object({
      stream: z.string().min(1).max(100),
      kind: z.enum(linkKinds),
      /** The event that names the order. */
      revision: z.int().nonnegative(),
      eventId: z.uuid(),
      hash: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
};
export type OrderLinksEvent = EventIn<typeof orderLinksEvents>;
export type OrderLink = OrderLinksEvent['data'];

export const orderLinksStream = (orderNumber: string): string => `order-links-${orderNumber}`;

/** Ids of the linked events. */
export type OrderLinksState = { readonly eventIds: readonly string[] };

export const orderLinksFold = {
  category: 'order-links',
  stateVersion: 1,
  initial: { eventIds: [] } as OrderLinksState,
  evolve: ({ eventIds }: OrderLinksState, event: OrderLinksEvent): OrderLinksState => ({
    eventIds: [...eventIds, event.data.eventId],
  }),
};
