import { z } from 'zod';
import { promoView } from '@talloor/rules/product/productWire.ts';
import {
  analyticsCount,
  analyticsDevices,
  analyticsMoney,
  analyticsPages,
  analyticsWidgets,
  countedArticle,
} from './collectedEvents.ts';

const digits = z.string().regex(/^\d{1,20}$/);
const catalogueText = z.string().max(300);

/** Spec shopping §3, Analytics user data. */
export const analyticsUser = z.strictObject({
  web_id: z.uuid(),
  account_number: digits.nullable(),
  segment: z
    .string()
    .regex(/^[a-z_]{1,30}$/)
    .nullable(),
  logged: z.boolean(),
  client_number: digits.nullable(),
});
export type AnalyticsUser = z.output<typeof analyticsUser>;

export const analyticsTags = [
  'promotion',
  'offer_price',
  'tender_price',
  'day_price',
  'weight',
  'deposit',
  'on_demand',
  'pre_order',
] as const;
export type AnalyticsTag = (typeof analyticsTags)[number];

const category = catalogueText.nullable();

/** Spec shopping §3, Analytics product data. Amounts are null when prices are hidden. */
export const analyticsProduct = z.strictObject({
  id: countedArticle,
  name: catalogueText,
  article_number: countedArticle,
  price: analyticsMoney.nullable(),
  discount: analyticsMoney.nullable(),
  discount_type: promoView.shape.type.nullable(),
  gift_value: analyticsMoney.nullable(),
  brand: catalogueText.nullable(),
  in_stock: z.boolean(),
  category_1: category,
  category_2: category,
  category_3: category,
  category_4: category,
  category_5: category,
  tags: z.array(z.enum(analyticsTags)),
  quantity: z.number().min(0).max(100_000),
  widget_name: z.enum(analyticsWidgets).nullable(),
});
export type AnalyticsProduct = z.output<typeof analyticsProduct>;

/** Spec shopping §7: 6 levels. */
export const categoryTrail = z.tuple([category, category, category, category, category, category]);
export type CategoryTrail = z.output<typeof categoryTrail>;

export const analyticsPageInfo = z.strictObject({
  kind: z.enum(analyticsPages),
  /** Pattern of the route: `/assortiment/:alias`. */
  path: z.string().regex(/^(\*|\/|(\/:?[a-z-]+)+)$/i),
  language: z.enum(['nl', 'fr']),
  device: z.enum(analyticsDevices),
});
export type AnalyticsPageInfo = z.output<typeof analyticsPageInfo>;

const about = {
  user: analyticsUser,
  page: analyticsPageInfo,
  category_trail: categoryTrail,
  value: analyticsMoney.nullable(),
};
const products = z.array(analyticsProduct).max(300);
const shown = { ...about, products, results: analyticsCount };

/** One schema per event. */
export const dataLayerEvents = {
  page_view: z.strictObject({ event: z.literal('page_view'), ...about, products }),
  view_list: z.strictObject({ event: z.literal('view_list'), ...shown, widget: z.enum(analyticsWidgets) }),
  /** Counts of words and chosen filters. */
  search: z.strictObject({ event: z.literal('search'), ...shown, words: analyticsCount, filters: analyticsCount }),
  view_product: z.strictObject({
    event: z.literal('view_product'),
    ...about,
    products: z.tuple([analyticsProduct]),
  }),
  add_to_cart: z.strictObject({ event: z.literal('add_to_cart'), ...about, products }),
  remove_from_cart: z.strictObject({ event: z.literal('remove_from_cart'), ...about, products }),
  view_cart: z.strictObject({ event: z.literal('view_cart'), ...about, products, lines: analyticsCount }),
  begin_checkout: z.strictObject({ event: z.literal('begin_checkout'), ...about, products, lines: analyticsCount }),
  order: z.strictObject({
    event: z.literal('order'),
    ...about,
    products,
    lines: analyticsCount,
    order_number: digits,
  }),
} as const;

export const dataLayerEvent = z.discriminatedUnion('event', [
  dataLayerEvents.page_view,
  dataLayerEvents.view_list,
  dataLayerEvents.search,
  dataLayerEvents.view_product,
  dataLayerEvents.add_to_cart,
  dataLayerEvents.remove_from_cart,
  dataLayerEvents.view_cart,
  dataLayerEvents.begin_checkout,
  dataLayerEvents.order,
]);
export type DataLayerEvent = z.output<typeof dataLayerEvent>;
