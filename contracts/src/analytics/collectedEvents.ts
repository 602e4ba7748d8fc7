import { z } from 'zod';

/**
 * What the shop sends to the collector (ADR 0157). Every text is a closed word, a number in digits or a random id, so
 * that nobody's name, address or typed words can enter.
 */

export const analyticsPages = [
  'home',
  'list',
  'search',
  'product',
  'basket',
  'checkout',
  'confirmation',
  'orders',
  'deliveries',
  'invoices',
  'lists',
  'account',
  'service',
  'other',
] as const;
export type AnalyticsPage = (typeof analyticsPages)[number];

export const analyticsWidgets = [
  'list',
  'search',
  'suggestions',
  'product',
  'related',
  'viewed',
  'basket',
  'wish_list',
  'order',
  'quick_entry',
  'compare',
  'mussels',
  'other',
] as const;
export type AnalyticsWidget = (typeof analyticsWidgets)[number];

export const countedArticle = z.string().regex(/^\d{1,20}$/);
/** Euro with 2 decimals (shopping.md §5). */
export const analyticsMoney = z
  .number()
  .min(-10_000_000)
  .max(10_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);
export const analyticsCount = z.int().min(0).max(1_000_000);

const item = z.strictObject({
  article_number: countedArticle,
  quantity: z.number().min(0).max(100_000),
  widget: z.enum(analyticsWidgets),
});
const items = z.array(item).max(300);
const page = z.enum(analyticsPages);

export const collectedEvents = {
  page_view: z.strictObject({ name: z.literal('page_view'), page }),
  view_list: z.strictObject({
    name: z.literal('view_list'),
    page,
    widget: z.enum(analyticsWidgets),
    results: analyticsCount,
  }),
  search: z.strictObject({
    name: z.literal('search'),
    page,
    words: analyticsCount,
    filters: analyticsCount,
    results: analyticsCount,
  }),
  view_product: z.strictObject({ name: z.literal('view_product'), page, article_number: countedArticle }),
  add_to_cart: z.strictObject({ name: z.literal('add_to_cart'), page, items }),
  remove_from_cart: z.strictObject({ name: z.literal('remove_from_cart'), page, items }),
  view_cart: z.strictObject({
    name: z.literal('view_cart'),
    page,
    lines: analyticsCount,
    value: analyticsMoney.nullable(),
  }),
  begin_checkout: z.strictObject({
    name: z.literal('begin_checkout'),
    page,
    lines: analyticsCount,
    value: analyticsMoney.nullable(),
  }),
  order: z.strictObject({
    name: z.literal('order'),
    page,
    order_number: z.string().regex(/^\d{1,20}$/),
    lines: analyticsCount,
    value: analyticsMoney.nullable(),
    items,
  }),
} as const;

export const collectedEvent = z.discriminatedUnion('name', [
  collectedEvents.page_view,
  collectedEvents.view_list,
  collectedEvents.search,
  collectedEvents.view_product,
  collectedEvents.add_to_cart,
  collectedEvents.remove_from_cart,
  collectedEvents.view_cart,
  collectedEvents.begin_checkout,
  collectedEvents.order,
]);
export type CollectedEvent = z.output<typeof collectedEvent>;
export type AnalyticsEventName = CollectedEvent['name'];
export const analyticsEventNames = Object.keys(collectedEvents) as [AnalyticsEventName, ...AnalyticsEventName[]];

export const analyticsDevices = ['phone', 'tablet', 'desktop'] as const;

/** One call of the collector. The server adds time, customer and whether somebody is signed in. */
export const collectedBatch = z.strictObject({
  web_id: z.uuid(),
  visit_id: z.uuid(),
  language: z.enum(['nl', 'fr']),
  device: z.enum(analyticsDevices),
  events: z.array(collectedEvent).min(1).max(50),
});
export type CollectedBatch = z.output<typeof collectedBatch>;
