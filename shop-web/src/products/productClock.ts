import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { closingWindowSeconds } from '@talloor/rules/delivery/closingWarning.ts';
import { shownDeadline } from '../delivery/shownDeadline.ts';
import type { Offer } from './offerOf.ts';

/** Spec shopping §9, Closure time. */
export type ProductClock =
  /** `at`: shown time, epoch seconds; half an hour early in the last two hours. */
  | { readonly kind: 'closes'; readonly at: number; readonly isImminent: boolean }
  | { readonly kind: 'preorder' | 'on_demand'; readonly days: number };

/**
 * Earlier closing, else lead time; null without either.
 *
 * @param deadline of the delivery, epoch seconds; null without one
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
  return {
    kind: 'closes',
    at: shownDeadline(closes, now),
    isImminent: closes - now / 1000 <= closingWindowSeconds,
  };
}
