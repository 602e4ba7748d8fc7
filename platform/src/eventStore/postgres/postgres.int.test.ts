import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../postgres/migrate.ts';
import { createEmptyTestDatabase } from '../../postgres/testing.ts';
import { openEventStore } from '../openEventStore.ts';
import { beginning, type EventStore, EventStoreUnavailable, WrongExpectedRevision } from '../port.ts';
import { eventStoreContract } from '../testing/contract.ts';
import { type PostgresUnderTest, startPostgresUnderTest } from '../testing/postgresUnderTest.ts';
import { readToEnd, record, sampleEvent, sampleStream } from '../testing/samples.ts';
import { until } from '../../testing/until.ts';
import { connectionConfig } from './connections.ts';
import { eventStoreMigrations } from './migrations.ts';
import { openPostgresEventStore } from './openPostgresEventStore.ts';

const firstRelease = `
  create schema event_store;
  create table event_store.migrations (
    id serial primary key, name text, batch integer, migration_time timestamptz);
  create table event_store.migrations_lock (index serial primary key, is_locked integer);
  insert into event_store.migrations_lock (is_locked) values (0);
  insert into event_store.migrations (name, batch, migration_time)
    values ('001_event_store', 1, now()), ('002_a_batch_tells_its_time', 1, now());
  create table event_store.store (
    only_row boolean primary key default true check (only_row), id uuid not null default gen_random_uuid());
  insert into event_store.store default values;
  create table event_store.head (
    only_row boolean primary key default true check (only_row), position bigint not null) with (fillfactor = 10);
  insert into event_store.head (position) values (2);
  create table event_store.streams (stream_id text primary key, version integer not null) with (fillfactor = 80);
  insert into event_store.streams values ('order-1', 1);
  create table event_store.events (
    position bigint primary key, stream_id text not null, version integer not null, event_id uuid not null unique,
    type text not null, schema_version integer not null, data json not null, metadata json not null,
    recorded_at timestamptz not null, unique (stream_id, version));
  insert into event_store.events
    select n, 'order-1', n - 1, gen_random_uuid(), 'Sampled', 1, '{}', '{"schemaVersion":1}', now()
    from generate_series(1, 2) n;
  create function event_store.append_batch(p text) returns integer language sql as 'select 1';
`;

describe('the event store on PostgreSQL keeps the promises of the port', () => {
  eventStoreContract(startPostgresUnderTest, { canBeDumped: true });
});

describe('the Postgres event store', () => {
  let underTest: PostgresUnderTest;
  let store: EventStore;
  beforeAll(async () => {
    underTest = await startPostgresUnderTest();
    store = openPostgresEventStore(underTest.url);
  });
  afterAll(async () => {
    await store.close();
    await underTest.close();
  });

  test('has positions without a gap after conflicts, rollbacks and concurrent processes', async () => {
    const rival = openPostgresEventStore(underTest.url);
    const streams = Array.from({ length: 6 }, sampleStream);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => {
        const stream = streams[index % streams.length] ?? '';
        if (index % 20 === 19) return underTest.appendHaltingly(stream, [sampleEvent()]);
        const expected = index % 3 === 0 ? 'exists' : index < 60 ? 'none' : Math.floor(index / 6) - 10;
        return (index % 2 ? store : rival).append(stream, expected, [sampleEvent(), sampleEvent()].slice(index % 2));
      }),
    );
    await rival.close();
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(reasons.filter((reason) => !(reason instanceof WrongExpectedRevision))).toEqual([]);
    const [counts] = await underTest.query(
      'select count(*)::int, max(e.position)::int, h.position::int from event_store.events e, event_store.head h group by 3',
    );
    expect(counts?.[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });

  test('records an append after the append of another process that it waited for', async () => {
    const [before, after] = [sampleStream(), sampleStream()];
    let waiting: Promise<unknown> | undefined;
    await underTest.appendAfter(before, [sampleEvent()], async () => {
      waiting = store.append(after, 'none', [sampleEvent()]);
      await until('the append waits', async () => {
        const [waits] = await underTest.query(`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%update event_store.head%'`);
        return waits !== undefined;
      });
    });
    await waiting;
    const [events] = await underTest.query(
      `select a.recorded_at >= b.recorded_at, a.position > b.position
       from event_store.events a, event_store.events b where a.stream_id = $1 and b.stream_id = $2`,
      [after, before],
    );
    expect(events).toEqual([true, true]);
  });

  test('rejects an append behind another process’s append, and stores the other appends of the batch', async () => {
    const rival = openPostgresEventStore(underTest.url);
    const stream = sampleStream();
    await store.append(stream, 'none', [sampleEvent()]);
    await rival.append(stream, 0, [sampleEvent(), sampleEvent()]);
    const outcomes = await Promise.allSettled([
      store.append(sampleStream(), 'none', [sampleEvent()]),
      store.append(stream, 0, [sampleEvent()]),
      store.append(sampleStream(), 'none', [sampleEvent()]),
    ]);
    await rival.close();
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { revision: 0 } },
      { status: 'rejected', reason: { name: 'WrongExpectedRevision', actual: 2 } },
      { status: 'fulfilled', value: { revision: 0 } },
    ]);
    expect(await store.append(stream, 2, [sampleEvent()])).toMatchObject({ revision: 3 });
  });

  test('stores a long append to an uncached stream at the expected revision, and rejects it at another', async () => {
    const rival = openPostgresEventStore(underTest.url);
    const stream = sampleStream();
    await rival.append(stream, 'none', [sampleEvent()]);
    await rival.close();
    const many = Array.from({ length: 40 }, (_, index) => sampleEvent({ index }));
    await expect(store.append(stream, 3, many)).rejects.toMatchObject({ name: 'WrongExpectedRevision', actual: 0 });
    expect(await store.append(stream, 0, many)).toMatchObject({ revision: 40 });
    expect((await store.readStream(stream, 1)).map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  });

  test('reports a conflict rather than a taken event id when another process appended that event first', async () => {
    const rival = openPostgresEventStore(underTest.url);
    const stream = sampleStream();
    const rivalEvent = sampleEvent();
    await store.append(stream, 'none', [sampleEvent()]);
    await rival.append(stream, 0, [rivalEvent]);
    await rival.close();
    const outcome = store.append(stream, 0, [rivalEvent, sampleEvent()]);
    await expect(outcome).rejects.toMatchObject({ name: 'WrongExpectedRevision', actual: 1 });
  });

  test('follows a server that lost events, so that no stream gets a gap', async () => {
    const restoredServer = await startPostgresUnderTest();
    const writer = openPostgresEventStore(restoredServer.url);
    const stream = sampleStream();
    await writer.append(stream, 'none', [sampleEvent()]);
    await writer.append(stream, 0, [sampleEvent()]);
    await restoredServer.query('delete from event_store.events where stream_id = $1 and version = 1', [stream]);
    await restoredServer.query('update event_store.head set position = 1');
    await restoredServer.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'talloor-event-store'`);
    let outcome: unknown;
    await until('the next connection answers', async () => {
      outcome = await writer.append(stream, 1, [sampleEvent()]).catch((error: unknown) => error);
      return !(outcome instanceof EventStoreUnavailable);
    });
    expect(outcome).toMatchObject({ name: 'WrongExpectedRevision', actual: 0 });
    await writer.close();
    await restoredServer.close();
  });

  test('rejects appends with an outdated or future revision, and stores the other appends of the batch', async () => {
    const stream = sampleStream();
    await store.append(stream, 'none', [sampleEvent(), sampleEvent()]);
    const outcomes = await Promise.allSettled([
      store.append(sampleStream(), 'none', [sampleEvent(), sampleEvent()]),
      store.append(stream, 0, [sampleEvent()]),
      store.append(sampleStream(), 'none', [sampleEvent()]),
      store.append(sampleStream(), 3, [sampleEvent()]),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { revision: 1 } },
      { status: 'rejected', reason: { name: 'WrongExpectedRevision', actual: 1 } },
      { status: 'fulfilled', value: { revision: 0 } },
      { status: 'rejected', reason: { name: 'WrongExpectedRevision', actual: null } },
    ]);
  });

  test('continues a store of the first release', async () => {
    const older = await createEmptyTestDatabase();
    const client = new pg.Client({ connectionString: older.url });
    await client.connect();
    await client.query(firstRelease);
    await migrate(older.url, 'event_store', eventStoreMigrations);
    const updated = openPostgresEventStore(older.url);
    expect((await readToEnd(updated, beginning)).map(({ streamId, revision }) => [streamId, revision])).toEqual([
      ['order-1', 0],
      ['order-1', 1],
    ]);
    expect(await updated.append('order-1', 1, [sampleEvent()])).toMatchObject({ revision: 2 });
    expect(await updated.append('order-1', 'exists', [sampleEvent()])).toMatchObject({ revision: 3 });
    expect(Number(await updated.head())).toBe(4);
    await updated.close();
    await client.end();
    await older.drop();
  });

  test('rejects an event id that exists in another stream, and stores the other appends of the batch', async () => {
    const storedEvent = sampleEvent();
    await store.append(sampleStream(), 'none', [storedEvent]);
    const outcomes = await Promise.allSettled([
      store.append(sampleStream(), 'none', [sampleEvent()]),
      store.append(sampleStream(), 'none', [sampleEvent(), storedEvent]),
      store.append(sampleStream(), 'none', [sampleEvent()]),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { revision: 0 } },
      { status: 'rejected', reason: { name: 'AppendRefused', reason: 'event_id_taken' } },
      { status: 'fulfilled', value: { revision: 0 } },
    ]);
  });

  test('recognises a repeated append without an expected revision by its event ids', async () => {
    const stream = sampleStream();
    await store.append(stream, 'none', [sampleEvent()]);
    const events = [sampleEvent(), sampleEvent()];
    const answer = await store.append(stream, 'exists', events);
    await store.append(stream, 'exists', [sampleEvent()]);
    expect(await store.append(stream, 'exists', events)).toEqual(answer);
    expect(await store.readStream(stream)).toHaveLength(4);
  });

  test('notifies a follower of other processes’ appends before its next poll', async () => {
    const patient = openPostgresEventStore(underTest.url, { pollMs: 60_000 });
    const reader = record(patient, await store.head());
    await until('the follower listens', async () => (await listeners(underTest)) === 1);
    const stream = sampleStream();
    await store.append(stream, 'none', [sampleEvent()]);
    await until('the event of another process came', () => reader.events.length === 1);
    await patient.append(stream, 0, [sampleEvent()]);
    await until('the own event came', () => reader.events.length === 2);
    await reader.stop();
    await patient.close();
    expect(reader.events.map(({ streamId }) => streamId)).toEqual([stream, stream]);
  });

  test('gives a follower its own process’s events as the same objects, in global order', async () => {
    const rival = openPostgresEventStore(underTest.url);
    const start = await store.head();
    const reader = record(store, start);
    await store.append(sampleStream(), 'none', [sampleEvent()]);
    await until('the follower has come so far', () => reader.events.length === 1);
    // A notification may overtake the answer of one append, and then the event is read.
    const ownEvents = Array.from({ length: 20 }, sampleEvent);
    for (const event of ownEvents) await store.append(sampleStream(), 'none', [event]);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 3 ? store : rival).append(sampleStream(), 'none', [sampleEvent(), sampleEvent()]),
      ),
    );
    await until('every event came', () => reader.events.length === 141);
    await reader.stop();
    await rival.close();
    expect(ownEvents.some(({ data }, index) => reader.events[index + 1]?.data === data)).toBe(true);
    expect(reader.events).toEqual(await readToEnd(store, start));
  });

  test('keeps a follower reading by polls after its LISTEN connection is lost, and listens again', async () => {
    const follower = openPostgresEventStore(underTest.url, { pollMs: 250 });
    const reader = record(follower, await store.head());
    await until('the follower listens', async () => (await listeners(underTest)) === 1);
    await underTest.query(`select pg_terminate_backend(pid) ${listening}`);
    const stream = sampleStream();
    await store.append(stream, 'none', [sampleEvent()]);
    await until('the event came', () => reader.events.length === 1);
    await until('the follower listens again', async () => (await listeners(underTest)) === 1);
    await follower.close();
    expect(reader.ends).toEqual([]);
    await until('nobody listens any more', async () => (await listeners(underTest)) === 0);
  });

  test('finishes pending appends when it is closed, and leaves no connection open', async () => {
    const leaving = openPostgresEventStore(underTest.url);
    const start = await leaving.head();
    const appends = Array.from({ length: 100 }, () => leaving.append(sampleStream(), 'none', [sampleEvent()]));
    await leaving.close();
    await Promise.all(appends);
    expect(await readToEnd(store, start)).toHaveLength(100);
    await expect(leaving.append(sampleStream(), 'none', [sampleEvent()])).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(leaving.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  test('openEventStore creates a store in an empty database, accepts an EventStoreDB address and rejects other values', async () => {
    const database = await createEmptyTestDatabase();
    const openedStore = await openEventStore({ eventStore: 'postgres', databaseUrl: database.url });
    expect(await openedStore.head()).toBe(beginning);
    await openedStore.close();
    const elsewhere = await openEventStore({ eventStore: 'esdb://127.0.0.1:1?tls=false', databaseUrl: database.url });
    await elsewhere.close();
    await database.drop();
    await expect(openEventStore({ eventStore: 'sqlite', databaseUrl: '' })).rejects.toBeInstanceOf(TypeError);
  });

  test('waits for the disk at each commit, also when the database turns synchronous_commit off', async () => {
    await underTest.query(
      "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
    );
    const show = async (config: pg.ClientConfig): Promise<unknown> => {
      const client = new pg.Client(config);
      await client.connect();
      const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
      await client.end();
      return rows[0]?.synchronous_commit;
    };
    expect(await show({ connectionString: underTest.url })).toBe('off');
    expect(await show(connectionConfig(underTest.url, 1_000))).toBe('on');
  });
});

const listening = "from pg_stat_activity where datname = current_database() and query ilike 'listen %'";

const listeners = async (underTest: PostgresUnderTest): Promise<number> =>
  Number((await underTest.query(`select count(*) ${listening}`))[0]?.[0]);
