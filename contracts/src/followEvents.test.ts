import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followEvents } from './followEvents.ts';

class FakeSource extends EventTarget {
  readyState = 0;
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  breaks(hasGivenUp: boolean): void {
    this.readyState = hasGivenUp ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
}

const visiblePage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page: ReturnType<typeof visiblePage>;
let sources: FakeSource[];
let notifications: string[];
const last = () => sources.at(-1)!;
const follow = () =>
  followEvents({
    page,
    event: 'order',
    connect: () => {
      sources.push(new FakeSource());
      return last();
    },
    onOpen: () => notifications.push('open'),
    onEvent: (orderNumber) => notifications.push(orderNumber),
    onLost: (isRefused) => notifications.push(isRefused ? 'refused' : 'lost'),
  });

beforeEach(() => {
  jest.useFakeTimers();
  page = visiblePage();
  sources = [];
  notifications = [];
});
afterEach(() => {
  jest.useRealTimers();
});

test('followEvents reports each changed order', () => {
  follow();
  last().opens();
  last().dispatchEvent(new MessageEvent('order', { data: '4402002' }));
  expect(notifications).toEqual(['open', '4402002']);
});

test('followEvents leaves the reconnection after a broken connection to the browser', () => {
  follow();
  last().opens();
  last().breaks(false);
  jest.advanceTimersByTime(60_000);
  last().opens();
  expect(notifications).toEqual(['open', 'lost', 'open']);
  expect(sources).toHaveLength(1);
});

test('followEvents retries a refused stream after 1, 2, 5 and then every 10 seconds', () => {
  follow();
  for (const [wait, count] of [
    [1_000, 2],
    [2_000, 3],
    [5_000, 4],
    [10_000, 5],
    [10_000, 6],
  ] as const) {
    last().breaks(true);
    jest.advanceTimersByTime(wait - 1);
    expect(sources).toHaveLength(count - 1);
    jest.advanceTimersByTime(1);
    expect(sources).toHaveLength(count);
  }
});

test('followEvents retries after one second when a reopened stream is refused', () => {
  follow();
  last().breaks(true);
  jest.advanceTimersByTime(1_000);
  last().breaks(true);
  jest.advanceTimersByTime(2_000);
  last().opens();
  last().breaks(true);
  jest.advanceTimersByTime(1_000);
  expect(sources).toHaveLength(4);
});

test('a hidden page closes its event stream and opens a new one when it becomes visible', () => {
  const turn = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = follow();
  last().opens();
  turn('hidden');
  expect(last().isClosed).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  turn('visible');
  last().opens();
  expect([sources.length, notifications]).toEqual([2, ['open', 'open']]);
  last().breaks(true);
  turn('hidden');
  jest.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(2);
  turn('visible');
  stop();
  turn('visible');
  expect([sources.length, last().isClosed]).toEqual([3, true]);
});

test('followEvents opens no new connection after it is stopped', () => {
  const stop = follow();
  last().breaks(true);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  expect(last().isClosed).toBe(true);
});
