import { defaultMaximum, largestMultiple, smallestMultiple } from './quantityStep.ts';

/**
 * The quantity that a typed number becomes (spec shopping §5): negative or no number is 0, what is no multiple of the step
 * goes down to a multiple and then one step up, and everything is capped to the largest valid multiple within stock and
 * maximum. Below the minimum it is raised to it, or 0 where the cap does not reach it.
 *
 * @param stock available pieces; null is unlimited
 */
export function roundQuantity(
  wanted: number,
  step: number | null | undefined,
  stock: number | null,
  maximum: number = defaultMaximum,
  minimum = 0,
): number {
  if (Number.isNaN(wanted) || wanted <= 0) return 0;
  const cap = largestMultiple(Math.min(maximum, stock ?? Number.POSITIVE_INFINITY, defaultMaximum), step);
  const least = smallestMultiple(minimum, step);
  if (least > cap) return 0;
  if (wanted >= cap) return cap;
  return Math.max(least, Math.min(cap, smallestMultiple(wanted, step)));
}
