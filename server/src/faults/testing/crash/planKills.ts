import { randomOf } from '@talloor/catalogue/generator/randomOf.ts';
import type { FaultPoint } from '@talloor/command-api/commands/faults.ts';

export type KillPlan = {
  /** `point:n`: the product dies when it reaches the point for the n-th time. */
  readonly atPoints: readonly string[];
  /** At any moment: after so many more answers, and so much later. */
  readonly atMoments: readonly { readonly answers: number; readonly pauseMs: number }[];
};

/** When the product is killed: at every point and at any moment, as often as told, and the same for the same seed. */
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
