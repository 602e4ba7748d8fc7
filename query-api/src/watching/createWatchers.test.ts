import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createWatchers } from './createWatchers.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Asker = Parameters<ReturnType<typeof createWatchers>['join']>[0];

function connect() {
  let headersSent = false;
  const end = jest.fn();
  const writeHead = () => {
    headersSent = true;
  };
  const response = Object.assign(new EventEmitter(), { destroyed: false, write: jest.fn(), end, writeHead });
  Object.defineProperty(response, 'headersSent', { get: () => headersSent });
  return response;
}

test('an event stream ends within a second after its session or right, and other streams stay open', async () => {
  const watchers = createWatchers({ most: 10, mostOfOneUser: 10 });
  const [ended, kept] = [connect(), connect()];
  let may = true;
  const asker = (response: unknown, isStillPermitted: () => Promise<boolean>) =>
    ({ response, user: { userId: '1' }, isStillPermitted }) as unknown as Asker;
  await watchers.join(
    asker(ended, () => Promise.resolve(may)),
    'orders',
    () => Promise.resolve(),
  );
  await watchers.join(
    asker(kept, () => Promise.resolve(true)),
    'orders',
    () => Promise.resolve(),
  );
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ended.end).not.toHaveBeenCalled();
  may = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ended.end).toHaveBeenCalled();
  expect(kept.end).not.toHaveBeenCalled();
  watchers.close();
});

test('an outage of the sessions ends no stream', async () => {
  const watchers = createWatchers({ most: 10, mostOfOneUser: 10 });
  const response = connect();
  const isStillPermitted = () => Promise.reject(new Error('no database'));
  await watchers.join({ response, user: { userId: '1' }, isStillPermitted } as unknown as Asker, 'orders', () =>
    Promise.resolve(),
  );
  await jest.advanceTimersByTimeAsync(3_000);
  expect(response.end).not.toHaveBeenCalled();
  watchers.close();
});
