import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import { createCodec } from '../codec/createCodec.ts';
import { createInMemoryPersonKeys } from '../codec/personKeys.ts';
import { beginning } from '../eventStore/port.ts';
import { createInMemoryEventStore, type InMemoryEventStore } from '../eventStore/testing/inMemoryEventStore.ts';
import { platformMigrations } from '../migrations.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase } from '../postgres/testing.ts';
import { checkSubscriptions } from './caughtUp.ts';
import { createRunner, type Runner } from './createRunner.ts';
import { listSubscriptions, retrySubscription } from './knownSubscriptions.ts';
import { discardParked, doneAfterAll, listDiscarded } from './parkedEvents.ts';
import type { Policy } from './policy.ts';
import type { Projector } from './projector.ts';
import { readModelSchema } from './defineReadModel.ts';
import { dropOldReadModels, listReadModels } from './readModelUpkeep.ts';
import { rebuildReadModels } from './rebuildReadModels.ts';
import { RebuildUnderWay } from './rebuiltTables.ts';
import { findLastWritten } from './findLastWritten.ts';
import { createReadModelWaiter } from './readModelWaiter.ts';
import { TryLater } from './tryLater.ts';

type Counted = { type: 'Counted'; data: { article: string; by: number } };
const definitions = {
  Counted: definition('Counted', z.object({ article: z.string(), by: z.number() })),
  Ignored: definition('Ignored', z.object({})),
};
function definition(type: string, schema: z.ZodType) {
  return { type, version: 1, schema, upcasters: [], personOf: () => null, personalPaths: [] };
}
const codec = createCodec({ definitions, keys: createInMemoryPersonKeys() });

/** Sums per article, so that duplicates and gaps show. */
const counts: Projector = {
  name: 'counts',
  version: 1,
  tables: [
    {
      name: 'counts_v1',
      columns: { article: 'text not null', total: 'numeric not null', last: 'jsonb' },
      primaryKey: ['article'],
      indexes: { counts_v1_total: '(total)' },
    },
  ],
  handles: ['Counted'],
  project: ({ event, revision }) => {
    const { article, by } = (event as Counted).data;
    if (by < 0) throw new Error(`cannot count ${by}`);
    const key = { article };
    return [
      { kind: 'add', table: 'counts_v1', key, values: { total: by } },
      { kind: 'update', table: 'counts_v1', key, values: { last: { revision, "it's": 'quoted' } } },
    ];
  },
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let store: InMemoryEventStore;
let runners: Runner[];

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  store = createInMemoryEventStore();
  runners = [];
  await pool.query(
    'truncate platform.checkpoints, platform.parked, platform.subscriptions; drop schema if exists projections cascade',
  );
});
afterEach(() => Promise.all(runners.map((runner) => runner.stop())));

type Parts = { projectors?: Projector[]; policies?: Policy[]; laterMs?: number };
const createTestRunner = (parts: Parts): Runner =>
  createRunner({
    store,
    codec,
    databaseUrl: database.url,
    projectors: parts.projectors ?? [],
    policies: parts.policies ?? [],
    policyPausesMs: [1, 1],
    laterPausesMs: [1, parts.laterMs ?? 1],
  });
const start = async (parts: Parts): Promise<Runner> => {
  const runner = createTestRunner(parts);
  await runner.start();
  runners.push(runner);
  return runner;
};
const stop = async (runner: Runner): Promise<void> => {
  runners = runners.filter((other) => other !== runner);
  await runner.stop();
};
const rebuild = (projector: Projector): Promise<void> =>
  rebuildReadModels({ pool, databaseUrl: database.url, store, codec }, [projector]);
let eventCount = 0;
const append = async (streamId: string, ...events: { type: string; data: unknown }[]): Promise<string> => {
  const revision = (await store.readStream(streamId)).length;
  const eventsWithIds = events.map((event) => ({ id: `event-${eventCount++}`, event }));
  const metadata = { commandId: 'c', commandHash: 'h' } as never;
  const encoded = await codec.encode(streamId, revision, null, eventsWithIds, metadata);
  return (await store.append(streamId, revision === 0 ? 'none' : revision - 1, encoded.events)).position;
};
const counted = (article: string, by: number): Counted => ({ type: 'Counted', data: { article, by } });
const eventually = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries > 1000) throw new Error('the condition was not met in time');
    await pause(10);
  }
};
const waitUntilCaughtUp = (runner: Runner) => eventually(() => runner.status().every(({ lag }) => lag === 0));
const totals = async (): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ article: string; total: string }>(`select * from ${readModelSchema}.counts_v1`);
  return Object.fromEntries(rows.map(({ article, total }) => [article, Number(total)]));
};
const checkpoint = async (name: string) =>
  (await pool.query<{ position: string }>('select position from platform.checkpoints where name = $1', [name])).rows[0]
    ?.position;

describe('a projector', () => {
  test('builds its tables from the beginning, continues live, and counts every event once over a restart', async () => {
    await append('a', counted('milk', 1), counted('milk', 2), counted('tomato', 3));
    const first = await start({ projectors: [counts] });
    await waitUntilCaughtUp(first);
    expect(await totals()).toEqual({ milk: 3, tomato: 3 });
    await append('b', counted('milk', 10));
    await waitUntilCaughtUp(first);
    await stop(first);
    await append('b', counted('milk', 100));
    await waitUntilCaughtUp(await start({ projectors: [counts] }));
    expect(await totals()).toEqual({ milk: 113, tomato: 3 });
    const { rows } = await pool.query(`select last from ${readModelSchema}.counts_v1 where article = 'milk'`);
    expect(rows).toEqual([{ last: { revision: 1, "it's": 'quoted' } }]);
  });

  test('changes nothing when it restarts over events it has projected', async () => {
    await append('a', counted('milk', 1), counted('tomato', 3));
    for (let time = 0; time < 3; time++) {
      const runner = await start({ projectors: [counts] });
      await waitUntilCaughtUp(runner);
      await stop(runner);
      expect(await totals()).toEqual({ milk: 1, tomato: 3 });
    }
  });

  test('advances over ignored events, so that a waiting request is served', async () => {
    const runner = await start({ projectors: [counts] });
    const waiter = createReadModelWaiter({ databaseUrl: database.url, advances: runner.advances });
    const position = await append('a', { type: 'Ignored', data: {} });
    expect(await waiter.waitFor('counts@1', position, 2000)).toBe(true);
    await eventually(async () => (await checkpoint('counts@1')) === position);
    expect(await findLastWritten(pool, ['counts@1'])).toEqual(new Map());
    const counting = await append('a', counted('milk', 1));
    await eventually(async () => (await findLastWritten(pool, ['counts@1'])).get('counts@1') === counting);
    await append('a', { type: 'Ignored', data: {} });
    await waitUntilCaughtUp(runner);
    await stop(runner);
    expect(await findLastWritten(pool, ['counts@1'])).toEqual(new Map([['counts@1', counting]]));
    await waiter.close();
  });

  test('stops at an event on which it throws, reports the error, keeps earlier rows, and leaves other projectors running', async () => {
    const blind: Projector = { ...counts, name: 'blind', tables: [], project: () => [] };
    const before = await append('a', counted('milk', 1));
    await append('a', counted('milk', -1), counted('milk', 5));
    const runner = await start({ projectors: [counts, blind] });
    const statusOf = (name: string) => runner.status().find((status) => status.name === name);
    await eventually(() => statusOf('counts@1')?.state === 'failed');
    await eventually(() => statusOf('blind@1')?.lag === 0);
    expect(statusOf('counts@1')).toMatchObject({ position: before, lag: 2, error: 'Error: cannot count -1' });
    expect(await totals()).toEqual({ milk: 1 });
    expect(await checkpoint('counts@1')).toBe(before);
    await stop(runner);

    const corrected: Projector = {
      ...counts,
      project: (event) => ((event.event as Counted).data.by < 0 ? [] : counts.project(event)),
    };
    await waitUntilCaughtUp(await start({ projectors: [corrected] }));
    expect(await totals()).toEqual({ milk: 6 });
  });

  test('stops on an event that does not decode', async () => {
    const before = await append('a', counted('milk', 1));
    await store.append('a', 0, [{ id: 'future', type: 'Counted', data: {}, metadata: { schemaVersion: 9 } }]);
    const runner = await start({ projectors: [counts] });
    await eventually(() => runner.status()[0]?.state === 'failed');
    expect(runner.status()[0]).toMatchObject({ position: before, error: expect.stringContaining('UnknownEvent') });
  });

  test('counts each event once when its connections break during the work', async () => {
    const runner = await start({ projectors: [counts] });
    let expected = 0;
    for (let round = 0; round < 20; round++) {
      expected += 3;
      await append(`stream-${round}`, counted('milk', 1), counted('milk', 2));
      if (round % 4 === 0)
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'talloor %' and datname = current_database()",
        );
    }
    await waitUntilCaughtUp(runner);
    expect(await totals()).toEqual({ milk: expected });
  });

  test('far behind the head stops before the page that it reads', async () => {
    for (let index = 0; index < 5; index++)
      await append(`a-${index}`, ...Array.from({ length: 500 }, () => counted('milk', 1)));
    let deliver: () => void = () => undefined;
    const delivery = new Promise<void>((resolve) => (deliver = resolve));
    const whole = store;
    let secondPage = 0;
    const readAll: InMemoryEventStore['readAll'] = async (after, limit) => {
      if (after !== beginning) {
        secondPage = limit;
        await delivery;
      }
      return whole.readAll(after, limit);
    };
    store = { ...whole, readAll };
    const runner = await start({ projectors: [counts] });
    try {
      await eventually(async () => secondPage > 0 && (await totals())['milk'] === secondPage);
    } finally {
      const stopped = stop(runner);
      deliver();
      await stopped;
    }
    expect(await totals()).toEqual({ milk: secondPage });
    expect(await checkpoint('counts@1')).toBe(runner.status()[0]?.position);
  });

  test('rolls its rows back when another instance has moved its checkpoint', async () => {
    const runner = await start({ projectors: [counts] });
    await append('a', counted('milk', 1));
    await waitUntilCaughtUp(runner);
    // Another instance wrote the next event first.
    const next = await append('b', { type: 'Ignored', data: {} });
    await eventually(async () => (await checkpoint('counts@1')) === next);
    await pool.query("update platform.checkpoints set position = $1, event_id = null where name = 'counts@1'", [
      String(Number(next) + 1).padStart(20, '0'),
    ]);
    await append('c', counted('milk', 10));
    await append('c', counted('milk', 100));
    await waitUntilCaughtUp(runner);
    await eventually(async () => (await totals())['milk'] !== 1);
    expect(await totals()).toEqual({ milk: 101 });
  });
});

describe('the operator', () => {
  const findSubscription = async (name: string) =>
    (await listSubscriptions(pool, await store.head())).find((subscription) => subscription.name === name);

  test('sees from any process why a read model stopped, and restarts it without a restart of the process', async () => {
    let isRight = false;
    const doubtful: Projector = {
      ...counts,
      project: (event) => {
        if (isRight || (event.event as Counted).data.by > 0) return counts.project(event);
        throw new Error('a mistake of ours');
      },
    };
    await append('a', counted('milk', 1), counted('milk', 0));
    const runner = await start({ projectors: [doubtful] });
    await eventually(async () => (await findSubscription('counts@1'))?.state === 'failed');
    expect(await findSubscription('counts@1')).toMatchObject({
      kind: 'projector',
      lag: 1,
      error: 'Error: a mistake of ours',
    });
    await expect(checkSubscriptions(runner.status)()).rejects.toThrow('counts@1: Error: a mistake of ours');

    isRight = true;
    expect(await retrySubscription(pool, 'nobody')).toBeNull();
    expect(await retrySubscription(pool, 'counts@1')).toBe(1);
    await waitUntilCaughtUp(runner);
    await eventually(async () => (await findSubscription('counts@1'))?.state === 'running');
    expect(await findSubscription('counts@1')).toMatchObject({ error: null, lag: 0 });
    await stop(runner);
    expect(await findSubscription('counts@1')).toMatchObject({ state: 'stopped' });
  });

  test('sees the events that a policy parked, also in readiness, and retries them', async () => {
    let isBroken = true;
    const policy: Policy = {
      name: 'reorder',
      handles: ['Counted'],
      react: () => (isBroken ? Promise.reject(new Error('no supplier')) : Promise.resolve()),
    };
    const runner = await start({ policies: [policy] });
    await append('a', counted('milk', 1));
    await eventually(async () => (await findSubscription('reorder'))?.parked.length === 1);
    expect(await findSubscription('reorder')).toMatchObject({
      kind: 'policy',
      state: 'running',
      parked: [{ streamId: 'a', revision: 0, eventType: 'Counted', error: 'Error: no supplier', tries: 1 }],
    });
    await eventually(() => runner.status()[0]?.parked === 1);
    expect(await checkSubscriptions(runner.status)()).toBe('1 subscriptions; reorder: 1 parked');
    isBroken = false;
    expect(await retrySubscription(pool, 'reorder')).toBe(1);
    await eventually(async () => (await findSubscription('reorder'))?.parked.length === 0);
  });

  test('sees a killed process as stopped', async () => {
    await waitUntilCaughtUp(await start({ projectors: [counts] }));
    await eventually(async () => (await findSubscription('counts@1'))?.state === 'running');
    await pool.query("update platform.subscriptions set told_at = now() - interval '1 minute'");
    expect(await findSubscription('counts@1')).toMatchObject({ state: 'stopped' });
  });
});

describe('read models', () => {
  const old: Projector = {
    ...counts,
    version: 0,
    tables: counts.tables.map((table) => ({ ...table, name: 'counts_v0', indexes: {} })),
    project: () => [],
  };

  test('are rebuilt from the beginning while the product runs, without a restart', async () => {
    const rows = counts.project;
    let factor = 2;
    const doubling: Projector = {
      ...counts,
      project: (event) => Array.from({ length: factor }, () => rows(event)).flat(),
    };
    const runner = await start({ projectors: [doubling] });
    await append('a', counted('milk', 1), counted('tomato', 3));
    await waitUntilCaughtUp(runner);
    expect(await totals()).toEqual({ milk: 2, tomato: 6 });
    factor = 1;
    await rebuild(doubling);
    expect(await totals()).toEqual({ milk: 1, tomato: 3 });
    await append('a', counted('milk', 1));
    await waitUntilCaughtUp(runner);
    expect(await totals()).toEqual({ milk: 2, tomato: 3 });
  });

  test('are always whole during a rebuild, and hold each event of that time once', async () => {
    for (let round = 0; round < 40; round++) await append(`s${round}`, counted('milk', 1));
    const runner = await start({ projectors: [counts] });
    await waitUntilCaughtUp(runner);
    let isRebuilding = true;
    const seen: number[] = [];
    const look = (async () => {
      for (let round = 0; isRebuilding; round++) {
        await append(`t${round}`, counted('milk', 1));
        seen.push((await totals())['milk'] ?? 0);
      }
    })();
    try {
      await rebuild(counts);
      await rebuild(counts);
    } finally {
      isRebuilding = false;
      await look;
    }
    const events = (await store.readAll(beginning, 10_000)).length;
    await eventually(async () => (await totals())['milk'] === events);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(40);
  });

  test('that were never built can be rebuilt', async () => {
    await append('a', counted('milk', 1));
    await rebuild(counts);
    expect(await totals()).toEqual({ milk: 1 });
    expect((await listReadModels(pool, [counts])).current).toMatchObject([
      { name: 'counts@1', position: await store.head() },
    ]);
    await waitUntilCaughtUp(await start({ projectors: [counts] }));
    expect(await totals()).toEqual({ milk: 1 });
  });

  test('are rebuilt by one process at a time', async () => {
    await append('a', counted('milk', 1));
    const results = await Promise.allSettled([rebuild(counts), rebuild(old)]);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(reasons).toEqual([new RebuildUnderWay()]);
    await rebuild(counts);
  });

  test('lose what a killed rebuild left, by an upkeep or by the next rebuild of any of them', async () => {
    const remains = async () => {
      const tables = "select table_name from information_schema.tables where table_schema = 'projections_rebuilt'";
      const names = "select name from platform.checkpoints where name like 'rebuilt %'";
      return [...(await pool.query(tables)).rows, ...(await pool.query(names)).rows];
    };
    for (const drop of [() => dropOldReadModels(pool, [counts]), () => rebuild(counts)]) {
      await pool.query('create schema projections_rebuilt; create table projections_rebuilt.old_0 ()');
      const row = ['rebuilt old@0', beginning, 'a store'];
      await pool.query('insert into platform.checkpoints (name, position, store_id) values ($1, $2, $3)', row);
      expect(await remains()).toHaveLength(2);
      await drop();
      expect(await remains()).toEqual([]);
    }
  });

  test('keep their rows when an event stops a rebuild', async () => {
    await append('a', counted('milk', 1));
    await waitUntilCaughtUp(await start({ projectors: [counts] }));
    const broken: Projector = { ...counts, project: () => [{ kind: 'broken' } as never] };
    await expect(rebuild(broken)).rejects.toThrow(/rebuilt counts@?1?/);
    expect(await totals()).toEqual({ milk: 1 });
  });

  test('can be rebuilt from another store, which a normal start rejects', async () => {
    await append('a', counted('milk', 1));
    const runner = await start({ projectors: [counts] });
    await waitUntilCaughtUp(runner);
    await stop(runner);
    store = createInMemoryEventStore('another store');
    await append('a', counted('milk', 5));
    await rebuild(counts);
    await waitUntilCaughtUp(await start({ projectors: [counts] }));
    expect(await totals()).toEqual({ milk: 5 });
  });

  test('of an older version can be dropped once no process uses them', async () => {
    await append('a', counted('milk', 1));
    const before = await start({ projectors: [old] });
    await waitUntilCaughtUp(before);
    await waitUntilCaughtUp(await start({ projectors: [counts] }));
    expect(await listReadModels(pool, [counts])).toMatchObject({
      current: [{ name: 'counts@1', tables: ['counts_v1'] }],
      old: { names: ['counts@0'], tables: ['counts_v0'] },
    });
    await expect(dropOldReadModels(pool, [counts])).rejects.toThrow('counts@0 is still kept by a running process');
    await stop(before);
    expect(await dropOldReadModels(pool, [counts])).toEqual({ names: ['counts@0'], tables: ['counts_v0'] });
    expect((await listReadModels(pool, [counts])).old).toEqual({ names: [], tables: [] });
    expect(await totals()).toEqual({ milk: 1 });
  });
});

describe('two instances', () => {
  test('share the work: one leads each subscription, and the other takes over at its end', async () => {
    const first = await start({ projectors: [counts] });
    await append('a', counted('milk', 1));
    await waitUntilCaughtUp(first);
    const second = await start({ projectors: [counts] });
    await append('a', counted('milk', 2));
    await waitUntilCaughtUp(first);
    expect(second.status()[0]).toMatchObject({ state: 'waiting', position: null });
    await stop(first);
    await append('a', counted('milk', 4));
    await eventually(() => second.status()[0]?.lag === 0);
    expect(await totals()).toEqual({ milk: 7 });
  });

  test('count every event once even when both lead after a lost lock', async () => {
    const other = createTestRunner({ projectors: [counts] });
    const first = await start({ projectors: [counts] });
    await other.start();
    runners.push(other);
    for (let round = 0; round < 30; round++) {
      await append(`s${round}`, counted('milk', 1));
      // Frees every session lock, so that the other instance leads while the first works.
      if (round % 5 === 0)
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talloor leadership' and datname = current_database()",
        );
    }
    await eventually(async () => (await totals())['milk'] === 30);
    await eventually(() => [first, other].some((runner) => runner.status()[0]?.lag === 0));
    expect(await totals()).toEqual({ milk: 30 });
  });
});

describe('a start with a store', () => {
  test('is rejected when the checkpoints belong to another store', async () => {
    await append('a', counted('milk', 1));
    const runner = await start({ projectors: [counts] });
    await waitUntilCaughtUp(runner);
    await stop(runner);
    store = createInMemoryEventStore('another store');
    await append('a', counted('milk', 1));
    const mistaken = createTestRunner({ projectors: [counts] });
    await expect(mistaken.start()).rejects.toMatchObject({ name: 'CheckpointRefused', reason: 'another_store' });
    await mistaken.stop();
  });

  test('is rejected when the store is behind its checkpoints', async () => {
    const storeId = await store.storeId();
    await append('a', counted('milk', 1));
    const runner = await start({ projectors: [counts] });
    await waitUntilCaughtUp(runner);
    await eventually(async () => (await checkpoint('counts@1')) === (await store.head()));
    await stop(runner);
    store = createInMemoryEventStore(storeId);
    const mistaken = createTestRunner({ projectors: [counts] });
    await expect(mistaken.start()).rejects.toMatchObject({ name: 'CheckpointRefused', reason: 'store_behind' });
    await mistaken.stop();
  });

  test('is rejected when the store was set back and has grown beyond its checkpoints', async () => {
    const storeId = await store.storeId();
    await append('a', counted('milk', 1));
    const runner = await start({ projectors: [counts] });
    await waitUntilCaughtUp(runner);
    await eventually(async () => (await checkpoint('counts@1')) === (await store.head()));
    await stop(runner);
    store = createInMemoryEventStore(storeId);
    for (const stream of ['b', 'c', 'd']) await append(stream, counted('milk', 1));
    const mistaken = createTestRunner({ projectors: [counts] });
    await expect(mistaken.start()).rejects.toMatchObject({ name: 'CheckpointRefused', reason: 'store_behind' });
    await mistaken.stop();
  });
});

describe('a policy', () => {
  const recording = (options: Partial<Policy> = {}) => {
    const reactions: string[] = [];
    const broken = new Set<string>();
    const policy: Policy = {
      name: 'reorder',
      handles: ['Counted'],
      react: async (event) => {
        const { article, by } = (event.event as Counted).data;
        if (broken.has(article)) throw new Error(`no supplier for ${article}`);
        reactions.push(`${article} ${by}`);
      },
      ...options,
    };
    return { policy, seen: reactions, broken };
  };

  test('starts at the head when it is new, and never reacts again to a handled event', async () => {
    await append('a', counted('milk', 1));
    const { policy, seen: reactions } = recording();
    const first = await start({ policies: [policy] });
    await append('a', counted('milk', 2));
    await eventually(() => reactions.length === 1);
    await waitUntilCaughtUp(first);
    await stop(first);
    await append('a', counted('milk', 3));
    await waitUntilCaughtUp(await start({ policies: [policy] }));
    expect(reactions).toEqual(['milk 2', 'milk 3']);
  });

  test('starts at the beginning when it requires so', async () => {
    await append('a', counted('milk', 1));
    const { policy, seen: reactions } = recording({ fromBeginning: true });
    await waitUntilCaughtUp(await start({ policies: [policy] }));
    expect(reactions).toEqual(['milk 1']);
  });

  test('parks a failing event and all later events of its stream, continues other streams, and retries on request', async () => {
    const { policy, seen: reactions, broken } = recording();
    broken.add('milk');
    const runner = await start({ policies: [policy] });
    await append('a', counted('milk', 1), counted('milk', 2));
    await append('b', counted('tomato', 1));
    await append('a', counted('bread', 3));
    await eventually(() => runner.status()[0]?.parked === 3);
    expect(reactions).toEqual(['tomato 1']);
    expect(await runner.parked()).toMatchObject([
      { policy: 'reorder', streamId: 'a', revision: 0, error: 'Error: no supplier for milk', tries: 1 },
      { streamId: 'a', revision: 1, error: null },
      { streamId: 'a', revision: 2, error: null },
    ]);

    expect(await runner.retryParked('reorder', 'a')).toBe(3);
    await eventually(async () => (await runner.parked())[0]?.tries === 2);
    broken.clear();
    await runner.retryParked('reorder');
    await eventually(async () => (await runner.parked()).length === 0);
    await eventually(() => runner.status()[0]?.parked === 0);
    await append('a', counted('milk', 4));
    await waitUntilCaughtUp(runner);
    expect(reactions).toEqual(['tomato 1', 'milk 1', 'milk 2', 'bread 3', 'milk 4']);
    expect(await runner.parked()).toEqual([]);
  });

  const hour = 3_600_000;
  const outage = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const milk = { policy: 'reorder', streamId: 'a', revision: 0 };
  const byHand = { by: 'beheer', reason: 'delivered by hand' };

  test('defers an event on TryLater, continues other streams, and later handles the deferred stream in order', async () => {
    const { policy, seen: reactions } = recording();
    let isLater = true;
    const react: Policy['react'] = async (event) => {
      if (isLater && (event.event as Counted).data.article === 'milk') throw new TryLater('tomorrow', hour);
      await policy.react(event);
    };
    const first = await start({ policies: [{ ...policy, react }] });
    await append('a', counted('milk', 1), counted('bread', 2));
    for (let by = 1; by <= 3; by++) await append('b', counted('tomato', by));
    await waitUntilCaughtUp(first);
    expect(reactions).toEqual(['tomato 1', 'tomato 2', 'tomato 3']);
    await eventually(async () => ((await first.parked())[0]?.tries ?? 0) > 1);
    expect(await first.parked()).toMatchObject([
      { streamId: 'a', revision: 0, error: 'TryLater: tomorrow', nextTryAt: expect.any(Date) },
      { streamId: 'a', revision: 1, error: null, tries: 0, nextTryAt: null },
    ]);
    expect(first.status()[0]).toMatchObject({ state: 'running', parked: 0 });

    await stop(first);
    isLater = false;
    const second = await start({ policies: [{ ...policy, react }] });
    await eventually(async () => (await second.parked()).length === 0);
    await append('a', counted('milk', 4));
    await waitUntilCaughtUp(second);
    expect(reactions.slice(3)).toEqual(['milk 1', 'bread 2', 'milk 4']);
  });

  test('parks an event for a person when TryLater exceeds its patience', async () => {
    const { policy } = recording();
    const react = () => Promise.reject(new TryLater('tomorrow', 0));
    const runner = await start({ policies: [{ ...policy, react }] });
    await append('a', counted('milk', 1));
    await eventually(() => runner.status()[0]?.parked === 1);
    expect(await runner.parked()).toMatchObject([{ error: 'TryLater: tomorrow', tries: 2, nextTryAt: null }]);
  });

  test('does not retry a deferred event before its time', async () => {
    const { policy } = recording();
    let tries = 0;
    const react: Policy['react'] = async (event) => {
      if ((event.event as Counted).data.article !== 'milk') return policy.react(event);
      tries += 1;
      throw new TryLater('tomorrow', hour);
    };
    const runner = await start({ policies: [{ ...policy, react }], laterMs: hour });
    await append('a', counted('milk', 1));
    await eventually(async () => (await runner.parked())[0]?.tries === 2);
    await append('b', counted('tomato', 1));
    // A second awaited event shows that the runner checked again.
    await append('c', counted('milk', 2));
    await eventually(async () => (await runner.parked())[1]?.tries === 2);
    expect((await runner.parked())[0]?.tries).toBe(2);
    expect(tries).toBe(4);
    expect(await runner.retryParked('reorder', 'a')).toBe(1);
    await eventually(async () => (await runner.parked())[0]?.tries === 3);
  });

  test('skips a discarded event, continues its stream, and records who discarded it, when and why', async () => {
    const { policy, seen: reactions, broken } = recording();
    broken.add('milk');
    const runner = await start({ policies: [policy] });
    await append('a', counted('milk', 1), counted('bread', 2));
    await eventually(() => runner.status()[0]?.parked === 2);
    expect(await discardParked(pool, { ...milk, revision: 9 }, byHand)).toBe(false);
    expect(await discardParked(pool, milk, byHand)).toBe(true);
    expect(await discardParked(pool, milk, { by: 'another', reason: 'too late' })).toBe(false);
    await eventually(() => runner.status()[0]?.parked === 0);
    await append('a', counted('tomato', 3));
    await waitUntilCaughtUp(runner);
    expect(reactions).toEqual(['bread 2', 'tomato 3']);
    expect(await runner.parked()).toEqual([]);
    expect(await runner.retryParked('reorder')).toBe(0);
    expect(await listDiscarded(pool)).toMatchObject([
      {
        ...milk,
        error: 'Error: no supplier for milk',
        discardedAt: expect.any(Date),
        discardedBy: 'beheer',
        reason: 'delivered by hand',
      },
    ]);
  });

  test('skips a discarded event also after a restart that meets it again because another event waits out an outage', async () => {
    const { policy, seen: reactions, broken } = recording({ fromBeginning: true });
    broken.add('milk');
    let down = true;
    const react: Policy['react'] = async (event) => {
      if (down && (event.event as Counted).data.article === 'bread') throw outage();
      await policy.react(event);
    };
    await append('a', counted('milk', 1));
    await append('b', counted('bread', 1));
    const first = await start({ policies: [{ ...policy, react }] });
    await eventually(async () => (await first.parked()).length === 1 && first.status()[0]?.state === 'retrying');
    expect(await discardParked(pool, milk, byHand)).toBe(true);
    await stop(first);
    expect(await checkpoint('reorder')).toBe(beginning);

    broken.clear();
    down = false;
    const second = await start({ policies: [{ ...policy, react }] });
    await append('a', counted('milk', 2));
    await waitUntilCaughtUp(second);
    expect(reactions.toSorted()).toEqual(['bread 1', 'milk 2']);
    expect(await listDiscarded(pool)).toMatchObject([{ ...milk, error: 'Error: no supplier for milk' }]);
  });

  test('skips an event discarded while its retry waits out an outage, and continues its stream', async () => {
    const { policy, seen: reactions } = recording();
    let down: unknown = new TryLater('tomorrow', hour);
    const react: Policy['react'] = async (event) => {
      if (down && (event.event as Counted).data.article === 'milk') throw down;
      await policy.react(event);
    };
    const runner = await start({ policies: [{ ...policy, react }] });
    await append('a', counted('milk', 1), counted('bread', 2));
    await eventually(async () => (await runner.parked()).length === 2);
    down = outage();
    await eventually(() => runner.status()[0]?.state === 'retrying');
    expect(await discardParked(pool, milk, byHand)).toBe(true);
    down = null;
    await eventually(async () => (await runner.parked()).length === 0);
    await append('a', counted('milk', 3));
    await waitUntilCaughtUp(runner);
    expect(reactions).toEqual(['bread 2', 'milk 3']);
    expect(await listDiscarded(pool)).toMatchObject([{ ...milk, error: 'TryLater: tomorrow' }]);
  });

  test('marks an event that was discarded during a successful retry as done', async () => {
    const { policy, seen: reactions } = recording();
    let tries = 0;
    let finish = (): void => undefined;
    const finishSignal = new Promise<void>((resolve) => (finish = resolve));
    const react: Policy['react'] = async (event) => {
      tries += 1;
      if (tries === 1) throw new TryLater('tomorrow', hour);
      await finishSignal;
      await policy.react(event);
    };
    const runner = await start({ policies: [{ ...policy, react }] });
    await append('a', counted('milk', 1));
    await eventually(() => tries === 2);
    expect(await discardParked(pool, milk, byHand)).toBe(true);
    finish();
    await eventually(async () => (await listDiscarded(pool))[0]?.error !== 'TryLater: tomorrow');
    expect(await listDiscarded(pool)).toMatchObject([{ ...milk, error: `TryLater: tomorrow; ${doneAfterAll}` }]);
    expect(reactions).toEqual(['milk 1']);
    expect(await runner.parked()).toEqual([]);
  });

  test('waits out an unavailable store instead of parking, and reports the outage while it lasts', async () => {
    let down = true;
    const { policy, seen: reactions } = recording();
    const react: Policy['react'] = async (event) => {
      if (down) throw outage();
      await policy.react(event);
    };
    const runner = await start({ policies: [{ ...policy, react }] });
    await append('a', counted('milk', 1));
    await eventually(() => runner.status()[0]?.state === 'retrying');
    expect(runner.status()[0]).toMatchObject({ error: 'Error: connect ECONNREFUSED', parked: 0 });
    down = false;
    await eventually(() => runner.status()[0]?.state === 'running');
    expect(runner.status()[0]).toMatchObject({ error: null, parked: 0 });
    expect(reactions).toEqual(['milk 1']);
    expect(await runner.parked()).toEqual([]);
  });

  test('handles the events of one stream in order, while it handles many streams in parallel', async () => {
    const { policy, seen: reactions } = recording();
    const react: Policy['react'] = async (event) => {
      await pause(Math.random() * 3);
      await policy.react(event);
    };
    const runner = await start({ policies: [{ ...policy, react }] });
    for (let by = 0; by < 10; by++)
      for (const article of ['milk', 'tomato', 'bread']) await append(article, counted(article, by));
    await waitUntilCaughtUp(runner);
    for (const article of ['milk', 'tomato', 'bread'])
      expect(reactions.filter((reaction) => reaction.startsWith(article))).toEqual(
        [...Array(10).keys()].map((by) => `${article} ${by}`),
      );
  });
});

describe('a wait for one’s own write', () => {
  test('ends when the read model has the event, in this process and in another', async () => {
    const runner = await start({ projectors: [counts] });
    const localWaiter = createReadModelWaiter({ databaseUrl: database.url, advances: runner.advances });
    const remoteWaiter = createReadModelWaiter({ databaseUrl: database.url });
    const positions: string[] = [];
    const forget = remoteWaiter.onAdvance('counts@1', (position) => positions.push(position));
    const waiting = [localWaiter, remoteWaiter].map((waiter) =>
      waiter.waitFor('counts@1', String(1).padStart(20, '0'), 5000),
    );
    const position = await append('a', counted('milk', 1));
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(await localWaiter.waitFor('counts@1', position, 0)).toBe(true);
    expect(positions.at(-1)).toBe(position);
    forget();
    await Promise.all([localWaiter.close(), remoteWaiter.close()]);
  });

  test('ends after its time limit when the read model does not advance', async () => {
    const waiter = createReadModelWaiter({ databaseUrl: database.url });
    expect(await waiter.waitFor('counts@1', String(9).padStart(20, '0'), 120)).toBe(false);
    await waiter.close();
  });

  test('survives the loss of its connections', async () => {
    const runner = await start({ projectors: [counts] });
    const waiter = createReadModelWaiter({ databaseUrl: database.url });
    await waiter.waitFor('counts@1', String(0).padStart(20, '0'), 1000);
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('talloor listen', 'talloor waiter')",
    );
    const position = await append('a', counted('milk', 1));
    expect(await waiter.waitFor('counts@1', position, 5000)).toBe(true);
    await waitUntilCaughtUp(runner);
    await waiter.close();
  });
});
