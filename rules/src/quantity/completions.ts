import { isMultiple, smallestMultiple } from './quantityStep.ts';

/** `box`: the quantity of the box price. */
export type Completion = { readonly of: 'package' | 'box'; readonly extra: number; readonly to: number };

export type CompletionLimits = {
  readonly step: number;
  readonly maximum: number;
  /** Units per package; the step or less means none. */
  readonly pack: number;
  /** Units of the box price. */
  readonly box: number | null;
  readonly stock: number | null;
};

/** Upselling (spec shopping §5): nearest first, within stock and maximum. Empty for 0. */
export function completions(quantity: number, limits: CompletionLimits): readonly Completion[] {
  const { step, maximum, pack, box, stock } = limits;
  if (!(quantity > 0)) return [];
  const fits = (to: number) => to > quantity && to <= maximum && (stock === null || to < stock) && isMultiple(to, step);
  const full = pack > step ? smallestMultiple(quantity, pack) : 0;
  const boxed = box === null || quantity >= box ? 0 : smallestMultiple(box, step);
  const suggestions: Completion[] = [];
  if (fits(full)) suggestions.push({ of: 'package', extra: difference(full, quantity), to: full });
  if (fits(boxed)) suggestions.push({ of: 'box', extra: difference(boxed, quantity), to: boxed });
  return suggestions.toSorted((a, b) => a.to - b.to);
}

const difference = (to: number, from: number): number => Math.round((to - from) * 1000) / 1000;
