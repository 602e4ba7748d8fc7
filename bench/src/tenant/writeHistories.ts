import { randomUUID } from 'node:crypto';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { deliveryStream, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { sideBySide } from '@talloor/platform/sideBySide.ts';
import { sampleFacts, sampleOrder } from './sampleOrder.ts';

export const eventsOfFirst = 200;
export const firstHistory = 9_000_001;
const writers = 16;
const usualChanges = 7;
const otherEvents = 13;
const perHistory = usualChanges + otherEvents;

export async function writeHistories(foundation: Foundation, events: number, ofFirst: number): Promise<void> {
  const numbers = Array.from({ length: Math.ceil((events - ofFirst) / perHistory) + 1 }, (_, at) => firstHistory + at);
  await sideBySide(numbers, writers, (number) =>
    writeHistory(foundation, number, number === firstHistory ? ofFirst - otherEvents : usualChanges),
  );
}

async function writeHistory({ store, codec }: Foundation, number: number, changes: number): Promise<void> {
  const { events: placing, metadata } = sampleOrder(number);
  const basketId = randomUUID();
  const order = placing.map((event): OrderEvent =>
    event.type === 'OrderPlaced' ? { ...event, data: { ...event.data, basketId } } : event,
  );
  const [placed] = order;
  if (placed?.type !== 'OrderPlaced') return;
  const { customerNumber, placedBy: openedBy } = placed.data;
  const basket: BasketEvent[] = [
    { type: 'BasketOpened', data: { basketId, customerNumber, openedBy } },
    ...Array.from({ length: changes }, (_, at): BasketEvent => {
      const data = { ...sampleFacts, quantity: at + 1, previousQuantity: at };
      return { type: 'BasketLineQuantityChanged', data };
    }),
    { type: 'BasketCheckedOut', data: placed.data },
  ];
  const deliveryNumber = `6${number}`;
  const delivery = deliveryStory
    .filter(({ type }) => type !== 'DeliveryInvoiced')
    .map((event): DeliveryEvent =>
      event.type === 'DeliveryScheduled'
        ? { ...event, data: { ...event.data, deliveryNumber, orderNumber: String(number), customerNumber } }
        : event,
    );
  for (const [stream, events] of [
    [basketStream(basketId), basket],
    [orderStream(String(number)), order],
    [deliveryStream(deliveryNumber), delivery],
  ] as const) {
    const named = events.map((event) => ({ id: randomUUID(), event }));
    await store.append(stream, 'none', (await codec.encode(stream, 0, null, named, metadata)).events);
  }
}
