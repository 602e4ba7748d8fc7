import { expect, test } from '@jest/globals';
import { EventStoreUnavailable, WrongExpectedRevision } from '../port.ts';
import { type Append, type AppendAnswer, createBatchingWriter, maxBatch } from './batchingWriter.ts';

const append = (streamId: string): Append => ({ streamId, expected: 'none', given: [], events: [] });
const stored: AppendAnswer = { appended: { revision: 0, position: '1' }, recordedAt: null };

/** A writer whose batches are recorded and answered by `answer`. */
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

test('appends that come together are committed together, no stream twice in a batch and none overtaken', async () => {
  const { batches, writer } = recordingWriter(async (appends) => appends.map(() => stored));
  await Promise.all(['a', 'b', 'a', 'c', 'a', 'b'].map((stream) => writer.append(append(stream))));
  expect(batches).toEqual([['a', 'b', 'c'], ['a', 'b'], ['a']]);
});

test('a batch takes no more than its share and the rest follows at once', async () => {
  const { batches, writer } = recordingWriter(async (appends) => appends.map(() => stored));
  await Promise.all(Array.from({ length: maxBatch + 3 }, (_, index) => writer.append(append(`s${index}`))));
  expect(batches.map(({ length }) => length)).toEqual([maxBatch, 3]);
});

test('a conflict is the answer to its own append and not the failure of its batch', async () => {
  const conflict = new WrongExpectedRevision('b', 4);
  const { writer } = recordingWriter(async (appends) =>
    appends.map(({ streamId }) => (streamId === 'b' ? { refusal: conflict } : stored)),
  );
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((stream) => writer.append(append(stream))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(writer.append(append('b'))).rejects.toBe(conflict);
});

test('a batch that fails as a whole is tried singly, so that only the culprit hears of it', async () => {
  const poison = new Error('this one cannot be stored');
  const { batches, writer } = recordingWriter(async (appends) => {
    if (appends.some(({ streamId }) => streamId === 'b')) throw poison;
    return appends.map(() => stored);
  });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((stream) => writer.append(append(stream))));
  expect(batches).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('where the store does not serve, all of a batch hear so and nothing is tried singly', async () => {
  const { batches, writer } = recordingWriter(() => Promise.reject(new EventStoreUnavailable('down')));
  const outcomes = await Promise.allSettled(['a', 'b'].map((stream) => writer.append(append(stream))));
  expect(batches).toEqual([['a', 'b']]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'EventStoreUnavailable' } });
});

test('an append that waits behind a stuck batch ends in its time limit and is not stored later', async () => {
  let goOn: () => void = () => undefined;
  const stuck = new Promise<void>((resolve) => (goOn = resolve));
  const { batches, writer } = recordingWriter(
    async (appends) => {
      await stuck;
      return appends.map(() => stored);
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

test('with two lanes what waits is shared, and no stream is under way in both', async () => {
  const { batches, writer } = recordingWriter(
    async (appends) => {
      await new Promise((resolve) => setImmediate(resolve));
      return appends.map(() => stored);
    },
    { lanes: 2 },
  );
  await Promise.all(['a', 'b', 'c', 'd', 'a'].map((stream) => writer.append(append(stream))));
  expect(batches.slice(0, 2)).toEqual([['a', 'b', 'c'], ['d']]);
  expect(batches.slice(2)).toEqual([['a']]);
});
