import { z } from 'zod';

/** Unit prices have at most 3 decimals, amounts 2 (readings.md, Money and dates). */
export const euro = z.number();
export const epochSeconds = z.int();
export const articleNumber = z.string().regex(/^\d{1,20}$/);

/** Spec shopping §3, Price. Null when prices are hidden. */
export const priceView = z.object({
  price: euro,
  box_price: euro.nullable(),
  box_quantity: z.number().nullable(),
  is_tender_price: z.boolean(),
  is_offer_price: z.boolean(),
  is_day_price: z.boolean(),
  normal_price: euro,
  /** Price at this quantity. */
  active_price: euro,
  promo_price: euro.nullable(),
  is_box_price_reached: z.boolean(),
});

export const promoView = z.object({
  promo_id: z.string(),
  type: z.enum([
    'promotion_reduction_percentage',
    'promotion_reduction_amount',
    'promotion_net_price',
    'promotion_free_article',
    'promotion_mixed_article',
  ]),
  /** Empty when it names a hidden amount. */
  label: z.string(),
  description: z.string(),
  parameters: z.object({
    amount: z.number().nullable(),
    /** Kind of a mixed promotion's amount. */
    amount_kind: z.enum(['percentage', 'euros']).exactOptional(),
    net_price: euro.nullable(),
    min_quantity: z.number(),
    free_article_qty: z.number(),
    max_free_articles: z.number(),
  }),
  /** The quantities of several articles count together. */
  is_together: z.literal(true).exactOptional(),
  free_item: z.object({ article_number: articleNumber, name: z.string(), price: euro.nullable() }).nullable(),
  /** Last valid day. */
  valid_until: epochSeconds.exactOptional(),
});

/** Spec shopping §3, Product. */
export const productView = z.object({
  id: articleNumber,
  article_number: articleNumber,
  name: z.string(),
  brand: z.string(),
  pack: z.string(),
  image: z.string().nullable(),
  ean: z.string().nullable(),
  /** The article's number in the ERP. */
  erp_number: z.string().nullable(),
  /** From the group down. */
  categories: z.array(z.object({ name: z.string(), alias: z.string() })),
  labels: z.array(
    z.object({
      type: z.enum(['category', 'spec']),
      key: z.string(),
      name: z.string(),
      description: z.string(),
      icon: z.string(),
      color: z.string(),
      is_show_on_product: z.boolean(),
    }),
  ),
  group_code: z.string(),
  group: z.string(),
  group_sorting: z.int(),
  subgroup_code: z.string(),
  /** Board and icon (office content); an unknown icon shows a package. */
  board: z.string(),
  icon: z.string().nullable(),
  status: z.enum(['active', 'out_of_assortment', 'not_orderable']),
  is_orderable: z.boolean(),
  is_allow_preorder: z.boolean(),
  is_on_demand: z.boolean(),
  stock: z.number().nullable(),
  stock_available_date: epochSeconds.nullable(),
  days_to_replenish: z.int(),
  /** Cut-off for the chosen or first possible day. */
  order_before: epochSeconds.nullable(),
  last_order_date: epochSeconds.nullable(),
  last_order_quantity: z.number().nullable(),
  sold_per: z.number(),
  wrapped_per: z.number(),
  minimum_order: z.number(),
  maximum_order: z.number(),
  order_unit_description: z.string(),
  sales_unit_description: z.string(),
  wrap_unit_description: z.string(),
  price_unit_description: z.string(),
  unit_of_measure: z.string(),
  unit_of_measure_conversion_factor: z.number(),
  orderable_by_order_unit: z.boolean(),
  order_unit_conversion_factor: z.number(),
  is_weight_article: z.boolean(),
  tax_percentage: z.number(),
  /** Active price per kilo or litre. */
  comparison_price: z.object({ price: euro, unit: z.enum(['kg', 'l']) }).nullable(),
  /** Null without a deposit or with hidden prices. */
  empty_goods_price: euro.nullable(),
  promo: promoView.nullable(),
  /** Null for visitors, hidden prices and articles that cannot be ordered. */
  price: priceView.nullable(),
  replaces: articleNumber.nullable(),
  /** Usable only: active, orderable, in stock, another article. */
  replacement: z.object({ article_number: articleNumber, name: z.string() }).nullable(),
});

export type PriceView = z.output<typeof priceView>;
export type PromoView = z.output<typeof promoView>;
export type ProductView = z.output<typeof productView>;
