import { expect, test } from '@jest/globals';
import { createBurst } from './createBurst.ts';

function burstOnItsClock() {
  let now = 1000;
  const burst = createBurst(() => now);
  const come = (count: number) => Array.from({ length: count }, () => burst.begun());
  const leave = (count: number) => Array.from({ length: count }, () => burst.ended());
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return { burst, come, leave, later };
}

test('many who came at once are a burst until few of them wait, and for a moment more', () => {
  const { burst, come, leave, later } = burstOnItsClock();
  come(9);
  expect(burst.isOn()).toBe(false);
  come(7);
  expect(burst.isOn()).toBe(true);
  leave(13);
  later(100);
  expect(burst.isOn()).toBe(true);
  leave(1);
  later(20);
  expect(burst.isOn()).toBe(true);
  later(20);
  expect(burst.isOn()).toBe(false);
});

test('who keeps coming is no burst any longer, until few of them waited', () => {
  const { burst, come, leave, later } = burstOnItsClock();
  come(16);
  later(200);
  expect(burst.isOn()).toBe(false);
  leave(12);
  come(12);
  expect(burst.isOn()).toBe(false);
  leave(14);
  come(14);
  expect(burst.isOn()).toBe(true);
});
