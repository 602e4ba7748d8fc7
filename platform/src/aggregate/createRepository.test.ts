import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { CommandMetadata } from '../codec/codec.ts';
import { createCodec } from '../codec/createCodec.ts';
import { createInMemoryPersonKeys } from '../codec/personKeys.ts';
import { verifyChain } from '../codec/verifyChain.ts';
import { type EventStore, EventStoreUnavailable } from '../eventStore/port.ts';
import { createInMemoryEventStore, type InMemoryEventStore } from '../eventStore/testing/inMemoryEventStore.ts';
import { until } from '../testing/until.ts';
import { type Aggregate, Conflict, type Decision, type Repository } from './aggregate.ts';
import { commandHashOf, commandIdOf, eventIdOf } from './commandIds.ts';
import { createRepository } from './createRepository.ts';

type Moved = { type: 'Moved'; data: { article: string; by: number } };
type Stock = Readonly<Record<string, number>>;
const shelf: Aggregate<Stock, Moved> = {
  category: 'shelf',
  stateVersion: 1,
  initial: {},
  evolve: (state, { data }) => ({ ...state, [data.article]: (state[data.article] ?? 0) + data.by }),
};
const definitions = {
  Moved: {
    type: 'Moved',
    version: 1,
    schema: z.object({ article: z.string(), by: z.int() }),
    upcasters: [],
    personOf: () => null,
    personalPaths: [],
  },
};
const metadata = (key: string, body: unknown = null): CommandMetadata => ({
  occurredAt: '2026-03-11T13:12:00.000Z',
  actorId: '7',
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber: null,
  channel: 'web',
  correlationId: 'c',
  causationId: null,
  commandId: commandIdOf('7', 'put', key),
  commandHash: commandHashOf(body),
});
const move = (article: string, by: number): Moved => ({ type: 'Moved', data: { article, by } });
const setTo =
  (article: string, to: number) =>
  (state: Stock): Decision<Moved> => {
    if (to < 0) return { rejected: 'basket.error.minimum_order', parameters: { to } };
    const by = to - (state[article] ?? 0);
    return by === 0 ? [] : [move(article, by)];
  };
const add = (article: string, by: number) => (): Decision<Moved> => [move(article, by)];

let store: InMemoryEventStore;
let repository: Repository;
const createProcess = () =>
  createRepository({ store, codec: createCodec({ definitions, keys: createInMemoryPersonKeys() }) });
beforeEach(() => {
  store = createInMemoryEventStore();
  repository = createProcess();
});

describe('a command', () => {
  test('appends the events of its decision and answers with the new state', async () => {
    const outcome = await repository.execute(shelf, 'shelf-1', metadata('a'), setTo('milk', 4));
    expect(outcome).toMatchObject({ kind: 'accepted', state: { milk: 4 }, revision: 0, repeated: false });
    expect(outcome).toMatchObject({ events: [{ event: move('milk', 4) }], position: store.all()[0]?.position });
    const secondOutcome = await repository.execute(shelf, 'shelf-1', metadata('b'), setTo('milk', 6));
    expect(secondOutcome).toMatchObject({ state: { milk: 6 }, revision: 1 });
    expect(await createProcess().load(shelf, 'shelf-1')).toMatchObject({ state: { milk: 6 }, revision: 1 });
    expect(verifyChain(await store.readStream('shelf-1'))).toMatchObject({ whole: true, events: 2 });
  });

  test('expecting a new stream appends without a read, and reads the stream when it exists', async () => {
    const readStream = jest.fn(store.readStream);
    const codec = createCodec({ definitions, keys: createInMemoryPersonKeys() });
    const fresh = () => createRepository({ store: { ...store, readStream }, codec });
    const first = await fresh().execute(shelf, 'shelf-1', metadata('a'), add('milk', 4), { expecting: 'new' });
    expect(readStream).not.toHaveBeenCalled();
    expect(await fresh().execute(shelf, 'shelf-1', metadata('a'), add('milk', 4), { expecting: 'new' })).toEqual({
      ...first,
      repeated: true,
    });
    expect(
      await fresh().execute(shelf, 'shelf-1', metadata('b'), setTo('milk', 4), { expecting: 'new' }),
    ).toMatchObject({
      state: { milk: 4 },
      events: [],
    });
    expect(verifyChain(await store.readStream('shelf-1'))).toMatchObject({ whole: true, events: 1 });
  });

  test('can append events of another command, each event with its own metadata', async () => {
    const moveTwice = () => [move('milk', 4), move('milk', 6)];
    const metadataOf = (event: Moved) => metadata(event.data.by === 4 ? 'a' : 'b');
    await repository.execute(shelf, 'shelf-1', metadata('a'), moveTwice, { metadataOf });
    const storedEvents = await store.readStream('shelf-1');
    expect(storedEvents.map((event) => event.metadata)).toMatchObject([
      { commandId: metadata('a').commandId },
      { commandId: metadata('b').commandId },
    ]);
    expect(verifyChain(storedEvents)).toMatchObject({ whole: true, events: 2 });
    for (const command of ['a', 'b'])
      expect(await repository.execute(shelf, 'shelf-1', metadata(command), setTo('milk', 9))).toMatchObject({
        repeated: true,
        events: [{}],
      });
  });

  test('is accepted without events when it changes nothing, also on a stream that does not exist', async () => {
    const outcome = await repository.execute(shelf, 'shelf-1', metadata('a'), setTo('milk', 0));
    expect(outcome).toEqual({
      kind: 'accepted',
      state: {},
      revision: -1,
      events: [],
      position: null,
      repeated: false,
    });
    expect(await repository.load(shelf, 'shelf-1')).toEqual({ state: {}, revision: null, lastHash: null });
  });

  test('appends no event when it is rejected', async () => {
    const outcome = await repository.execute(shelf, 'shelf-1', metadata('a'), setTo('milk', -1));
    const rejection = { rejected: 'basket.error.minimum_order', parameters: { to: -1 } };
    expect(outcome).toEqual({ kind: 'rejected', rejection, state: {} });
    expect(store.all()).toEqual([]);
  });
});

describe('a repeated command', () => {
  test('answers from its stored events without a decision, also after a restart', async () => {
    const first = await repository.execute(shelf, 'shelf-1', metadata('a'), add('milk', 4));
    await repository.execute(shelf, 'shelf-1', metadata('b'), add('milk', 1));
    const decide = jest.fn(add('milk', 4));
    for (const process of [repository, createProcess()]) {
      const outcome = await process.execute(shelf, 'shelf-1', metadata('a'), decide);
      expect(outcome).toEqual({ ...first, state: { milk: 5 }, revision: 1, repeated: true });
    }
    expect(decide).not.toHaveBeenCalled();
    expect(store.all()).toHaveLength(2);
  });

  test('is rejected with another body, in every process', async () => {
    await repository.execute(shelf, 'shelf-1', metadata('a', { to: 4 }), add('milk', 4));
    for (const process of [repository, createProcess()]) {
      const outcome = await process.execute(shelf, 'shelf-1', metadata('a', { to: 5 }), add('milk', 5));
      expect(outcome).toEqual({ kind: 'keyReused' });
    }
  });

  test('appends one event when it is sent twice at the same moment, also to two processes', async () => {
    const both = [repository, createProcess(), repository];
    const outcomes = await Promise.all(
      both.map((process) => process.execute(shelf, 'shelf-1', metadata('a'), add('milk', 4))),
    );
    expect(outcomes.every((outcome) => outcome.kind === 'accepted')).toBe(true);
    expect(store.all()).toHaveLength(1);
  });

  test('gets the event of the first process when two processes decide at once, and both continue its chain', async () => {
    let release = () => {};
    const overtaken = new Promise<void>((resolve) => (release = resolve));
    const other = createProcess();
    const laterOutcome = other.execute(
      shelf,
      'shelf-1',
      { ...metadata('a'), occurredAt: '2026-03-11T13:12:00.001Z' },
      async () => {
        await overtaken;
        return [move('milk', 4)];
      },
    );
    const first = await repository.execute(shelf, 'shelf-1', metadata('a'), add('milk', 4));
    release();
    expect(await laterOutcome).toEqual({ ...first, repeated: true });
    await other.execute(shelf, 'shelf-1', metadata('b'), add('milk', 1));
    expect(verifyChain(await store.readStream('shelf-1'))).toMatchObject({ whole: true, events: 2 });
  });

  test('gets the event of the first attempt after its answer was lost', async () => {
    let lostAnswers = 3;
    const append: EventStore['append'] = async (...parameters) => {
      const answer = await store.append(...parameters);
      if (lostAnswers-- > 0) throw new EventStoreUnavailable('no answer');
      return answer;
    };
    const codec = createCodec({ definitions, keys: createInMemoryPersonKeys() });
    const unreliableRepository = createRepository({ store: { ...store, append }, codec });
    await unreliableRepository.execute(shelf, 'shelf-1', metadata('0'), add('milk', 1)).catch(() => undefined);
    const repeatedMetadata = { ...metadata('0'), occurredAt: '2026-03-11T13:12:09.000Z' };
    expect(await unreliableRepository.execute(shelf, 'shelf-1', repeatedMetadata, add('milk', 1))).toMatchObject({
      repeated: true,
    });
    await unreliableRepository.execute(shelf, 'shelf-1', metadata('1'), add('milk', 1));
    expect(verifyChain(await store.readStream('shelf-1'))).toMatchObject({ whole: true, events: 2 });
  });

  test('is a new command when its key is used on another stream', async () => {
    await repository.execute(shelf, 'shelf-1', metadata('a'), add('milk', 4));
    const outcome = await repository.execute(shelf, 'shelf-2', metadata('a'), add('milk', 4));
    expect(outcome).toMatchObject({ kind: 'accepted', repeated: false });
    expect(new Set(store.all().map(({ id }) => id)).size).toBe(2);
  });

  test.each(['before', 'after'] as const)(
    'appends one event when the connection to the store breaks %s the write',
    async (when) => {
      store.failNextAppend(when);
      const outcome = await repository.execute(shelf, 'shelf-1', metadata('a'), add('milk', 4));
      expect(outcome).toMatchObject({ kind: 'accepted', state: { milk: 4 }, revision: 0 });
      expect(store.all()).toHaveLength(1);
    },
  );

  test('fails after three attempts when the store stays unavailable', async () => {
    const append = jest.fn<EventStore['append']>().mockRejectedValue(new EventStoreUnavailable('down'));
    const codec = createCodec({ definitions, keys: createInMemoryPersonKeys() });
    const unavailableRepository = createRepository({ store: { ...store, append }, codec });
    const execute = unavailableRepository.execute(shelf, 'shelf-1', metadata('a'), add('milk', 4));
    await expect(execute).rejects.toThrow(EventStoreUnavailable);
    expect(append).toHaveBeenCalledTimes(3);
  });
});

describe('two writers on one stream', () => {
  test('both succeed: the later writer decides again on the earlier writer’s event', async () => {
    const other = createProcess();
    await repository.execute(shelf, 'shelf-1', metadata('a'), setTo('milk', 4));
    await other.execute(shelf, 'shelf-1', metadata('b'), setTo('milk', 6));
    const decidedStates: Stock[] = [];
    const outcome = await repository.execute(shelf, 'shelf-1', metadata('c'), (state) => {
      decidedStates.push(state);
      return setTo('milk', 10)(state);
    });
    expect(decidedStates).toEqual([{ milk: 4 }, { milk: 6 }]);
    expect(outcome).toMatchObject({ state: { milk: 10 }, revision: 2 });
  });

  test('no rejection or empty decision is based on an outdated fold', async () => {
    const other = createProcess();
    await repository.execute(shelf, 'shelf-1', metadata('a'), setTo('milk', 4));
    await other.execute(shelf, 'shelf-1', metadata('b'), setTo('milk', 6));
    const quietOnOld = await repository.execute(shelf, 'shelf-1', metadata('c'), setTo('milk', 4));
    expect(quietOnOld).toMatchObject({ state: { milk: 4 }, revision: 2 });
    await other.execute(shelf, 'shelf-1', metadata('d'), setTo('milk', 9));
    const atMost = (state: Stock): Decision<Moved> =>
      (state['milk'] ?? 0) < 9 ? { rejected: 'basket.error.minimum_order' } : [];
    expect(await repository.execute(shelf, 'shelf-1', metadata('e'), atMost)).toMatchObject({ kind: 'accepted' });
  });

  test('a command is a conflict when other writers are faster in every attempt', async () => {
    const other = createProcess();
    let turn = 0;
    const overtaken = repository.execute(shelf, 'shelf-1', metadata('a'), async () => {
      await other.execute(shelf, 'shelf-1', metadata(`other ${turn++}`), add('milk', 1));
      return [move('milk', 1)];
    });
    await expect(overtaken).rejects.toThrow(Conflict);
  });

  test('a cached fold expires after a minute, even when it is used often', async () => {
    let passedMs = 0;
    const start = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => start + passedMs);
    const readStream = jest.spyOn(store, 'readStream');
    const work = async (key: number) => {
      await repository.execute(shelf, 'shelf-1', metadata(`${key}`), add('milk', 1));
      return readStream.mock.calls.some(([, from]) => !from);
    };
    let key = 0;
    await work(key++);
    readStream.mockClear();
    for (passedMs = 20_000; passedMs < 60_000; passedMs += 20_000) expect(await work(key++)).toBe(false);
    passedMs = 61_000;
    await until('the stream is read from its beginning', () => work(key++));
    expect((await repository.load(shelf, 'shelf-1')).state).toEqual({ milk: key });
    clock.mockRestore();
  });

  test('a restored store takes precedence over a cached fold', async () => {
    await repository.execute(shelf, 'shelf-1', metadata('a'), add('milk', 4));
    await repository.execute(shelf, 'shelf-1', metadata('b'), add('milk', 4));
    const restored = createInMemoryEventStore();
    await restored.append('shelf-1', 'none', (await store.readStream('shelf-1')).slice(0, 1));
    Object.assign(store, restored);
    const outcome = await repository.execute(shelf, 'shelf-1', metadata('c'), add('milk', 1));
    expect(outcome).toMatchObject({ kind: 'accepted', state: { milk: 5 }, revision: 1 });
  });
});

const intent = fc.record({ article: fc.constantFrom('milk', 'tomato'), to: fc.integer({ min: -1, max: 5 }) });

test('repeated commands append no further events, in any sequence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(intent, { maxLength: 12 }), async (intents) => {
      store = createInMemoryEventStore();
      repository = createProcess();
      const send = (process: Repository, key: number) => {
        const { article, to } = intents[key] ?? { article: 'milk', to: 0 };
        return process.execute(shelf, 'shelf-1', metadata(`${key}`), setTo(article, to));
      };
      const effective: number[] = [];
      for (const key of intents.keys()) {
        const before = store.all().length;
        await send(repository, key);
        const after = store.all().length;
        if (after > before) effective.push(key);
        await send(createProcess(), key);
        expect(store.all()).toHaveLength(after);
      }
      const before = store.all().length;
      for (const key of effective) for (const process of [repository, createProcess()]) await send(process, key);
      expect(store.all()).toHaveLength(before);
    }),
    { numRuns: 50 },
  );
});

test('interleaved writers of several processes lose no event and fold to the same state', async () => {
  const additions = fc.array(fc.tuple(fc.nat(2), fc.constantFrom('milk', 'tomato'), fc.integer({ min: 1, max: 9 })), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(additions, async (plan) => {
      store = createInMemoryEventStore();
      const processes = [createProcess(), createProcess(), createProcess()] as const;
      const processOf = (index: number) => processes[index as 0 | 1 | 2];
      await Promise.all(
        plan.map(([processIndex, article, by], key) =>
          processOf(processIndex).execute(shelf, 'shelf-1', metadata(`${key}`), add(article, by)),
        ),
      );
      const sums: Record<string, number> = {};
      for (const [, article, by] of plan) sums[article] = (sums[article] ?? 0) + by;
      for (const process of [...processes, createProcess()])
        expect((await process.load(shelf, 'shelf-1')).state).toEqual(sums);
      expect(verifyChain(await store.readStream('shelf-1'))).toMatchObject({ whole: true, events: plan.length });
    }),
    { numRuns: 30 },
  );
});

test('command ids and event ids are stable for fixed input', () => {
  expect(commandIdOf('1', 'r', 'k')).toBe('c29ef4f6-9d39-54af-a78f-d05cbce87c95');
  expect(eventIdOf('c', 's', 0, 'm')).toBe('e2921a65-e35d-5998-8ab3-39611ffb00c7');
});
