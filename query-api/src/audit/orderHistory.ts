import { basketEvents, type BasketEvent } from '@talloor/events/basket/events.ts';
import { orderEvents, type OrderEvent } from '@talloor/events/order/events.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import { decodeEach, type ReadEvent } from './decodeEach.ts';
import type { OrderStreams } from './readOrderStreams.ts';

export type HistoryDomainEvent = BasketEvent | OrderEvent;

/** One event of the history. */
export type HistoryEntry = ReadEvent<HistoryDomainEvent>;

const definitions = { ...basketEvents, ...orderEvents };

/** Every event of the basket and the order, oldest first by the store's global order. */
export async function orderHistory(
  codec: Pick<Codec, 'decode'>,
  { basket, order }: Pick<OrderStreams, 'basket' | 'order'>,
): Promise<HistoryEntry[]> {
  const records = [...basket, ...order].sort((one, other) => (one.position < other.position ? -1 : 1));
  return decodeEach<HistoryDomainEvent>(codec, records, definitions);
}
