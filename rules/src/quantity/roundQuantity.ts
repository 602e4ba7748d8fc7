import { defaultMaximum, largestMultiple, smallestMultiple } from './quantityStep.ts';

/**
 * Invalid is 0, otherwise up to the next step, capped to stock and maximum, raised to the minimum if possible (spec
 * shopping §5).
 * @param stock null is unlimited
 */
export function roundQuantity(
  requestedQuantity: number,
  step: number | null | undefined,
  stock: number | null,
  maximum: number = defaultMaximum,
  minimum = 0,
): number {
  if (Number.isNaN(requestedQuantity) || requestedQuantity <= 0) return 0;
  const cap = largestMultiple(Math.min(maximum, stock ?? Number.POSITIVE_INFINITY, defaultMaximum), step);
  const least = smallestMultiple(minimum, step);
  if (least > cap) return 0;
  if (requestedQuantity >= cap) return cap;
  return Math.max(least, Math.min(cap, smallestMultiple(requestedQuantity, step)));
}
