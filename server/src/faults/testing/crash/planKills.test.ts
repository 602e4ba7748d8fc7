import { expect, test } from '@jest/globals';
import { planKills } from './planKills.ts';

const killCounts = { atEachPoint: 2, atMoments: 10 };
const points = ['afterOrderPlaced', 'afterMailSent'] as const;

test('the same seed plans the same kills, and another seed plans others', () => {
  expect(planKills(7, points, killCounts)).toEqual(planKills(7, points, killCounts));
  expect(planKills(7, points, killCounts)).not.toEqual(planKills(8, points, killCounts));
});

test('each point is killed twice, at its first to third time, and the moments differ', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => planKills(seed, points, killCounts));
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
  const times = new Set(seeds.flatMap(({ atPoints }) => atPoints.map((place) => place.split(':')[1] ?? '')));
  expect([...times].sort()).toEqual(['1', '2', '3']);
  expect(new Set(seeds.flatMap(({ atMoments }) => atMoments.map(({ answers }) => answers))).size).toBe(30);
});
