import { expect, test } from '@jest/globals';
import { planKills } from './planKills.ts';

const often = { atEachPoint: 2, atMoments: 10 };
const points = ['afterOrderPlaced', 'afterMailSent'] as const;

test('a seed that was printed plans the same kills again, and another one others', () => {
  expect(planKills(7, points, often)).toEqual(planKills(7, points, often));
  expect(planKills(7, points, often)).not.toEqual(planKills(8, points, often));
});

test('every point is killed at twice, when it is reached for the first to third time, and moments differ', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => planKills(seed, points, often));
  for (const { atPoints, atMoments } of seeds) {
    expect(atPoints.map((place) => place.split(':')[0])).toEqual([...points, ...points]);
    expect(atMoments).toHaveLength(10);
    for (const { answers, pauseMs } of atMoments) {
      expect(answers).toBeGreaterThanOrEqual(1);
      expect(answers).toBeLessThanOrEqual(30);
      expect(pauseMs).toBeGreaterThanOrEqual(0);
      expect(pauseMs).toBeLessThan(20);
    }
  }
  const times = new Set(seeds.flatMap(({ atPoints }) => atPoints.map((place) => place.split(':')[1])));
  expect([...times].sort()).toEqual(['1', '2', '3']);
  expect(new Set(seeds.flatMap(({ atMoments }) => atMoments.map(({ answers }) => answers))).size).toBe(30);
});
