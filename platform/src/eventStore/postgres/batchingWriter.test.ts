import { expect, test } from '@jest/globals';
import { EventStoreUnavailable, WrongExpectedRevision } from '../port.ts';
import { type Append, type AppendAnswer, createBatchingWriter, maxBatch } from './batchingWriter.ts';

const append = (streamId: string): Append => ({ streamId, expected: 'none', originalEvents: [], events: [] });
const storedAnswer: AppendAnswer = { appended: { revision: 0, position: '1' }, recordedAt: null };

function recordingWriter(
  answer: (appends: readonly Append[]) => Promise<readonly AppendAnswer[]>,
  { limit = 1_000, lanes = 1 } = {},
) {
  const batches: string[][] = [];
  const writer = createBatchingWriter({ timeLimitMs: limit, lanes }, (appends) => {
    batches.push(appends.map(({ streamId }) => streamId));
    return answer(appends);
  });
  return { batches, writer };
}

test('concurrent appends share a batch, with one append per stream, in their order', async () => {
  const { batches, writer } = recordingWriter(async (appends) => appends.map(() => storedAnswer));
  await Promise.all(['a', 'b', 'a', 'c', 'a', 'b'].map((stream) => writer.append(append(stream))));
  expect(batches).toEqual([['a', 'b', 'c'], ['a', 'b'], ['a']]);
});

test('a batch has a maximum size, and the remaining appends follow at once', async () => {
  const { batches, writer } = recordingWriter(async (appends) => appends.map(() => storedAnswer));
  await Promise.all(Array.from({ length: maxBatch + 3 }, (_, index) => writer.append(append(`s${index}`))));
  expect(batches.map(({ length }) => length)).toEqual([maxBatch, 3]);
});

test('a conflict rejects only its own append, not its batch', async () => {
  const conflict = new WrongExpectedRevision('b', 4);
  const { writer } = recordingWriter(async (appends) =>
    appends.map(({ streamId }) => (streamId === 'b' ? { refusal: conflict } : storedAnswer)),
  );
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((stream) => writer.append(append(stream))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(writer.append(append('b'))).rejects.toBe(conflict);
});

test('the appends of a failed batch are retried one by one, so that only the invalid append fails', async () => {
  const poison = new Error('this event cannot be stored');
  const { batches, writer } = recordingWriter(async (appends) => {
    if (appends.some(({ streamId }) => streamId === 'b')) throw poison;
    return appends.map(() => storedAnswer);
  });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((stream) => writer.append(append(stream))));
  expect(batches).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('all appends of a batch fail without a retry when the store is unavailable', async () => {
  const { batches, writer } = recordingWriter(() => Promise.reject(new EventStoreUnavailable('down')));
  const outcomes = await Promise.allSettled(['a', 'b'].map((stream) => writer.append(append(stream))));
  expect(batches).toEqual([['a', 'b']]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'EventStoreUnavailable' } });
});

test('an append behind a stuck batch fails within its time limit and is not stored later', async () => {
  let goOn: () => void = () => undefined;
  const stuckBatch = new Promise<void>((resolve) => (goOn = resolve));
  const { batches, writer } = recordingWriter(
    async (appends) => {
      await stuckBatch;
      return appends.map(() => storedAnswer);
    },
    { limit: 20 },
  );
  const first = writer.append(append('a'));
  const second = writer.append(append('a'));
  await expect(first).rejects.toBeInstanceOf(EventStoreUnavailable);
  await expect(second).rejects.toBeInstanceOf(EventStoreUnavailable);
  goOn();
  await writer.drain();
  expect(batches).toEqual([['a']]);
});

test('two lanes share the waiting appends, but never the same stream at once', async () => {
  const { batches, writer } = recordingWriter(
    async (appends) => {
      await new Promise((resolve) => setImmediate(resolve));
      return appends.map(() => storedAnswer);
    },
    { lanes: 2 },
  );
  await Promise.all(['a', 'b', 'c', 'd', 'a'].map((stream) => writer.append(append(stream))));
  expect(batches.slice(0, 2)).toEqual([['a', 'b', 'c'], ['d']]);
  expect(batches.slice(2)).toEqual([['a']]);
});
