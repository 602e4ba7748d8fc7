import { expect, jest, test } from '@jest/globals';
import { countRequestsUnderWay } from '../requestsUnderWay.ts';
import { pressureOf } from './pressure.ts';

/** Requests on a clock of their own, and whether what happens by itself goes on within so long. */
function crowd() {
  let now = 1000;
  const requests = countRequestsUnderWay(() => now);
  const come = (count: number) => Array.from({ length: count }, () => requests.begun());
  const leave = (count: number) => Array.from({ length: count }, () => requests.ended());
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return { requests, come, leave, later };
}
const never = new AbortController().signal;
const waitingMs = 100;
const aMinute = { for: 'crowd', waitingMs, atMostMs: 60_000 } as const;

test('a few people who wait are no crowd, nor are many for a moment', async () => {
  const { requests, come, later } = crowd();
  come(9);
  later(1000);
  expect(requests.areCrowd(waitingMs)).toBe(false);
  come(1);
  later(30);
  expect(requests.areCrowd(waitingMs)).toBe(false);
  expect(await pressureOf(requests).makeWay(aMinute, never)).toBeUndefined();
});

test('a crowd is one until a moment after it was answered: answers go out in bursts', () => {
  const { requests, come, leave, later } = crowd();
  come(16);
  later(100);
  expect(requests.areCrowd(waitingMs)).toBe(true);
  leave(15);
  later(20);
  expect(requests.areCrowd(waitingMs)).toBe(true);
  come(15);
  leave(15);
  later(20);
  expect(requests.areCrowd(waitingMs)).toBe(true);
  later(20);
  expect(requests.areCrowd(waitingMs)).toBe(false);
});

test('who waits for a crowd that lasts makes no way for one that has just come', () => {
  const { requests, come, later } = crowd();
  come(16);
  later(150);
  expect(requests.areCrowd(200)).toBe(false);
  later(50);
  expect(requests.areCrowd(200)).toBe(true);
});

test('who makes way for a burst waits from its first moment on and goes on when few of it are left', async () => {
  const { requests, later } = crowd();
  for (let each = 0; each < 16; each++) requests.long.begun();
  const gone = jest.fn();
  const going = pressureOf(requests).makeWay({ for: 'burst', atMostMs: 60_000 }, never).then(gone);
  await new Promise(setImmediate);
  expect(gone).not.toHaveBeenCalled();
  for (let each = 0; each < 14; each++) requests.long.ended();
  later(30);
  await going;
  expect(gone).toHaveBeenCalled();
});

test('what happens by itself goes on when the crowd has gone', async () => {
  const { requests, come, leave, later } = crowd();
  come(16);
  later(200);
  const gone = jest.fn();
  const going = pressureOf(requests).makeWay(aMinute, never).then(gone);
  await new Promise(setImmediate);
  expect(gone).not.toHaveBeenCalled();
  leave(16);
  later(100);
  await going;
  expect(gone).toHaveBeenCalled();
});

test('it goes on under the crowd after the time given, when there is enough to do, and when it ends', async () => {
  const { requests, come, later } = crowd();
  come(16);
  later(200);
  const pressure = pressureOf(requests);
  await pressure.makeWay({ ...aMinute, atMostMs: 1 }, never);
  await pressure.makeWay(aMinute, never, () => true);
  const ending = new AbortController();
  const going = pressure.makeWay(aMinute, ending.signal);
  ending.abort();
  expect(await going).toBeUndefined();
});
