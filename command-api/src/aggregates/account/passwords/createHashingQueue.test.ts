import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHashingQueue } from './createHashingQueue.ts';

function manualWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      running += 1;
      most = Math.max(most, running);
      ends.push(() => {
        running -= 1;
        resolve();
      });
    });
  return { work, ends, most: () => most, running: () => running };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('at most the allowed number of tasks runs at once, and a full queue answers busy', async () => {
  const { work, ends, running } = manualWork();
  const inQueue = createHashingQueue(2, 3);
  const outcomes = Array.from({ length: 6 }, (_, index) =>
    inQueue(`name ${index}`, work).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    ),
  );
  expect(running()).toBe(2);
  expect(await outcomes[5]).toBe('login.busy');
  while (ends.length > 0 || running() > 0) {
    ends.shift()?.();
    await settle();
  }
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'done', 'done', 'login.busy']);
});

test('tasks under one name run in sequence without delaying other names, and a failed task frees its place', async () => {
  const { work, ends, running, most } = manualWork();
  const inQueue = createHashingQueue(2, 10);
  const failing = inQueue('lotte', async () => {
    await work();
    throw new Error('no such password');
  });
  const second = inQueue('lotte', work);
  expect(running()).toBe(1);
  const other = inQueue('amelie', work);
  expect(running()).toBe(2);
  ends.shift()?.();
  await expect(failing).rejects.toThrow('no such password');
  await settle();
  expect(running()).toBe(2);
  for (const end of ends) end();
  await Promise.all([second, other]);
  expect(most()).toBe(2);
});

test('every admitted task is finished, in order per name', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (names, places) => {
        const inQueue = createHashingQueue(places, 20);
        const finishedByName = new Map<string, number[]>();
        await Promise.all(
          names.map((name, index) =>
            inQueue(name, async () => {
              await settle();
              finishedByName.set(name, [...(finishedByName.get(name) ?? []), index]);
            }),
          ),
        );
        for (const indexes of finishedByName.values()) expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
        expect([...finishedByName.values()].flat()).toHaveLength(names.length);
      },
    ),
    { numRuns: 30 },
  );
});
