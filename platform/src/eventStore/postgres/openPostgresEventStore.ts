import { LRUCache } from 'lru-cache';
import { type EventStore, type Position, type Subscription } from '../port.ts';
import { prepareEvents } from '../prepareEvents.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';
import { createBatchingReader } from './batchingReader.ts';
import { createBatchingWriter } from './batchingWriter.ts';
import { commitBatch } from './commitBatch.ts';
import { openConnections } from './connections.ts';
import { eventColumns, toPosition, toRecordedEvent } from './eventRow.ts';
import { follow } from './follow.ts';
import { openHeadAnnouncements } from './headAnnouncements.ts';
import { openPipeline } from './openPipeline.ts';
import { createRecentAppends } from './recentAppends.ts';

export type PostgresEventStoreOptions = {
  readonly timeLimitMs?: number;
  /** Poll interval without announcements: 250 to 1,000 ms. */
  readonly pollMs?: number;
  readonly batchSize?: number;
  readonly heartbeatMs?: number;
};

/** Batches in flight on one connection (ADR 0033). */
const lanes = 2;

const streamsRemembered = 5000;

const readers = 4;

/** Needs `eventStoreMigrations`. `close` finishes pending appends. */
export function openPostgresEventStore(url: string, options: PostgresEventStoreOptions = {}): EventStore {
  const { timeLimitMs = 5_000, pollMs = 500, batchSize = 500, heartbeatMs = 5_000 } = options;
  // Another connection may reach another server, so memory is per connection.
  const remembering = () => new LRUCache<string, number>({ max: streamsRemembered });
  let revisions = remembering();
  const writing = openPipeline(url, timeLimitMs, () => {
    revisions = remembering();
  });
  const reading = openConnections(url, readers, timeLimitMs);
  const announcements = openHeadAnnouncements(url, { timeLimitMs, reconnectMs: pollMs, heartbeatMs });
  const subscriptions = new Set<Subscription>();
  const recent = createRecentAppends();

  const writer = createBatchingWriter({ timeLimitMs, lanes }, async (appends) => {
    // No await before the query takes its connection, so the memory belongs to it.
    const ours = revisions;
    const answers = await commitBatch(writing, ours, appends);
    let head: Position | null = null;
    answers.forEach((answer, index) => {
      if (!('appended' in answer)) return;
      const append = appends[index];
      head = answer.appended.position;
      if (!append || answer.recordedAt === null) return;
      const { streamId } = append;
      ours.set(streamId, answer.appended.revision);
      if (subscriptions.size > 0)
        recent.keep(append.originalEvents, { streamId, ...answer.appended, recordedAt: answer.recordedAt });
    });
    if (head !== null) announcements.announce(head);
    return answers;
  });

  const readAll: EventStore['readAll'] = async (after, limit) => {
    const rows = await reading.query(
      'read-all',
      `select ${eventColumns} from event_store.events where position > $1 order by position limit $2`,
      [after, limit],
    );
    return rows.map(toRecordedEvent);
  };

  const readNext: EventStore['readAll'] = async (after, limit) => {
    const cachedEvents = recent.after(after, limit);
    return cachedEvents.length > 0 ? cachedEvents : readAll(after, limit);
  };

  return {
    storeId: async () =>
      String((await reading.query('store-id', 'select id from event_store.store where only_row', []))[0]?.[0]),
    tenant: async () => {
      const [row] = await reading.query(
        'tenant',
        'select tenant_id, key_check from event_store.store where only_row',
        [],
      );
      const [tenantId, keyCheck] = row ?? [];
      return typeof tenantId === 'string' ? { tenantId, keyCheck: String(keyCheck) } : null;
    },
    claim: async ({ tenantId, keyCheck }) => {
      const text = 'update event_store.store set tenant_id = $1, key_check = $2 where tenant_id is null';
      await reading.query('claim', text, [tenantId, keyCheck]);
    },
    append: async (streamId, expected, events) =>
      writer.append({ streamId, expected, originalEvents: events, events: prepareEvents(streamId, events) }),
    readStream: createBatchingReader(reading, readers),
    readAll,
    readAt: async (position) => {
      const text = `select ${eventColumns} from event_store.events where position = $1`;
      return (await reading.query('read-at', text, [position])).map(toRecordedEvent)[0] ?? null;
    },
    head: async () =>
      toPosition(
        String((await reading.query('head', 'select position from event_store.head where only_row', []))[0]?.[0]),
      ),
    subscribe: (after, onEvents, onEnd) => {
      const following = follow(readNext, announcements, { batchSize, pollMs }, after, onEvents, onEnd);
      const subscription = {
        stop: async () => {
          subscriptions.delete(subscription);
          await following.stop();
        },
      };
      subscriptions.add(subscription);
      return subscription;
    },
    ping: async () => {
      await reading.query('ping', 'select position from event_store.head where only_row', []);
    },
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await writer.drain();
      const closing = Promise.all([writing.close(), reading.close(), announcements.close()]);
      await withinTimeLimit(timeLimitMs, closing).catch(() => undefined);
    },
  };
}
