import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';

type Threshold = BasketView['threshold'];

export type ThresholdWay = {
  /** Euros; 0 for free delivery. */
  readonly missing: number;
  readonly minimum: number;
  readonly freeFrom: number;
  readonly current: number;
  /** 0 to 100 to free delivery. */
  readonly percent: number;
  readonly minimumPercent: number;
};

export type ThresholdState = {
  readonly state: Threshold['state'];
  /** Null for hidden prices. */
  readonly way: ThresholdWay | null;
};

const missingTo = (goal: number, current: number): number => eurosOfCents(centsOfEuros(goal) - centsOfEuros(current));

type Reaching = {
  readonly threshold: Pick<Threshold, 'state' | 'free_from'>;
  readonly delivery_date: Pick<BasketView['delivery_date'], 'service'>;
};

/** For free delivery or pick-up only the minimum counts. */
export const hasGoal = ({ threshold: { state, free_from }, delivery_date: { service } }: Reaching): boolean =>
  state === 'below' || (free_from !== 0 && service?.kind !== 'pickup' && service?.kind !== 'mussels');

/** State only for hidden prices. */
export function thresholdState({ state, minimum, free_from, current }: Threshold): ThresholdState {
  if (minimum === null || free_from === null || current === null) return { state, way: null };
  const end = Math.max(free_from, minimum);
  const percentOf = (euros: number) => (end <= 0 ? 100 : Math.min(100, (euros / end) * 100));
  const goal = { below: minimum, between: free_from, free: current }[state];
  return {
    state,
    way: {
      missing: missingTo(goal, current),
      minimum,
      freeFrom: free_from,
      current,
      percent: state === 'free' ? 100 : percentOf(current),
      minimumPercent: percentOf(minimum),
    },
  };
}
