import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { inOrder } from './sideBySide.ts';

test('inOrder runs a limited number at once and yields in the order of the items', async () => {
  let running = 0;
  let most = 0;
  const moments = [3, 1, 4, 0, 2];
  const results: number[] = [];
  for await (const result of inOrder(moments.keys(), 3, async (index) => {
    most = Math.max(most, ++running);
    for (let moment = 0; moment < (moments[index] ?? 0); moment++) await aMoment();
    running--;
    return index;
  }))
    results.push(result);
  expect(results).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(3);
});

test('inOrder throws a failure in its turn', async () => {
  const results: number[] = [];
  const run = async (item: number) => (item < 2 ? item : Promise.reject(new Error(`no ${item}`)));
  const all = (async () => {
    for await (const result of inOrder([0, 1, 2, 3], 4, run)) results.push(result);
  })();
  await expect(all).rejects.toThrow('no 2');
  expect(results).toEqual([0, 1]);
});
