import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { rememberTakers, takersMs } from './rememberTakers.ts';

let advanceTime: (ms: number) => void;

// The cache captures its clock at load time.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  let now = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  advanceTime = (ms) => {
    now += ms;
    jest.advanceTimersByTime(ms);
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the recipients of a partly delivered mail are remembered for the hour of its tries, and then forgotten', () => {
  const takers = rememberTakers();
  takers.set('order-4402118', ['lotte@talloor.example']);
  advanceTime(70 * 60 * 1000);
  expect(takers.get('order-4402118')).toEqual(['lotte@talloor.example']);
  advanceTime(takersMs);
  expect(takers.size).toBe(0);
});
