import type { OrderLink, OrderLinksEvent, OrderLinksState } from '@talloor/events/orderLinks/orderLinks.ts';

export const decideLinkStream = (link: OrderLink, { eventIds }: OrderLinksState): readonly OrderLinksEvent[] =>
  eventIds.includes(link.eventId) ? [] : [{ type: 'OrderStreamLinked', data: link }];
