import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { offersPreorder } from '@talloor/rules/quantity/availableStock.ts';

/** Design 5.6. */
export type Offer =
  | { readonly kind: 'order' | 'preorder' }
  | { readonly kind: 'on_demand'; readonly workdays: number }
  /** For the chosen day. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'no_stock'; readonly availableOn: number | null }
  | { readonly kind: 'out_of_assortment' | 'not_orderable' }
  | { readonly kind: 'log_in' | 'choose_customer' | 'only_looking' };

type Viewer = {
  /** `user` has yet to choose a customer; `onlooker` has none (office). */
  readonly is: 'visitor' | 'user' | 'onlooker' | 'customer';
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Mussels have their own order flow (spec shopping §3). */
export const ownFlow = 'VCG';

const asFacts = (product: ProductView) => ({
  allowPreorder: product.is_allow_preorder,
  daysToReplenish: product.days_to_replenish,
});

const withoutBasket = { visitor: 'log_in', user: 'choose_customer', onlooker: 'only_looking' } as const;

/** Spec shopping §4. */
export function offerOf(product: ProductView, { is, now }: Viewer): Offer {
  if (product.status !== 'active') return { kind: product.status };
  if (is !== 'customer') return { kind: withoutBasket[is] };
  if (product.group_code === ownFlow) return { kind: 'only_looking' };
  if (product.is_on_demand) return { kind: 'on_demand', workdays: product.days_to_replenish };
  if (product.stock === 0) {
    if (offersPreorder(asFacts(product))) return { kind: 'preorder' };
    return { kind: 'no_stock', availableOn: product.stock_available_date };
  }
  if (product.order_before !== null && product.order_before * 1000 <= now) return { kind: 'closed' };
  return { kind: 'order' };
}

export const isOrderable = (offer: Offer): boolean =>
  offer.kind === 'order' || offer.kind === 'preorder' || offer.kind === 'on_demand';

/** No day makes it orderable. */
export type GoneOffer = Extract<Offer, { readonly kind: 'no_stock' | 'out_of_assortment' | 'not_orderable' }>;

/** Can only be removed from baskets. */
export const isGone = (offer: Offer): offer is GoneOffer =>
  offer.kind === 'no_stock' || offer.kind === 'out_of_assortment' || offer.kind === 'not_orderable';

export function stockLimit(product: ProductView): number | null {
  if (product.stock === null || product.is_on_demand || offersPreorder(asFacts(product))) return null;
  return Math.max(0, product.stock);
}
