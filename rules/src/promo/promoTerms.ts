import { thousandths } from '../money/rounding.ts';
import type { ProductView, PromoView } from '../product/productWire.ts';
import { freeArticles } from './freeArticles.ts';

/** Amounts are null when prices are hidden. */
export type PromoEffect =
  | { readonly kind: 'percentage'; readonly percentage: number | null }
  | { readonly kind: 'amount'; readonly euros: number | null }
  | { readonly kind: 'net_price'; readonly euros: number | null }
  /** A lower price without its formula. */
  | { readonly kind: 'reduction' }
  | {
      readonly kind: 'free';
      readonly per: number;
      readonly free: number;
      /** Null without a cap. */
      readonly most: number | null;
      /** Null means the article itself. */
      readonly item: string | null;
    };

export type PromoTerms = {
  readonly effect: PromoEffect;
  /** Minimum units. */
  readonly from: number;
  /** `first`: from the first step. `quantity`: from more of the article. `together`: all articles count. */
  readonly holds: 'first' | 'quantity' | 'together';
};

type PromotedProduct = Pick<ProductView, 'article_number' | 'sold_per'>;

/** The five promotion types of spec shopping §3. */
export function promoTerms(promo: PromoView, product: PromotedProduct): PromoTerms {
  const { amount, net_price, min_quantity: from } = promo.parameters;
  const holds = from <= product.sold_per ? 'first' : 'quantity';
  switch (promo.type) {
    case 'promotion_reduction_percentage':
      return { effect: { kind: 'percentage', percentage: amount }, from, holds };
    case 'promotion_reduction_amount':
      return { effect: { kind: 'amount', euros: amount }, from, holds };
    case 'promotion_net_price':
      return { effect: { kind: 'net_price', euros: net_price }, from, holds };
    case 'promotion_free_article':
      return { effect: freeEffect(promo, product), from, holds: promo.is_together === true ? 'together' : 'quantity' };
    case 'promotion_mixed_article':
      return { effect: mixedEffect(promo, product), from, holds: 'together' };
    default:
      return promo.type satisfies never;
  }
}

function mixedEffect(promo: PromoView, product: PromotedProduct): PromoEffect {
  if (promo.free_item !== null && promo.parameters.free_article_qty > 0) return freeEffect(promo, product);
  const { net_price: netPrice, amount, amount_kind: kind } = promo.parameters;
  if (netPrice !== null) return { kind: 'net_price', euros: netPrice };
  if (kind === 'percentage') return { kind, percentage: amount };
  if (kind === 'euros') return { kind: 'amount', euros: amount };
  return { kind: 'reduction' };
}

const freeEffect = ({ parameters, free_item: item }: PromoView, product: PromotedProduct): PromoEffect => ({
  kind: 'free',
  per: parameters.min_quantity,
  free: parameters.free_article_qty,
  most: parameters.max_free_articles > 0 ? parameters.max_free_articles : null,
  item: item === null || item.article_number === product.article_number ? null : item.name,
});

/**
 * Spec shopping §5.
 * @param total of all articles of the promotion
 */
export function freeOf({ type, parameters }: PromoView, total: number): number {
  if (thousandths(total) <= 0) return 0;
  return freeArticles(
    {
      type,
      minQuantity: parameters.min_quantity,
      freeArticleQuantity: parameters.free_article_qty,
      maxFreeArticles: parameters.max_free_articles,
    },
    total,
  );
}
