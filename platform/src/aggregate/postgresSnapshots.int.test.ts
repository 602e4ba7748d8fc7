import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import type { CommandMetadata } from '../codec/codec.ts';
import { createCodec } from '../codec/createCodec.ts';
import type { PersonKeys } from '../codec/personKeys.ts';
import { createPostgresPersonKeys } from '../codec/postgresPersonKeys.ts';
import type { EventStore } from '../event-store/port.ts';
import { createInMemoryEventStore } from '../event-store/testing/inMemoryEventStore.ts';
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
let store: EventStore & { readStream: jest.Mock<EventStore['readStream']> };
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
  keys = anotherKeys();
  const memory = createInMemoryEventStore();
  store = { ...memory, readStream: jest.fn(memory.readStream) };
});

const anotherKeys = (key: Uint8Array = masterKey) => createPostgresPersonKeys({ pool, masterKey: key });
const anotherProcess = () => {
  const codec = createCodec({ definitions, keys });
  return createRepository({ store, codec, snapshots: createPostgresSnapshots({ pool, store, keys }) });
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
const say = (repository: ReturnType<typeof anotherProcess>, n: number, who = '1001') =>
  repository.execute(talk, 'talk-1', metadata(`command ${n}`), (): Said[] => [
    { type: 'Said', data: { who, what: `w${n}` } },
  ]);
const snapshot = async () =>
  (await pool.query<{ revision: number; content: Uint8Array }>('select revision, content from platform.snapshots'))
    .rows[0];
const snapshotTaken = async (revision: number) => {
  for (let tries = 0; ((await snapshot())?.revision ?? -1) < revision; tries++) {
    if (tries > 500) throw new Error('no snapshot was taken');
    await pause(10);
  }
};
const longTalk = async () => {
  const repository = anotherProcess();
  for (let n = 0; n < 230; n++) await say(repository, n, n % 2 === 0 ? '1001' : '1002');
  await snapshotTaken(200);
  return repository;
};

describe('a long stream', () => {
  test('is folded from its snapshot: after its first few events only those after the snapshot are read', async () => {
    await longTalk();
    store.readStream.mockClear();
    const loaded = await anotherProcess().load(talk, 'talk-1');
    expect(loaded).toMatchObject({ state: { count: 230, last: 'w229' }, revision: 229 });
    expect(store.readStream.mock.calls).toEqual([
      ['talk-1', 0, 20],
      ['talk-1', 201],
    ]);
  });

  test('still knows the commands of before the snapshot, and goes on in one chain', async () => {
    await longTalk();
    const other = anotherProcess();
    expect(await say(other, 3)).toMatchObject({
      kind: 'accepted',
      repeated: true,
      events: [{ event: { type: 'Said' } }],
    });
    expect(await say(other, 900)).toMatchObject({ kind: 'accepted', repeated: false, revision: 230 });
  });

  test('ignores a snapshot of another version of its state', async () => {
    await longTalk();
    store.readStream.mockClear();
    const changed = { ...talk, stateVersion: 2, evolve: (state: Talk) => ({ ...state, count: state.count + 2 }) };
    expect((await anotherProcess().load(changed, 'talk-1')).state.count).toBe(460);
    expect(store.readStream.mock.calls[1]).toEqual(['talk-1', 0]);
  });

  test('whose snapshot cannot be read is folded from its events, and that is told', async () => {
    await longTalk();
    await pool.query("update platform.snapshots set content = '\\x00'");
    const onError = jest.fn();
    const snapshots = createPostgresSnapshots({ pool, store, keys, onError });
    const repository = createRepository({ store, codec: createCodec({ definitions, keys }), snapshots });
    expect(await repository.load(talk, 'talk-1')).toMatchObject({ state: { count: 230, last: 'w229' }, revision: 229 });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('of an erased person is folded anew, without what that person said; the snapshot cannot be opened any more', async () => {
    await longTalk();
    expect(Buffer.from((await snapshot())?.content ?? []).toString('latin1')).not.toContain('w199');
    await keys.erasePerson('1002');
    expect((await anotherProcess().load(talk, 'talk-1')).state).toEqual({ count: 230, last: null });
  });
});

describe('the key of a person', () => {
  test('is the same in every process, also when two need it first at the same moment', async () => {
    const [one, other] = [anotherKeys(), anotherKeys()];
    const made = await Promise.all([one.obtain('5'), other.obtain('5'), one.obtain('5')]);
    expect(new Set(made.map((key) => Buffer.from(key ?? []).toString('hex'))).size).toBe(1);
    expect((await anotherKeys().find(['5', '6'])).size).toBe(1);
  });

  test('is not stored in the clear and opens under no other master key', async () => {
    const key = await keys.obtain('5');
    const { rows } = await pool.query<{ wrapped_key: Uint8Array }>('select wrapped_key from platform.person_keys');
    expect(Buffer.from(rows[0]?.wrapped_key ?? []).includes(Buffer.from(key ?? []))).toBe(false);
    await expect(anotherKeys(randomBytes(32)).find(['5'])).rejects.toMatchObject({ name: 'WrongMasterKey' });
    expect(() => anotherKeys(randomBytes(16))).toThrow('32 bytes');
  });

  test('once erased never comes back, also for somebody who had none', async () => {
    await keys.obtain('5');
    for (const person of ['5', '6']) {
      await keys.erasePerson(person);
      await keys.erasePerson(person);
      expect(await keys.obtain(person)).toBeNull();
      expect(await anotherKeys().obtain(person)).toBeNull();
      expect((await anotherKeys().find([person])).size).toBe(0);
    }
  });
});
