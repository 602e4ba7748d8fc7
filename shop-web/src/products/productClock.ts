import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import type { Offer } from './offerOf.ts';

/** Spec shopping §9, Closure time. */
export type ProductClock =
  /** Epoch seconds; half an hour early in the last two hours. */
  | { readonly kind: 'closes'; readonly at: number; readonly isImminent: boolean }
  | { readonly kind: 'last_minutes' }
  | { readonly kind: 'preorder' | 'on_demand'; readonly days: number };

/**
 * Null without closing and lead time.
 * @param deadline epoch seconds; null without one
 * @param now epoch milliseconds
 */
export function productClock(
  product: Pick<ProductView, 'order_before' | 'days_to_replenish'>,
  offer: Offer,
  deadline: number | null,
  now: number,
): ProductClock | null {
  if (offer.kind === 'on_demand') return { kind: 'on_demand', days: offer.workdays };
  if (offer.kind === 'preorder') return { kind: 'preorder', days: product.days_to_replenish };
  const closes = product.order_before;
  if (offer.kind !== 'order' || closes === null || (deadline !== null && deadline <= closes)) return null;
  const cutOff = cutOffAt(closes, Math.floor(now / 1000));
  if (cutOff.kind === 'past') return null;
  if (cutOff.kind === 'last_minutes') return { kind: 'last_minutes' };
  return { kind: 'closes', at: cutOff.at, isImminent: cutOff.kind === 'closing' };
}
