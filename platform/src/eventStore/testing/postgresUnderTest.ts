import { randomInt } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { migrate } from '../../postgres/migrate.ts';
import { createEmptyTestDatabase } from '../../postgres/testing.ts';
import { appendFitting } from '../postgres/appendStatements.ts';
import { eventStoreMigrations } from '../postgres/migrations.ts';
import { openPostgresEventStore } from '../postgres/openPostgresEventStore.ts';
import type { EventToAppend, ExpectedRevision } from '../port.ts';
import { prepareEvents } from '../prepareEvents.ts';
import type { StoreUnderTest } from './storeUnderTest.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';

export type PostgresUnderTest = StoreUnderTest & {
  readonly url: string;
  readonly query: (text: string, values?: readonly unknown[]) => Promise<unknown[][]>;
  readonly appendAfter: (
    streamId: string,
    events: readonly EventToAppend[],
    meanwhile: () => Promise<void>,
  ) => Promise<void>;
};

export async function startPostgresUnderTest(): Promise<PostgresUnderTest> {
  const database = await createEmptyTestDatabase();
  const elsewhere = await createEmptyTestDatabase();
  await migrate(database.url, 'event_store', eventStoreMigrations);
  const { hostname: host, port } = new URL(database.url);
  const proxy: TcpProxy = await startTcpProxy({ host, port: Number(port) });
  const proxied = new URL(database.url);
  proxied.host = `127.0.0.1:${proxy.port}`;
  return {
    url: database.url,
    query: async (text, values = []) =>
      onConnection(database.url, async (client) => {
        const { rows } = await client.query<unknown[]>({ text, values: [...values], rowMode: 'array' });
        return rows;
      }),
    open: (timeLimitMs) => openPostgresEventStore(proxied.href, { timeLimitMs, pollMs: 250, heartbeatMs: 250 }),
    appendHaltingly: (streamId, events) =>
      onConnection(database.url, async (client) => {
        await client.query('begin');
        await appendNow(client, streamId, events);
        await pause(randomInt(5));
        const isKept = randomInt(10) > 0;
        await client.query(isKept ? 'commit' : 'rollback');
        return isKept;
      }),
    appendAfter: (streamId, events, meanwhile) =>
      onConnection(database.url, async (client) => {
        await client.query('begin');
        await client.query(lockHead);
        await meanwhile();
        await appendNow(client, streamId, events);
        await client.query('commit');
      }),
    holdTransactionsOpen: async () => {
      const ends = [await holdOpen(database.url), await holdOpen(elsewhere.url)];
      return async () => {
        for (const end of ends) await end();
      };
    },
    silence: () => proxy.swallow('requests', 'answers'),
    loseAnswers: () => proxy.swallow('answers'),
    heal: proxy.heal,
    drop: proxy.drop,
    stop: proxy.refuse,
    start: proxy.accept,
    restoreElsewhere: async () => {
      await copyEventStore(database.url, elsewhere.url);
      return openPostgresEventStore(elsewhere.url);
    },
    close: async () => {
      await proxy.close();
      await database.drop();
      await elsewhere.drop();
    },
  };
}

async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const lockHead = 'select from event_store.head for update';

async function appendNow(client: pg.Client, streamId: string, events: readonly EventToAppend[]): Promise<void> {
  await client.query(lockHead);
  const { rows: revisions } = await client.query<{ revision: number | null }>(
    'select max(version) as revision from event_store.events where stream_id = $1',
    [streamId],
  );
  const expected: ExpectedRevision = revisions[0]?.revision ?? 'none';
  const append = { streamId, expected, events: prepareEvents(streamId, events) };
  const statement = appendFitting([append], () => false);
  const { rowCount } = await client.query(statement?.text ?? '', [...(statement?.values ?? [])]);
  if (rowCount !== 1) throw new Error(`${streamId} was not appended to`);
}

async function holdOpen(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read');
  await client.query('create table idle_writer (id integer)');
  await client.query('select count(*) from pg_class');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

async function copyEventStore(from: string, to: string): Promise<void> {
  await migrate(to, 'event_store', eventStoreMigrations);
  await onConnection(from, (source) =>
    onConnection(to, async (target) => {
      for (const table of ['store', 'head', 'events']) {
        await target.query(`truncate event_store.${table}`);
        await pipeline(
          source.query(copyStreams.to(`copy event_store.${table} to stdout`)),
          target.query(copyStreams.from(`copy event_store.${table} from stdin`)),
        );
      }
    }),
  );
}
