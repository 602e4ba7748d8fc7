import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { closingWindowSeconds } from '@talloor/rules/delivery/closingWarning.ts';
import { shownDeadline } from '../delivery/shownDeadline.ts';
import type { Offer } from './offerOf.ts';

/** What an article's own clock says (spec shopping §9, Closure time). */
export type ProductClock =
  /** `at` is the time to show, epoch seconds: half an hour earlier in the last two hours. */
  | { readonly kind: 'closes'; readonly at: number; readonly isImminent: boolean }
  | { readonly kind: 'preorder' | 'on_demand'; readonly days: number };

/**
 * The clock of an article: until when it can be ordered where it closes before the basket does, else by how much it has to
 * be ordered ahead; null where it closes with the basket.
 *
 * @param deadline of the basket's delivery, epoch seconds; null while no delivery is chosen
 * @param now epoch milliseconds by the product's clock
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
