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
const burstMs = 100;
const aMinute = { burstMs, atMostMs: 60_000 };

test('a few people who wait are no crowd, nor are many for a moment', async () => {
  const { requests, come, later } = crowd();
  come(9);
  later(1000);
  expect(requests.areCrowd(burstMs)).toBe(false);
  come(1);
  later(30);
  expect(requests.areCrowd(burstMs)).toBe(false);
  expect(await pressureOf(requests).makeWay(aMinute, never)).toBeUndefined();
});

test('a crowd is one until a moment after it was answered: answers go out in bursts', () => {
  const { requests, come, leave, later } = crowd();
  come(16);
  later(100);
  expect(requests.areCrowd(burstMs)).toBe(true);
  leave(15);
  later(20);
  expect(requests.areCrowd(burstMs)).toBe(true);
  come(15);
  leave(15);
  later(20);
  expect(requests.areCrowd(burstMs)).toBe(true);
  later(20);
  expect(requests.areCrowd(burstMs)).toBe(false);
});

test('who waits for a crowd that lasts makes no way for one that has just come', () => {
  const { requests, come, later } = crowd();
  come(16);
  later(150);
  expect(requests.areCrowd(200)).toBe(false);
  later(50);
  expect(requests.areCrowd(200)).toBe(true);
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
  await pressure.makeWay({ burstMs, atMostMs: 1 }, never);
  await pressure.makeWay(aMinute, never, () => true);
  const ending = new AbortController();
  const going = pressure.makeWay(aMinute, ending.signal);
  ending.abort();
  expect(await going).toBeUndefined();
});
