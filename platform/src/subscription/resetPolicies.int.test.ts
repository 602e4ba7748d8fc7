import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { beginning } from '../eventStore/port.ts';
import { createInMemoryEventStore, type InMemoryEventStore } from '../eventStore/testing/inMemoryEventStore.ts';
import { platformMigrations } from '../migrations.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase } from '../postgres/testing.ts';
import { openCheckpoint, readCheckpoints } from './checkpoints.ts';
import { readModelSchema } from './defineReadModel.ts';
import { createLeadership, namespaceOf } from './leadership.ts';
import {
  countEvents,
  findMark,
  findMarkAtTime,
  listResets,
  planReset,
  planResets,
  resetPolicies,
  withoutLeaders,
} from './resetPolicies.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let store: InMemoryEventStore;
const decision = { by: 'An', reason: 'the disk was lost' };

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate platform.checkpoints, platform.parked, platform.resets');
  store = createInMemoryEventStore();
});

const append = async (to: InMemoryEventStore = store) =>
  (await to.append(`s-${randomUUID()}`, 'none', [{ id: randomUUID(), type: 'Told', data: {}, metadata: {} }])).position;

async function setBack(count: number) {
  const copy = createInMemoryEventStore(await store.storeId());
  for (const { streamId, id, type, data, metadata } of await store.readAll(beginning, count))
    await copy.append(streamId, 'none', [{ id, type, data, metadata }]);
  store = copy;
}

async function park(policy: string, position: string) {
  const record = await store.readAt(position);
  await pool.query(
    `insert into platform.parked (policy, position, stream_id, revision, event_id, event_type, error)
      values ($1, $2, $3, 0, $4, 'Told', 'no')`,
    [policy, position, record?.streamId, record?.id],
  );
}
const parked = async () =>
  (await pool.query<{ position: string }>('select position from platform.parked order by 1')).rows.map(
    ({ position }) => position,
  );

describe('a reset of a policy', () => {
  test('sets its checkpoint to an event of the store and records who, why, from and to', async () => {
    const [first] = [await append(), await append()];
    await openCheckpoint(pool, store, 'tell', 'head');
    const plan = await planReset(pool, store, 'tell', await findMark(store, first));
    expect(plan).toMatchObject({ isHeld: true, lost: [] });
    await resetPolicies(pool, store, [plan], decision);
    expect(await readCheckpoints(pool, ['tell'])).toMatchObject([
      { position: first, eventId: (await store.readAt(first))?.id },
    ]);
    expect(await listResets(pool)).toMatchObject([
      { policy: 'tell', from: plan.from.position, to: first, resetBy: 'An', reason: 'the disk was lost', removed: [] },
    ]);
  });

  test('is refused for a position without an event, a read model and an unknown policy', async () => {
    await append();
    const head = await findMark(store, await store.head());
    await expect(findMark(store, '9'.repeat(20))).rejects.toMatchObject({ name: 'ResetRefused' });
    for (const name of ['orders@1', 'nobody'])
      await expect(planReset(pool, store, name, head)).rejects.toMatchObject({ name: 'ResetRefused' });
  });

  test('is refused while a process leads the policy', async () => {
    const leadership = createLeadership(database.url, namespaceOf(readModelSchema));
    await leadership.lead('tell', new AbortController().signal);
    const work = () => Promise.resolve('done');
    await expect(withoutLeaders(pool, ['tell'], work)).rejects.toThrow('a process leads tell');
    await leadership.close();
    expect(await withoutLeaders(pool, ['tell'], work)).toBe('done');
  });
});

describe('policies of a store that was set back', () => {
  test('go to the head of the store, without the parked events that it lost, and can open again', async () => {
    const [first, second] = [await append(), await append(), await append()];
    await openCheckpoint(pool, store, 'tell', 'head');
    await park('tell', first);
    await park('tell', second);
    await setBack(1);
    await expect(openCheckpoint(pool, store, 'tell', 'head')).rejects.toMatchObject({ reason: 'store_behind' });
    expect(await append()).toBe(second);
    const plans = await planResets(pool, store, await findMark(store, await store.head()));
    await resetPolicies(pool, store, plans, decision);
    expect(await parked()).toEqual([first]);
    expect(await listResets(pool)).toMatchObject([{ to: second, removed: [{ position: second, error: 'no' }] }]);
    expect(await openCheckpoint(pool, store, 'tell', 'head')).toMatchObject({ position: second });
  });

  test('skip no event: a policy that was behind stays where it was', async () => {
    await append();
    await openCheckpoint(pool, store, 'slow', 'head');
    await append();
    await append();
    await openCheckpoint(pool, store, 'tell', 'head');
    await setBack(2);
    const plans = await planResets(pool, store, await findMark(store, await store.head()));
    expect(plans.map(({ from }) => from.name)).toEqual(['tell']);
  });

  test('that fill tables begin again, and nothing is planned when the store lost nothing', async () => {
    await append();
    await append();
    for (const name of ['fill', 'tell']) await openCheckpoint(pool, store, name, 'head');
    const plan = async () => planResets(pool, store, await findMark(store, await store.head()), ['fill']);
    expect(await plan()).toEqual([]);
    await setBack(1);
    expect((await plan()).map(({ from, to }) => [from.name, to.position])).toEqual([
      ['fill', beginning],
      ['tell', await store.head()],
    ]);
  });
});

test('a time is the last event that was recorded until then, and events between two are counted', async () => {
  const [first, second] = [await append(), await append()];
  const record = await store.readAt(second);
  expect(await findMarkAtTime(store, new Date(record?.recordedAt ?? ''))).toEqual({
    position: second,
    eventId: record?.id,
  });
  expect(await findMarkAtTime(store, new Date(0))).toEqual({ position: beginning, eventId: null });
  expect([await countEvents(store, beginning, second), await countEvents(store, first, second)]).toEqual([2, 1]);
});
