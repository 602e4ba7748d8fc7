import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { createCodec } from '../codec/createCodec.ts';
import { createInMemoryPersonKeys } from '../codec/personKeys.ts';
import { beginning, type EventStore, EventStoreUnavailable } from '../eventStore/port.ts';
import { createInMemoryEventStore } from '../eventStore/testing/inMemoryEventStore.ts';
import { createEventFeed, decodedCacheMs } from './eventFeed.ts';

jest.setTimeout(60_000);

const definition = {
  type: 'Counted',
  version: 1,
  schema: z.object({ n: z.number() }),
  upcasters: [],
  personOf: () => null,
  personalPaths: [],
};
const codec = createCodec({ definitions: { Counted: definition }, keys: createInMemoryPersonKeys() });

async function feedOver(count: number) {
  const memory = createInMemoryEventStore();
  let appended = 0;
  const append = async (more: number) => {
    for (; more > 0; more--) {
      const event = { id: `event-${appended}`, event: { type: 'Counted', data: { n: appended } } };
      const streamId = `stream-${appended++}`;
      const { events } = await codec.encode(streamId, 0, null, [event], { commandId: 'c' } as never);
      await memory.append(streamId, 'none', events);
    }
  };
  await append(count);
  const readAll = jest.fn<EventStore['readAll']>(memory.readAll);
  const feed = createEventFeed({ store: { ...memory, readAll }, codec, handledTypes: new Set(['Counted']) });
  await feed.start();
  const ending = new AbortController();
  const readUpTo = async (last: number, pauseAfterPage: () => Promise<unknown>): Promise<number[]> => {
    const reader = AbortSignal.any([ending.signal]);
    const numbers: number[] = [];
    for (let position = beginning; numbers.length < last;) {
      const page = await feed.next(position, reader);
      if (!page) break;
      for (const event of await page.decoded()) if (event) numbers.push((event.event.data as { n: number }).n);
      position = page.upTo.position;
      await pauseAfterPage();
    }
    return numbers;
  };
  const waitForHead = async () => {
    while (feed.head() !== (await memory.head())) await aMoment();
  };
  const end = async () => {
    ending.abort();
    await feed.stop();
  };
  return { feed, append, readAll, readUpTo, caughtUp: waitForHead, end };
}

const slowly = async (moments: number) => {
  for (; moments > 0; moments--) await aMoment();
};
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

test('a fast and a slow subscription that rebuild together read the store once', async () => {
  const { readUpTo, readAll, end } = await feedOver(10_000);
  const [fast, slow] = await Promise.all([readUpTo(10_000, () => slowly(0)), readUpTo(10_000, () => slowly(20))]);
  expect(fast).toEqual(upTo(10_000));
  expect(slow).toEqual(upTo(10_000));
  expect(readAll.mock.calls.length).toBeLessThanOrEqual(10_000 / 500 + 2);
  await end();
});

test('a stalled subscription does not delay the others', async () => {
  const { feed, readUpTo, end } = await feedOver(8_000);
  await feed.next(beginning, new AbortController().signal);
  expect(await readUpTo(8_000, () => slowly(0))).toEqual(upTo(8_000));
  await end();
});

test('each event that arrives during catch-up is delivered once', async () => {
  const { append, readUpTo, end } = await feedOver(3_000);
  const readers = [0, 1, 5, 30].map((moments) => readUpTo(9_700, () => slowly(moments)));
  for (let round = 0; round < 67; round++) {
    await append(100);
    await aMoment();
  }
  for (const numbers of await Promise.all(readers)) expect(numbers).toEqual(upTo(9_700));
  await end();
});

test('a wait for the next event ends after its time limit and with the subscription', async () => {
  const { feed, end } = await feedOver(1);
  const ending = new AbortController();
  expect(await feed.next(feed.head(), ending.signal, { atMostMs: 5 })).toBeNull();
  const waiting = feed.next(feed.head(), ending.signal);
  ending.abort();
  expect(await waiting).toBeNull();
  await end();
});

test('a subscription gets a page after a delay if it may pass the page, and at once if it handles an event', async () => {
  const { feed, append, end } = await feedOver(1);
  const passedPositions: string[] = [];
  const from = feed.head();
  const handled = new Set(['Other']);
  const mayPass = (upTo: string) => passedPositions.push(upTo) > 0;
  const ending = new AbortController().signal;
  const waiting = feed.next(from, ending, { handled, passing: { mayPass, wakeAfterMs: 20 } });
  await append(1);
  const page = await waiting;
  expect(passedPositions).toEqual([feed.head()]);
  expect(page).toMatchObject({ upTo: { position: feed.head() }, records: [{ type: 'Counted' }] });

  const refusing = feed.next(feed.head(), ending, { handled, passing: { mayPass: () => false, wakeAfterMs: 60_000 } });
  await append(1);
  expect((await refusing)?.records).toHaveLength(1);

  const mine = { handled: new Set(['Counted']), passing: { mayPass, wakeAfterMs: 60_000 } };
  const handledPage = feed.next(feed.head(), ending, mine);
  await append(1);
  expect((await handledPage)?.records).toHaveLength(1);
  await end();
});

test('decoded events expire, so that a later subscription sees an erasure', async () => {
  const { feed, append, caughtUp: waitForHead, end } = await feedOver(1);
  const start = feed.head();
  await append(2);
  await waitForHead();
  const read = async () => (await feed.next(start, new AbortController().signal))?.decoded();
  const first = await read();
  expect((await read())?.[0]).toBe(first?.[0]);
  const laterTime = performance.now() + decodedCacheMs;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => laterTime);
  const secondPage = await read();
  clock.mockRestore();
  expect(secondPage).toEqual(first);
  expect(secondPage?.[0]).not.toBe(first?.[0]);
  await end();
});

test('a read that ends before the known head is a failure, not the end of the events', async () => {
  const { feed, readAll, readUpTo, end } = await feedOver(1_200);
  const whole = readAll.getMockImplementation();
  readAll.mockResolvedValueOnce([]);
  const ending = new AbortController().signal;
  await expect(feed.next(beginning, ending)).rejects.toBeInstanceOf(EventStoreUnavailable);
  readAll.mockImplementationOnce(async (after) => (await whole?.(after, 100)) ?? []);
  await expect(feed.next(beginning, ending)).rejects.toBeInstanceOf(EventStoreUnavailable);
  expect(await readUpTo(1_200, () => slowly(0))).toEqual(upTo(1_200));
  await end();
});
