import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';

export const storyOf = (deliveryNumber: string, orderNumber: string): DeliveryEvent[] =>
  deliveryStory.map((event) =>
    event.type === 'DeliveryScheduled' ? { ...event, data: { ...event.data, deliveryNumber, orderNumber } } : event,
  );
