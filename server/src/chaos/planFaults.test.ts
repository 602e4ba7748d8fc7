import { expect, test } from '@jest/globals';
import { kinds, planFaults, type Step, targets } from './planFaults.ts';

function stepsOf(seed: number, count: number): Step[] {
  const plan = planFaults(seed);
  return Array.from({ length: count }, () => plan.next().value);
}

test('the same seed plans the same faults, and another seed plans others', () => {
  expect(stepsOf(7, 60)).toEqual(stepsOf(7, 60));
  expect(stepsOf(7, 60)).not.toEqual(stepsOf(8, 60));
});

test('each process, PostgreSQL and the store are killed, stalled, cut off and restarted before a fault comes again', () => {
  const all = targets.length * kinds.length;
  for (let seed = 0; seed < 50; seed += 1) {
    const faults = stepsOf(seed, all)
      .flatMap((step) => step.faults)
      .slice(0, all);
    expect(new Set(faults.map(({ target, kind }) => `${kind} ${target}`)).size).toBe(all);
  }
});

test('a stall lasts 1 to 15 seconds, and every fourth step or so has two faults on different targets', () => {
  const steps = stepsOf(3, 2_000);
  const stalls = steps.flatMap(({ faults }) => faults.filter(({ kind }) => kind === 'stall'));
  expect(Math.min(...stalls.map(({ lastsMs }) => lastsMs))).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...stalls.map(({ lastsMs }) => lastsMs))).toBeLessThanOrEqual(15_000);
  const pairs = steps.filter(({ faults }) => faults.length === 2);
  expect(pairs.length).toBeGreaterThan(400);
  expect(pairs.length).toBeLessThan(600);
  for (const { faults } of pairs) {
    expect(new Set(faults.map(({ target }) => target)).size).toBe(2);
    expect(faults.filter(({ kind }) => kind === 'refuse' || kind === 'swallow').length).toBeLessThan(2);
  }
});
