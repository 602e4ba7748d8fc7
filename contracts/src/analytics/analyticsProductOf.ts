import type { ProductView } from '@talloor/rules/product/productWire.ts';
import type { AnalyticsWidget } from './collectedEvents.ts';
import type { AnalyticsProduct, AnalyticsTag } from './dataLayer.ts';
import { roundAmount } from './roundAmount.ts';

type Shown = { readonly quantity?: number; readonly widget?: AnalyticsWidget | null };

export function analyticsProductOf(
  product: ProductView,
  { quantity = 0, widget = null }: Shown = {},
): AnalyticsProduct {
  const { price, promo, categories } = product;
  const isDiscounted = price !== null && price.promo_price !== null;
  return {
    id: product.id,
    name: product.name,
    article_number: product.article_number,
    price: roundAmount(price?.active_price ?? null),
    discount: isDiscounted ? roundAmount(price.normal_price - (price.promo_price ?? 0)) : null,
    discount_type: price === null ? null : (promo?.type ?? null),
    gift_value: price === null ? null : roundAmount(promo?.free_item?.price ?? null),
    brand: product.brand === '' ? null : product.brand,
    in_stock: product.status === 'active' && (product.stock === null || product.stock > 0),
    category_1: categories[0]?.name ?? null,
    category_2: categories[1]?.name ?? null,
    category_3: categories[2]?.name ?? null,
    category_4: categories[3]?.name ?? null,
    category_5: categories[4]?.name ?? null,
    tags: tagsOf(product),
    quantity,
    widget_name: widget,
  };
}

function tagsOf(product: ProductView): AnalyticsTag[] {
  const { price } = product;
  const conditions: Readonly<Record<AnalyticsTag, boolean>> = {
    promotion: product.promo !== null,
    offer_price: price?.is_offer_price === true,
    tender_price: price?.is_tender_price === true,
    day_price: price?.is_day_price === true,
    weight: product.is_weight_article,
    deposit: product.empty_goods_price !== null,
    on_demand: product.is_on_demand,
    pre_order: product.is_allow_preorder,
  };
  return (Object.keys(conditions) as AnalyticsTag[]).filter((tag) => conditions[tag]);
}
