import { randomOf } from '@talloor/catalogue/generator/randomOf.ts';
import type { FaultPoint } from '@talloor/command-api/commands/faults.ts';

export type KillPlan = {
  /** `point:n`: the n-th visit of a point. */
  readonly atPoints: readonly string[];
  readonly atMoments: readonly { readonly answers: number; readonly pauseMs: number }[];
};

export function planKills(
  seed: number,
  points: readonly FaultPoint[],
  times: { readonly atEachPoint: number; readonly atMoments: number },
): KillPlan {
  const random = randomOf(seed);
  return {
    atPoints: Array.from({ length: times.atEachPoint }, () => points)
      .flat()
      .map((point) => `${point}:${random.between(1, 3)}`),
    atMoments: Array.from({ length: times.atMoments }, () => ({
      answers: random.between(1, 30),
      pauseMs: random.between(0, 19),
    })),
  };
}
