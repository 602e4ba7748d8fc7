import { basketEvents, type BasketEvent } from '@talloor/events/basket/events.ts';
import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import { eventMetadata } from '@talloor/events/metadata.ts';
import { orderEvents, type OrderEvent } from '@talloor/events/order/events.ts';
import type { Codec, DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { RecordedEvent } from '@talloor/platform/event-store/port.ts';
import type { OrderStreams } from './readOrderStreams.ts';

export type HistoryDomainEvent = BasketEvent | OrderEvent;

/** One event of the history; `decoded` is null where it can no longer be read, which an auditor still has to see. */
export type HistoryEntry = {
  readonly record: RecordedEvent;
  readonly decoded: DecodedEvent<HistoryDomainEvent> | null;
};

/** Every event of the basket and the order, oldest first by the store's global order. */
export async function orderHistory(
  codec: Pick<Codec, 'decode'>,
  { basket, order }: Pick<OrderStreams, 'basket' | 'order'>,
): Promise<HistoryEntry[]> {
  const records = [...basket, ...order].sort((one, other) => (one.position < other.position ? -1 : 1));
  return Promise.all(records.map(async (record) => ({ record, decoded: await decodeOne(codec, record) })));
}

async function decodeOne(
  codec: Pick<Codec, 'decode'>,
  record: RecordedEvent,
): Promise<DecodedEvent<HistoryDomainEvent> | null> {
  try {
    const [decoded] = await codec.decode<HistoryDomainEvent>([record]);
    return decoded && hasItsShape(decoded) ? decoded : null;
  } catch {
    // Tampered with or of an unknown type: shown as unreadable and named by verify.
    return null;
  }
}

const definitions: Readonly<Record<string, EventDefinition>> = { ...basketEvents, ...orderEvents };

/** Nothing that was written lacks its shape; what was tampered with may, and neither folds nor words could take it. */
const hasItsShape = ({ event, metadata }: DecodedEvent): boolean =>
  definitions[event.type]?.schema.safeParse(event.data).success === true && eventMetadata.safeParse(metadata).success;
