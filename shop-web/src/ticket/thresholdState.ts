import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';

export type ThresholdState = {
  readonly state: 'below' | 'between' | 'free';
  /** Euros to the next threshold; 0 where delivery is free. */
  readonly missing: number;
  /** 0 to 100 of the way to free delivery. */
  readonly percent: number;
  readonly minimumPercent: number;
};

const missingTo = (goal: number, current: number): number => eurosOfCents(centsOfEuros(goal) - centsOfEuros(current));

/** How far a basket is from the minimum order and from free delivery; null where prices are hidden. */
export function thresholdState({ minimum, free_from, current }: BasketView['threshold']): ThresholdState | null {
  if (current === null) return null;
  const end = Math.max(free_from, minimum);
  const percentOf = (euros: number) => (end <= 0 ? 100 : Math.min(100, (euros / end) * 100));
  const at = { percent: percentOf(current), minimumPercent: percentOf(minimum) };
  if (current < minimum) return { state: 'below', missing: missingTo(minimum, current), ...at };
  if (current < free_from) return { state: 'between', missing: missingTo(free_from, current), ...at };
  return { state: 'free', missing: 0, ...at, percent: 100 };
}
