import { describe, expect, test } from '@jest/globals';
import type { CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';
import { createEventQueue } from './createEventQueue.ts';

const view: CollectedEvent = { name: 'page_view', page: 'home' };
const addition = (count: number): CollectedEvent => ({
  name: 'add_to_cart',
  page: 'list',
  items: Array.from({ length: count }, () => ({ article_number: '131209', quantity: 1, widget: 'list' })),
});
const settled = async () => {
  for (let turns = 0; turns < 3; turns += 1) await Promise.resolve();
};

function queueThat(answers: (call: number) => Promise<void>) {
  const calls: (readonly CollectedEvent[])[] = [];
  let asked = 0;
  const queue = createEventQueue(
    (batch) => answers(calls.push(batch)),
    () => {
      asked += 1;
    },
  );
  return { queue, calls, asked: () => asked };
}

describe('events for the collector', () => {
  test('wait until the browser is idle, and go in calls of at most 50', () => {
    const { queue, calls, asked } = queueThat(() => Promise.resolve());
    for (let count = 0; count < 120; count += 1) queue.add(view);
    expect([calls, asked()]).toEqual([[], 120]);
    queue.flush();
    expect(calls.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  test('go in smaller calls if they have many articles', () => {
    const { queue, calls } = queueThat(() => Promise.resolve());
    for (const count of [300, 100, 100, 100]) queue.add(addition(count));
    queue.flush();
    expect(calls.map(({ length }) => length)).toEqual([1, 2, 1]);
  });

  test('are sent once more after a failure, and then dropped', async () => {
    const { queue, calls } = queueThat(() => Promise.reject(new Error('offline')));
    queue.add(view);
    for (let flushes = 0; flushes < 4; flushes += 1) {
      queue.flush();
      await settled();
    }
    expect(calls).toEqual([[view], [view]]);
  });

  test('are gone after a withdrawal, also those of a failed call', async () => {
    const { queue, calls } = queueThat(() => Promise.reject(new Error('offline')));
    queue.add(view);
    queue.flush();
    queue.add(view);
    queue.clear();
    await settled();
    queue.flush();
    expect(calls).toHaveLength(1);
  });
});
