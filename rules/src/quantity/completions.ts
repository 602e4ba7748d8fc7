import { isMultiple, smallestMultiple } from './quantityStep.ts';

/** What is left to fill: `package` is a full wrapped package, `box` the quantity from which the box price holds. */
export type Completion = { readonly of: 'package' | 'box'; readonly extra: number; readonly to: number };

export type CompletionLimits = {
  readonly step: number;
  readonly maximum: number;
  /** Units in a full package; the step or less where there is none. */
  readonly pack: number;
  /** Units from which the box price holds; null without one. */
  readonly box: number | null;
  /** Available units; null is unlimited. */
  readonly stock: number | null;
};

/**
 * Upselling (spec shopping §5): the quantities that would complete a wrapped package or a box, the nearest first; each only
 * where it stays below stock and within the maximum. Nothing is suggested for what is not in the basket.
 */
export function completions(quantity: number, limits: CompletionLimits): readonly Completion[] {
  const { step, maximum, pack, box, stock } = limits;
  if (!(quantity > 0)) return [];
  const fits = (to: number) => to > quantity && to <= maximum && (stock === null || to < stock) && isMultiple(to, step);
  const full = pack > step ? smallestMultiple(quantity, pack) : 0;
  const boxed = box === null || quantity >= box ? 0 : smallestMultiple(box, step);
  const found: Completion[] = [];
  if (fits(full)) found.push({ of: 'package', extra: difference(full, quantity), to: full });
  if (fits(boxed)) found.push({ of: 'box', extra: difference(boxed, quantity), to: boxed });
  return found.toSorted((a, b) => a.to - b.to);
}

const difference = (to: number, from: number): number => Math.round((to - from) * 1000) / 1000;
