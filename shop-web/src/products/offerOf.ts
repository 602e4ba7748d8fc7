import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { offersPreorder } from '@talloor/rules/quantity/availableStock.ts';

/** What a customer can do with an article now; each has its own face in the quantity control (design, 5.6). */
export type Offer =
  | { readonly kind: 'order' | 'preorder' }
  | { readonly kind: 'on_demand'; readonly workdays: number }
  /** Closed for the chosen day. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'no_stock'; readonly availableOn: number | null }
  | { readonly kind: 'out_of_assortment' | 'not_orderable' }
  | { readonly kind: 'log_in' | 'choose_customer' | 'only_looking' };

type Viewer = {
  /** Who has no basket: a visitor, a user who has not chosen a customer, a user who has none (the office). */
  readonly is: 'visitor' | 'user' | 'onlooker' | 'customer';
  /** Epoch milliseconds by the product's clock. */
  readonly now: number;
};

/** Mussels have an order flow of their own: lists leave them out, and no quantity of theirs is changed here (spec shopping §3). */
export const ownFlow = 'VCG';

const asFacts = (product: ProductView) => ({
  allowPreorder: product.is_allow_preorder,
  daysToReplenish: product.days_to_replenish,
});

const withoutBasket = { visitor: 'log_in', user: 'choose_customer', onlooker: 'only_looking' } as const;

/** Spec shopping §4, Product availability. */
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

/** Whether a quantity can be asked for. */
export const isOrderable = (offer: Offer): boolean =>
  offer.kind === 'order' || offer.kind === 'preorder' || offer.kind === 'on_demand';

/** No day makes it orderable. */
export type GoneOffer = Extract<Offer, { readonly kind: 'no_stock' | 'out_of_assortment' | 'not_orderable' }>;

/** Whether no day makes it orderable: what a basket still holds of it can only be removed there. */
export const isGone = (offer: Offer): offer is GoneOffer =>
  offer.kind === 'no_stock' || offer.kind === 'out_of_assortment' || offer.kind === 'not_orderable';

/** How many can be ordered; null is unlimited, as it is for what the supplier delivers on demand. */
export function stockLimit(product: ProductView): number | null {
  if (product.stock === null || product.is_on_demand || offersPreorder(asFacts(product))) return null;
  return Math.max(0, product.stock);
}
