import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { completions } from '@talloor/rules/quantity/completions.ts';
import { defaultMaximum, isMultiple, largestMultiple, smallestMultiple } from '@talloor/rules/quantity/quantityStep.ts';
import { roundQuantity } from '@talloor/rules/quantity/roundQuantity.ts';
import { stockLimit } from './offerOf.ts';

export type Rounding =
  | { readonly kind: 'maximum'; readonly maximum: number }
  | { readonly kind: 'multiple'; readonly step: number; readonly typed: number; readonly quantity: number }
  | { readonly kind: 'minimum'; readonly minimum: number };

export type QuantityLimits = {
  readonly step: number;
  readonly minimum: number;
  readonly maximum: number;
  /** At most 1 without a package. */
  readonly pack: number;
  readonly box: number | null;
  readonly stock: number | null;
};

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

/** Nearest valid quantity (spec shopping §5, Quantity). */
export function settleQuantity(
  requestedQuantity: number,
  { step, minimum, maximum }: QuantityLimits,
): { readonly quantity: number; readonly rounding: Rounding | null } {
  const quantity = roundQuantity(requestedQuantity, step, null, maximum, minimum);
  if (quantity === requestedQuantity || requestedQuantity <= 0 || Number.isNaN(requestedQuantity))
    return { quantity, rounding: null };
  if (requestedQuantity > maximum) return { quantity, rounding: { kind: 'maximum', maximum } };
  if (quantity === minimum && requestedQuantity < minimum) return { quantity, rounding: { kind: 'minimum', minimum } };
  return { quantity, rounding: { kind: 'multiple', step, typed: requestedQuantity, quantity } };
}

/** Down from the minimum is 0. */
export function stepQuantity(quantity: number, by: 'step' | 'pack', direction: 1 | -1, limits: QuantityLimits): number {
  const size = by === 'pack' && limits.pack > limits.step ? limits.pack : limits.step;
  const next =
    direction === 1
      ? largestMultiple(quantity + size, by === 'pack' ? size : limits.step)
      : smallestMultiple(quantity - size, by === 'pack' ? size : limits.step);
  if (direction === -1) return next < limits.minimum ? 0 : next;
  return Math.min(limits.maximum, Math.max(limits.minimum, next));
}

/** Units to fill a package or reach the box price; or full packages. */
export type PackHint =
  | { readonly kind: 'complete'; readonly of: 'package' | 'box'; readonly extra: number; readonly to: number }
  | { readonly kind: 'full'; readonly packs: number };

export function packHint(quantity: number, limits: QuantityLimits): PackHint | null {
  const [nearest] = completions(quantity, limits);
  if (nearest !== undefined) return { kind: 'complete', ...nearest };
  const { step, pack } = limits;
  if (quantity <= 0 || pack <= step || !isMultiple(quantity, pack)) return null;
  return { kind: 'full', packs: Math.round(quantity / pack) };
}
