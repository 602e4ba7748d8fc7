import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { completions } from '@talloor/rules/quantity/completions.ts';
import { defaultMaximum, isMultiple, largestMultiple, smallestMultiple } from '@talloor/rules/quantity/quantityStep.ts';
import { roundQuantity } from '@talloor/rules/quantity/roundQuantity.ts';
import { stockLimit } from './offerOf.ts';

/** Why a typed number became another one; shown for 3 seconds. */
export type Rounding =
  | { readonly kind: 'maximum'; readonly maximum: number }
  | { readonly kind: 'multiple'; readonly step: number; readonly typed: number; readonly quantity: number }
  | { readonly kind: 'minimum'; readonly minimum: number };

export type QuantityLimits = {
  readonly step: number;
  readonly minimum: number;
  /** The largest valid quantity. */
  readonly maximum: number;
  /** Units in a full package; 1 or less where there is none. */
  readonly pack: number;
  /** Units from which the box price holds; null without one. */
  readonly box: number | null;
  /** Available units; null is unlimited. */
  readonly stock: number | null;
};

/** What the quantity control knows of an article. */
export function quantityLimits(product: ProductView): QuantityLimits {
  const step = product.sold_per > 0 ? product.sold_per : 1;
  const stock = stockLimit(product);
  const most = Math.min(product.maximum_order > 0 ? product.maximum_order : defaultMaximum, stock ?? Infinity);
  return {
    step,
    minimum: smallestMultiple(Math.max(product.minimum_order, step), step),
    maximum: largestMultiple(Math.min(most, defaultMaximum), step),
    pack: product.wrapped_per,
    box: product.price === null || product.price.box_price === null ? null : product.price.box_quantity,
    stock,
  };
}

/** The quantity that a wanted one becomes, and why where it differs (spec shopping §5, Quantity). */
export function settleQuantity(
  wanted: number,
  { step, minimum, maximum }: QuantityLimits,
): { readonly quantity: number; readonly rounding: Rounding | null } {
  const quantity = roundQuantity(wanted, step, null, maximum, minimum);
  if (quantity === wanted || wanted <= 0 || Number.isNaN(wanted)) return { quantity, rounding: null };
  if (wanted > maximum) return { quantity, rounding: { kind: 'maximum', maximum } };
  if (quantity === minimum && wanted < minimum) return { quantity, rounding: { kind: 'minimum', minimum } };
  return { quantity, rounding: { kind: 'multiple', step, typed: wanted, quantity } };
}

/** One step, or one full package, up or down; down from the minimum is 0. */
export function stepQuantity(quantity: number, by: 'step' | 'pack', direction: 1 | -1, limits: QuantityLimits): number {
  const size = by === 'pack' && limits.pack > limits.step ? limits.pack : limits.step;
  const next =
    direction === 1
      ? largestMultiple(quantity + size, by === 'pack' ? size : limits.step)
      : smallestMultiple(quantity - size, by === 'pack' ? size : limits.step);
  if (direction === -1) return next < limits.minimum ? 0 : next;
  return Math.min(limits.maximum, Math.max(limits.minimum, next));
}

/** What would fill the last package or reach the box price, only below stock; or how many packages are just full. */
export type PackHint =
  | { readonly kind: 'complete'; readonly of: 'package' | 'box'; readonly extra: number; readonly to: number }
  | { readonly kind: 'full'; readonly packs: number };

/** What is said of whole packs at a quantity; null where nothing is. */
export function packHint(quantity: number, limits: QuantityLimits): PackHint | null {
  const [nearest] = completions(quantity, limits);
  if (nearest !== undefined) return { kind: 'complete', ...nearest };
  const { step, pack } = limits;
  if (quantity <= 0 || pack <= step || !isMultiple(quantity, pack)) return null;
  return { kind: 'full', packs: Math.round(quantity / pack) };
}

/** `1.024` and `1 024` as the page itself writes them; where parts are sold a point is a decimal one. */
const groups = { whole: /^[1-9]\d{0,2}(?:[.\s]\d{3})+(?:,\d*)?$/, parts: /^[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d*)?$/ };

/**
 * Reads what was typed: Belgian decimals with a comma, or a point; nothing is 0, what is no number NaN.
 * @param step of the article: only where it is whole does a point before three digits stand for thousands
 */
export function readQuantity(text: string, step = 1): number {
  const typed = text.trim();
  if (typed === '') return 0;
  const isWhole = Number.isInteger(step);
  const isGrouped = groups[isWhole ? 'whole' : 'parts'].test(typed);
  const digits = isGrouped ? typed.replaceAll(isWhole ? /[.\s]/g : /\s/g, '') : typed;
  const number = digits.replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : Number.NaN;
}
