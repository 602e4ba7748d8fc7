import { thousandths } from '../money/rounding.ts';

/** Spec shopping §9. */
export const defaultMaximum = 9999;

/** Whole thousandths; invalid steps count as 1 (spec shopping §5). */
export function stepThousandths(step: number | null | undefined): number {
  if (step === null || step === undefined || !Number.isFinite(step) || step <= 0) return 1000;
  return Math.max(1, thousandths(step));
}

/** Never negative. */
export function largestMultiple(limit: number, step: number | null | undefined): number {
  const unit = stepThousandths(step);
  // Tolerates binary fractions: 0.3 in stock is three steps of 0.1.
  const limitThousandths = Math.floor(limit * 1000 + 1e-6);
  return Math.max(0, Math.floor(limitThousandths / unit) * unit) / 1000;
}

/** Never negative. */
export function smallestMultiple(limit: number, step: number | null | undefined): number {
  const unit = stepThousandths(step);
  const limitThousandths = Math.ceil(limit * 1000 - 1e-6);
  return Math.max(0, Math.ceil(limitThousandths / unit) * unit) / 1000;
}

/** An invalid step counts as 1 (spec shopping §5). */
export const isMultiple = (quantity: number, step: number | null | undefined): boolean =>
  Math.abs(quantity * 1000 - thousandths(quantity)) < 1e-6 && thousandths(quantity) % stepThousandths(step) === 0;
