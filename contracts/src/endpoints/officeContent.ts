import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { allergens, presence, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import { parseShopPath } from '@talloor/rules/format/parseShopPath.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { faqGroups } from '@talloor/rules/service/faqGroups.ts';
import { columnKeys } from '../columnKeys.ts';
import { inputDay, line, text } from '../shapes.ts';
import { contentEndpoints, fixedContentEndpoints, type ContentRights } from './contentEndpoints.ts';

const both = (max: number) => z.strictObject({ nl: text(max), fr: text(max) });
const bothFilled = (max: number) => z.strictObject({ nl: line(max).min(1), fr: line(max).min(1) });
const day = inputDay.nullable();
const shopPath = z
  .string()
  .max(301)
  .refine((path) => parseShopPath(path) !== null);
const digits = z.string().regex(/^\d{1,20}$/);

/** Days are inclusive; null is open-ended. */
const published = { published: z.boolean(), from_day: day, to_day: day };

export const productTexts = z.strictObject({
  name: bothFilled(200),
  description: both(5000),
  ingredients: both(5000),
  storage: z.enum(storageKinds).nullable(),
  storage_text: both(1000),
  packaging: both(1000),
  lifestyle: both(2000),
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  labels: z.array(digits).max(20),
});
export const labelContent = z.strictObject({
  type: z.enum(['category', 'spec']),
  name: bothFilled(80),
  description: both(500),
  icon: line(40),
  color: z.string().regex(/^(#[0-9a-fA-F]{6})?$/),
  is_show_on_product: z.boolean(),
  sorting: z.int().min(0).max(9999),
});
export const synonymContent = z.strictObject({
  language: z.enum(['nl', 'fr']),
  /** With `one_way` only the first finds the others. */
  words: z.array(line(60).min(1)).min(2).max(20),
  one_way: z.boolean(),
});
export const bannerContent = z.strictObject({
  place: z.enum(['search-top', 'search-inside', 'menu', 'autocomplete', 'start', 'promo']),
  /** Alias of its category; empty for all. */
  alias: z.string().regex(/^\d{0,20}$/),
  /** Search words that show it; empty for all. */
  keywords: line(200),
  title: bothFilled(120),
  text: both(300),
  tag: z.strictObject({ nl: line(40), fr: line(40) }),
  link: z.strictObject({ nl: shopPath, fr: shopPath }),
  link_text: bothFilled(60),
  board: line(20),
  image: line(300).nullable(),
  sorting: z.int().min(0).max(9999),
  ...published,
});
export const redirectContent = z.strictObject({
  language: z.enum(['nl', 'fr']),
  keywords: line(100).min(1),
  target: shopPath,
});
export const specialListContent = z.strictObject({
  kind: z.enum(['list', 'theme']),
  place: z.enum(['start', 'promo', 'assortment', 'none']),
  headline: both(120),
  description: both(500),
  display: z.enum(['swiper', 'grid']),
  board: line(20),
  articles: z.array(articleNumber).max(200),
  sorting: z.int().min(0).max(9999),
  ...published,
});
export const facetContent = z.strictObject({
  name: bothFilled(60),
  enabled: z.boolean(),
  priority: z.int().min(0).max(999),
  show_more_limit: z.int().min(1).max(100),
});
export const navigationContent = z.strictObject({
  name: bothFilled(80),
  description: both(500),
  board: line(20),
  icon: line(40).nullable(),
  sorting: z.int().min(0).max(9999),
});
export const faqContent = z.strictObject({
  group: z.enum(faqGroups),
  question: bothFilled(300),
  answer: both(3000),
  sorting: z.int().min(0).max(9999),
  published: z.boolean(),
});
/** An empty text shows nothing in its language. */
export const announcementContent = z
  .strictObject({
    place: z.enum(['everywhere', 'basket']),
    text: both(400),
    segment: z.enum(sectors).nullable(),
    sorting: z.int().min(0).max(9999),
    ...published,
  })
  .refine(({ text: { nl, fr } }) => nl.trim() !== '' || fr.trim() !== '', { path: ['text', 'nl'] })
  .refine(({ from_day: from, to_day: to }) => from === null || to === null || from <= to, { path: ['to_day'] });
/** A line that begins with `# ` is a title; an empty line ends a paragraph. */
export const termsContent = z.strictObject({
  from_day: inputDay,
  text: z.strictObject({ nl: text(40_000).min(1), fr: text(40_000).min(1) }),
});
/** Answers to cases. */
export const cannedTextContent = z.strictObject({
  title: bothFilled(80),
  text: both(3000),
  sorting: z.int().min(0).max(9999),
});
export const columnSetContent = z.strictObject({
  name: line(60).min(1),
  columns: z.array(z.enum(columnKeys)).min(1).max(columnKeys.length),
});

const percentage = z.number().min(0).max(100).multipleOf(0.001);
export const musselSeasonContent = z
  .strictObject({
    sale_start: inputDay,
    sale_end: inputDay,
    priority_start: day,
    priority_end: day,
    vat_percentage: percentage,
  })
  .refine(({ sale_start: start, sale_end: end }) => start <= end, { path: ['sale_end'] })
  .refine(({ priority_start: start, priority_end: end }) => (start === null) === (end === null), {
    path: ['priority_end'],
  })
  .refine(({ priority_start: start, priority_end: end }) => start === null || end === null || start <= end, {
    path: ['priority_end'],
  });
export const musselPackageContent = z.strictObject({
  article_number: articleNumber,
  weight_kg: z.number().positive().max(999).multipleOf(0.001),
  price_per_kg: z.number().min(0).max(100_000).multipleOf(0.001),
});
export const musselCustomerContent = z.strictObject({
  customer_number: digits,
  is_priority: z.boolean(),
  is_afternoon_only: z.boolean(),
});

const bothShown = z.object({ nl: z.string(), fr: z.string() });

const rights = {
  catalogue: { read: 'read_shop', edit: 'manage_catalogue' },
  pages: { read: 'read_shop', edit: 'manage_content' },
  forms: { read: 'read_forms', edit: 'manage_forms' },
  messages: { read: 'read_messages', edit: 'manage_messages' },
  facets: { read: 'read_facets', edit: 'configure_facets' },
  banners: { read: 'read_banners', edit: 'configure_banners' },
} as const satisfies Record<string, ContentRights>;

export const officeContents = {
  /** With ERP allergens. */
  products: fixedContentEndpoints('product', 'products', rights.catalogue, productTexts, {
    brand: z.string(),
    pack: bothShown,
    ean: z.string().nullable(),
    erp_number: z.string().nullable(),
    image: z.string().nullable(),
    status: z.enum(['active', 'out_of_assortment', 'not_orderable']),
    board: z.string(),
    icon: z.string().nullable(),
    /** From the group down. */
    trail: z.array(bothShown),
    allergens: z.array(z.object({ allergen: z.enum(allergens), presence, detail: bothShown })),
  }),
  labels: contentEndpoints('label', 'labels', rights.catalogue, labelContent, { articles_count: z.int() }),
  synonyms: contentEndpoints('synonym', 'synonyms', rights.pages, synonymContent),
  banners: contentEndpoints('banner', 'banners', rights.banners, bannerContent),
  redirects: contentEndpoints('redirect', 'redirects', rights.pages, redirectContent),
  specialLists: contentEndpoints('specialList', 'specialLists', rights.pages, specialListContent, { alias: digits }),
  facets: fixedContentEndpoints('facet', 'facets', rights.facets, facetContent),
  /** The id is the page alias. Lower nodes inherit the board. */
  navigationNodes: fixedContentEndpoints('navigationNode', 'navigationNodes', rights.catalogue, navigationContent, {
    level: z.enum(['group', 'subgroup', 'item']),
    code: z.string(),
    /** From the group down. */
    above: z.array(bothShown),
  }),
  faqItems: contentEndpoints('faqItem', 'faqItems', rights.forms, faqContent, {
    reads: z.int(),
    helped: z.int(),
    not_helped: z.int(),
  }),
  announcements: contentEndpoints('announcement', 'announcements', rights.messages, announcementContent),
  termsVersions: contentEndpoints('termsVersion', 'termsVersions', rights.pages, termsContent),
  cannedTexts: contentEndpoints('cannedText', 'cannedTexts', rights.forms, cannedTextContent),
  columnSets: contentEndpoints('columnSet', 'columnSets', rights.pages, columnSetContent),
  musselSeasons: contentEndpoints('musselSeason', 'musselSeasons', rights.catalogue, musselSeasonContent),
  musselPackages: contentEndpoints('musselPackage', 'musselPackages', rights.catalogue, musselPackageContent, {
    name: bothShown,
  }),
  musselCustomers: contentEndpoints('musselCustomer', 'musselCustomers', rights.catalogue, musselCustomerContent, {
    name: z.string(),
  }),
};
