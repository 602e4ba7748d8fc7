import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { linkingTypes, linksOf, type LinkingEvent } from '@talloor/events/orderLinks/linksOf.ts';
import { orderLinksStream } from '@talloor/events/orderLinks/orderLinks.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

const types = new Set<string>(linkingTypes);
const isLinking = (decoded: DecodedEvent): decoded is DecodedEvent<LinkingEvent> => types.has(decoded.event.type);

export async function writeLinks({ store, codec, append, pool }: ReadSideUnderTest): Promise<void> {
  const head = await store.head();
  for (const decoded of await codec.decode<TalloorEvent>(await store.readAll(beginning, 10_000))) {
    if (!isLinking(decoded)) continue;
    const { id: eventId, streamId: stream, revision, metadata } = decoded;
    for (const { orderNumber, kind } of linksOf(decoded.event, revision))
      await append(orderLinksStream(orderNumber), [
        { type: 'OrderStreamLinked', data: { stream, kind, revision, eventId, hash: metadata.hash } },
      ]);
  }
  await pool.query(
    `insert into platform.checkpoints (name, store_id, position) values ('linkOrderStreams', $1, $2)
     on conflict (name) do update set position = excluded.position`,
    [await store.storeId(), head],
  );
}
