import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import type { CommandMetadata } from '../codec/codec.ts';
import { createCodec } from '../codec/createCodec.ts';
import type { PersonKeys } from '../codec/personKeys.ts';
import { createPostgresPersonKeys } from '../codec/postgresPersonKeys.ts';
import { startDoubleUnderTest } from '../eventStore/eventstoredb/testing/eventStoreDbUnderTest.ts';
import type { EventStore } from '../eventStore/port.ts';
import { createInMemoryEventStore } from '../eventStore/testing/inMemoryEventStore.ts';
import { startPostgresUnderTest } from '../eventStore/testing/postgresUnderTest.ts';
import type { StoreUnderTest } from '../eventStore/testing/storeUnderTest.ts';
import { platformMigrations } from '../migrations.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase } from '../postgres/testing.ts';
import type { Aggregate } from './aggregate.ts';
import { createRepository } from './createRepository.ts';
import { createPostgresSnapshots } from './postgresSnapshots.ts';

type Said = { type: 'Said'; data: { who: string; what: string | null } };
type Talk = { count: number; last: string | null };
const talk: Aggregate<Talk, Said> = {
  category: 'talk',
  stateVersion: 1,
  initial: { count: 0, last: null },
  evolve: (state, { data }) => ({ count: state.count + 1, last: data.what }),
};
const definitions = {
  Said: {
    type: 'Said',
    version: 1,
    schema: z.object({ who: z.string(), what: z.string().nullable() }),
    upcasters: [],
    personOf: (data: { who: string }) => data.who,
    personalPaths: [['what']],
  },
};
const masterKey = randomBytes(32);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let keys: PersonKeys;
let store: EventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate platform.snapshots, platform.person_keys');
  keys = createKeys();
});

const createKeys = (key: Uint8Array = masterKey) => createPostgresPersonKeys({ pool, masterKey: key });
const createProcess = (of: EventStore = store, onError?: (error: unknown) => void) => {
  const codec = createCodec({ definitions, keys });
  const snapshots = createPostgresSnapshots({ pool, store: of, keys, ...(onError && { onError }) });
  return createRepository({ store: of, codec, snapshots });
};
const metadata = (commandId: string): CommandMetadata => ({
  occurredAt: '2026-03-11T13:12:00.000Z',
  actorId: '7',
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber: null,
  channel: 'web',
  correlationId: 'c',
  causationId: null,
  commandId,
  commandHash: 'h',
});

const adapters: [name: string, start: () => Promise<StoreUnderTest>][] = [
  ['PostgreSQL', startPostgresUnderTest],
  ['EventStoreDB', startDoubleUnderTest],
];
describe.each(adapters)('a long stream in %s', (_, start) => {
  let underTest: StoreUnderTest;
  let stream: string;
  const reads = jest.fn<EventStore['readStream']>();
  beforeAll(async () => {
    underTest = await start();
    const openedStore = underTest.open(5_000);
    store = { ...openedStore, readStream: reads.mockImplementation(openedStore.readStream) };
  });
  beforeEach(() => {
    stream = `talk-${randomUUID()}`;
  });
  afterAll(async () => {
    await store.close();
    await underTest.close();
  });

  const say = (repository: ReturnType<typeof createProcess>, n: number, count = 1) =>
    repository.execute(talk, stream, metadata(`command ${n}`), (): Said[] =>
      Array.from({ length: count }, (_none, index) => ({
        type: 'Said',
        data: { who: (n + index) % 2 === 0 ? '1001' : '1002', what: `w${n + index}` },
      })),
    );
  const snapshot = async () => {
    const text = 'select revision, content from platform.snapshots where stream_id = $1';
    return (await pool.query<{ revision: number; content: Uint8Array }>(text, [stream])).rows[0];
  };
  const snapshotTaken = async (revision: number) => {
    for (let tries = 0; (await snapshot())?.revision !== revision; tries++) {
      if (tries > 500) throw new Error('no snapshot was taken');
      await pause(10);
    }
  };
  const longTalk = async (of: EventStore = store) => {
    const repository = createProcess(of);
    for (const n of [0, 100, 200]) await say(repository, n, n < 200 ? 100 : 1);
    await snapshotTaken(200);
    for (let n = 201; n < 220; n++) await say(repository, n);
    await say(repository, 220, 10);
  };
  const whole = { state: { count: 230, last: 'w229' }, revision: 229 };

  test('is folded from its snapshot: a load reads only its first events and those after the snapshot', async () => {
    await longTalk();
    reads.mockClear();
    expect(await createProcess().load(talk, stream)).toMatchObject(whole);
    expect(reads.mock.calls).toEqual([
      [stream, 0, 50],
      [stream, 200],
    ]);
  });

  test('recognises commands from before the snapshot and continues its chain', async () => {
    await longTalk();
    const other = createProcess();
    expect(await say(other, 100, 100)).toMatchObject({
      kind: 'accepted',
      repeated: true,
      events: { length: 100, 0: { event: { type: 'Said' } } },
    });
    expect(await say(other, 900)).toMatchObject({ kind: 'accepted', repeated: false, revision: 230 });
  });

  test('ignores a snapshot of another state version and uses one of its own', async () => {
    await longTalk();
    const changedAggregate = {
      ...talk,
      stateVersion: 2,
      evolve: (state: Talk) => ({ ...state, count: state.count + 2 }),
    };
    expect((await createProcess().load(changedAggregate, stream)).state.count).toBe(460);
    await snapshotTaken(229);
    expect((await createProcess().load(talk, stream)).state.count).toBe(230);
  });

  test('is folded from its events when the snapshot is unreadable, and reports the error once', async () => {
    await longTalk();
    await pool.query("update platform.snapshots set content = '\\x00'");
    const onError = jest.fn();
    expect(await createProcess(store, onError).load(talk, stream)).toMatchObject(whole);
    expect(onError).toHaveBeenCalledTimes(1);
    await snapshotTaken(229);
    expect(await createProcess(store, onError).load(talk, stream)).toMatchObject(whole);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is longer than', 150],
    ['was otherwise than', 230],
  ])('ignores a snapshot of another past that %s its own', async (_relation, length) => {
    await longTalk(createInMemoryEventStore());
    const other = createRepository({ store, codec: createCodec({ definitions, keys }) });
    await say(other, 1000, length);
    const restarted = createProcess();
    expect(await restarted.load(talk, stream)).toMatchObject({ state: { count: length }, revision: length - 1 });
    expect(await say(restarted, 0)).toMatchObject({ kind: 'accepted', repeated: false, revision: length });
  });

  test('is folded without the data of an erased person, whose key the snapshot needs', async () => {
    await longTalk();
    expect(Buffer.from((await snapshot())?.content ?? []).toString('latin1')).not.toContain('w199');
    await keys.erasePerson('1002');
    expect((await createProcess().load(talk, stream)).state).toEqual({ count: 230, last: null });
  });
});

describe('the key of a person', () => {
  test('is the same in every process, also when two processes create it at the same moment', async () => {
    const [firstKeys, secondKeys] = [createKeys(), createKeys()];
    const obtainedKeys = await Promise.all([firstKeys.obtain('5'), secondKeys.obtain('5'), firstKeys.obtain('5')]);
    expect(new Set(obtainedKeys.map((key) => Buffer.from(key ?? []).toString('hex'))).size).toBe(1);
    expect((await createKeys().find(['5', '6'])).size).toBe(1);
  });

  test('is not stored in clear and opens under no other master key', async () => {
    const key = await keys.obtain('5');
    const { rows } = await pool.query<{ wrapped_key: Uint8Array }>('select wrapped_key from platform.person_keys');
    expect(Buffer.from(rows[0]?.wrapped_key ?? []).includes(Buffer.from(key ?? []))).toBe(false);
    await expect(createKeys(randomBytes(32)).find(['5'])).rejects.toMatchObject({ name: 'WrongMasterKey' });
    expect(() => createKeys(randomBytes(16))).toThrow('32 bytes');
  });

  test('never comes back after erasure, also for a person without a key before', async () => {
    await keys.obtain('5');
    for (const person of ['5', '6']) {
      await keys.erasePerson(person);
      await keys.erasePerson(person);
      expect(await keys.obtain(person)).toBeNull();
      expect(await createKeys().obtain(person)).toBeNull();
      expect((await createKeys().find([person])).size).toBe(0);
    }
  });
});
