import { roundAmount } from './roundAmount.ts';
import type { AnalyticsProduct } from './dataLayer.ts';
import type { OrderLineView } from '../shapes.ts';

export const analyticsProductOfLine = (line: OrderLineView): AnalyticsProduct => ({
  id: line.article_number,
  name: line.name,
  article_number: line.article_number,
  price: roundAmount(line.price_per_unit),
  discount:
    line.is_promo_price && line.normal_price !== null && line.price_per_unit !== null
      ? roundAmount(line.normal_price - line.price_per_unit)
      : null,
  discount_type: null,
  gift_value: null,
  brand: line.brand === '' ? null : line.brand,
  in_stock: line.status !== 'short',
  category_1: null,
  category_2: null,
  category_3: null,
  category_4: null,
  category_5: null,
  tags: [
    ...(line.is_promo_price ? (['promotion'] as const) : []),
    ...(line.is_offer_price ? (['offer_price'] as const) : []),
    ...(line.is_day_price ? (['day_price'] as const) : []),
    ...(line.is_weight_article ? (['weight'] as const) : []),
  ],
  quantity: line.quantity,
  widget_name: 'order',
});
