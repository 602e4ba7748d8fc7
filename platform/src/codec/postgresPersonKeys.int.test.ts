import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import { createInMemoryEventStore } from '../eventStore/testing/inMemoryEventStore.ts';
import { platformMigrations } from '../migrations.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase } from '../postgres/testing.ts';
import type { CommandMetadata } from './codec.ts';
import { createCodec } from './createCodec.ts';
import { createPostgresPersonKeys } from './postgresPersonKeys.ts';
import { verifyChain } from './verifyChain.ts';

const definitions = {
  NoteTaken: {
    type: 'NoteTaken',
    version: 1,
    schema: z.object({ author: z.string(), text: z.string().nullable() }),
    upcasters: [],
    personOf: (data: { author: string }) => data.author,
    personalPaths: [['text']],
  },
};
const metadata: CommandMetadata = {
  occurredAt: '2026-03-11T13:12:00.000Z',
  actorId: '7',
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber: null,
  channel: 'web',
  correlationId: 'c',
  causationId: null,
  commandId: 'k',
  commandHash: 'h',
};
const masterKey = randomBytes(32);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const onLostKey = jest.fn<(personId: string) => void>();
let store: ReturnType<typeof createInMemoryEventStore>;
beforeEach(async () => {
  await pool.query('truncate platform.person_keys');
  onLostKey.mockClear();
  store = createInMemoryEventStore();
});

const startProcess = () => {
  const keys = createPostgresPersonKeys({ pool, masterKey, onLostKey });
  const codec = createCodec({ definitions, keys, onLostKey });
  return {
    keys,
    read: async () => (await codec.decode(await store.readStream('note-1'))).map(({ event }) => event.data),
    write: async (author: string, text: string) => {
      const records = await store.readStream('note-1');
      const last = records.at(-1)?.metadata as { hash: string } | undefined;
      const event = { id: `note-1-${records.length}`, event: { type: 'NoteTaken', data: { author, text } } };
      const { events } = await codec.encode('note-1', records.length, last?.hash ?? null, [event], metadata);
      await store.append('note-1', records.length === 0 ? 'none' : records.length - 1, events);
    },
  };
};

test('personal fields under a key that a restored PostgreSQL lacks read as erased, also when the person gets another key', async () => {
  const before = startProcess();
  await before.write('7', 'ring twice');
  await before.write('8', 'leave at the back');
  await pool.query("delete from platform.person_keys where person_id = '7'");

  const { read, write } = startProcess();
  const lost = { author: '7', text: null };
  const other = { author: '8', text: 'leave at the back' };
  expect(await read()).toEqual([lost, other]);
  expect(onLostKey.mock.calls).toEqual([['7']]);
  await write('7', 'ring once');
  expect(await read()).toEqual([lost, other, { author: '7', text: 'ring once' }]);
  expect(verifyChain(await store.readStream('note-1'))).toMatchObject({ whole: true, events: 3 });
  expect(onLostKey.mock.calls).toEqual([['7'], ['7']]);
});

test('an erased person has no lost key', async () => {
  const { keys, read, write } = startProcess();
  await write('7', 'ring twice');
  await keys.erasePerson('7');
  expect(await read()).toEqual([{ author: '7', text: null }]);
  expect(await startProcess().read()).toEqual([{ author: '7', text: null }]);
  expect(onLostKey).not.toHaveBeenCalled();
});
