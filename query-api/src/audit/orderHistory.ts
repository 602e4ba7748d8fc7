import { basketEvents, type BasketEvent } from '@talloor/events/basket/events.ts';
import { deliveryEvents, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { orderEvents, type OrderEvent } from '@talloor/events/order/events.ts';
import { recallEvents, type RecallEvent } from '@talloor/events/recall/events.ts';
import { returnEvents, type ReturnEvent } from '@talloor/events/return/events.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import { decodeEach, type ReadEvent } from './decodeEach.ts';
import type { OrderStreams } from './readOrderStreams.ts';

export type HistoryDomainEvent = BasketEvent | OrderEvent | DeliveryEvent | ReturnEvent | RecallEvent;

export type HistoryEntry = ReadEvent<HistoryDomainEvent>;

const definitions = { ...basketEvents, ...orderEvents, ...deliveryEvents, ...returnEvents, ...recallEvents };

export const isDeliveryEvent = (event: HistoryDomainEvent): event is DeliveryEvent => event.type in deliveryEvents;
export const isReturnEvent = (event: HistoryDomainEvent): event is ReturnEvent => event.type in returnEvents;
export const isRecallEvent = (event: HistoryDomainEvent): event is RecallEvent => event.type in recallEvents;

export async function orderHistory(
  codec: Pick<Codec, 'decode'>,
  { basket, order, tied }: Pick<OrderStreams, 'basket' | 'order' | 'tied'>,
): Promise<HistoryEntry[]> {
  const records = [...basket, ...order, ...tied.flatMap(({ relevantEvents }) => relevantEvents)].sort((first, second) =>
    first.position < second.position ? -1 : 1,
  );
  return decodeEach<HistoryDomainEvent>(codec, records, definitions);
}
