import { z } from 'zod';
import { atMost } from '@talloor/rules/account/fields/atMost.ts';
import { importSubjects } from '@talloor/rules/erp/keyScopes.ts';
import { deliveryServiceView } from '@talloor/rules/basket/basketWire.ts';

export const nothing = z.undefined();
export const noParams = z.object({});
export const noQuery = z.object({});
/** Other paths do not match (readings.md, Path parameters). */
export const digitsParam = z.string().regex(/^\d{1,20}$/);
export const euro = z.number();
export const epochSeconds = z.int();
export const isoInstant = z.iso.datetime();
/** Years 2000 to 2999, to bound calculations. */
export const inputDay = z.iso.date().regex(/^2/);
/** Same years; `Z` or offset (`+01:00`). */
export const inputInstant = z.iso.datetime({ offset: true }).regex(/^2/);

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** `pickup-` plus the number of a site. */
export const deliveryServiceKey = z.string().regex(/^(standard|express|pickup-\d{1,9})$/);

/** Without control characters; a tab becomes a space. */
export const line = (max: number) =>
  z
    .string()
    .overwrite((value) => (value.includes('\t') ? value.replaceAll(/\t+/g, ' ').trim() : value))
    .check(atMost(max))
    .regex(/^[^\p{Cc}]*$/u);
/** Without control characters but tab and line breaks. */
export const text = (max: number) =>
  z
    .string()
    .check(atMost(max))
    .regex(/^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u);

export const pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  results: z.int(),
  offset: z.int(),
  listSizes: z.array(z.int()),
  sortingMethods: z.array(z.object({ id: z.int(), key: z.string() })),
});

/** For shortages. */
export const replacementChoice = z.enum(['replace', 'ask', 'never']);
export type ReplacementChoice = z.output<typeof replacementChoice>;

const otherArticle = z.object({
  article_number: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
});

/** Known after picking. */
export const lineDelivery = z.object({
  state: z.enum(['delivered', 'partly', 'missing', 'replaced']),
  delivered: z.number(),
  /** Neither delivered nor replaced. */
  manco: z.number(),
  reason: z.enum(['out_of_stock', 'supplier', 'quality', 'damaged', 'other']).nullable(),
  comment: z.string().optional(),
  lots: z.array(z.object({ lot: z.string().nullable(), best_before: z.string().nullable(), quantity: z.number() })),
  /** Replacement articles. */
  instead: z.array(otherArticle),
  /** Prepared but undelivered replacements, with reasons (ADR 0124). */
  withheld: z.array(
    otherArticle.extend({
      why: z.enum(['never', 'asked', 'declined', 'unanswered']),
      answer_until: epochSeconds.nullable(),
    }),
  ),
});
export type LineDelivery = z.output<typeof lineDelivery>;

export const orderLineView = z.object({
  line_id: z.string(),
  article_number: z.string(),
  /** Number in the ERP now. Absent in some answers. */
  erp_number: z.string().optional(),
  name: z.string(),
  brand: z.string(),
  group_code: z.string(),
  /** Absent in some answers. */
  board: z.string().optional(),
  icon: z.string().nullable().optional(),
  quantity: z.number(),
  unit: z.string(),
  price_per_unit: euro.nullable(),
  normal_price: euro.nullable(),
  is_day_price: z.boolean(),
  is_offer_price: z.boolean(),
  is_promo_price: z.boolean(),
  is_box_price: z.boolean(),
  is_weight_article: z.boolean(),
  is_free: z.boolean(),
  tax_percentage: z.number(),
  line_total: euro.nullable(),
  status: z.enum(['pending', 'allocated', 'short']),
  allocated_quantity: z.number().nullable(),
  /** Absent: the customer's default. */
  replacement: replacementChoice.optional(),
  /** Absent before picking. */
  delivery: lineDelivery.optional(),
});

export const vatView = z.object({ tax_percentage: z.number(), base: euro, amount: euro });

export const totalsView = z.object({
  subtotal: euro,
  delivery_cost: euro,
  express_fee: euro,
  discounts: euro,
  vat: z.array(vatView),
  total_excl_vat: euro,
  total_vat: euro,
  deposit: euro,
  amount_to_pay: euro,
  is_approximate: z.boolean(),
});

/** Parts are null after erasure. */
export const shownAddress = z.object({
  kind: z.enum(['default', 'alternative']),
  name: z.string().nullable(),
  street: z.string().nullable(),
  street_number: z.string().nullable(),
  po_box: z.string().nullable(),
  postal: z.string(),
  city: z.string(),
});

export type ShownAddress = z.output<typeof shownAddress>;

/** Others can only read. */
export const orderHoldView = z.object({
  /** Null: erased. */
  name: z.string().nullable(),
  is_mine: z.boolean(),
  since: epochSeconds,
  until: epochSeconds,
});
export type OrderHoldView = z.output<typeof orderHoldView>;

/** Prevents customer changes until this time, or removal. */
export const orderLockView = z.object({ reason: z.string(), until: epochSeconds.nullable() });

/** Amounts are null with hidden prices (spec after-ordering §3). */
export const orderSummary = z.object({
  order_number: z.string(),
  customer_number: z.string(),
  reference: z.string(),
  /** `open` until the change deadline, then `processed`. */
  status: z.enum(['open', 'processed', 'cancelled']),
  allocation: z.enum(['pending', 'allocated', 'short']),
  origin: z.string(),
  order_date: epochSeconds,
  delivery_date: epochSeconds,
  delivery_window: z.object({ start: z.string(), end: z.string() }),
  changeable_until: epochSeconds,
  number_of_products: z.int(),
  subtotal: euro.nullable(),
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
  main_order: z.string().optional(),
  /** Absent for the ordinary round. */
  delivery_service: deliveryServiceView.optional(),
  /** From 2; absent if unchanged. */
  version: z.int().optional(),
  in_use: orderHoldView.optional(),
  locked: orderLockView.optional(),
  /** Absent in lists of the office. */
  trackable_from: epochSeconds.optional(),
  /** Absent before scheduling. */
  delivery: z
    .object({
      number: z.string(),
      stage: z.enum(['scheduled', 'picked', 'loaded', 'under_way', 'delivered']),
      /** Departure time. */
      has_note: z.boolean(),
      short_lines: z.int(),
      replaced_lines: z.int(),
    })
    .optional(),
});

export const orderDetail = orderSummary.extend({
  /** Absent before scheduling. */
  expected: z.object({ from: epochSeconds, until: epochSeconds }).optional(),
  customer_name: z.string(),
  placed_by: z.string().nullable(),
  /** Absent if no approval was needed. */
  approved_by: z.string().optional(),
  /** Includes changes by the office; absent if unchanged. */
  last_edited: z.object({ name: z.string().nullable(), is_by_office: z.boolean(), at: epochSeconds }).optional(),
  comment: z.string().nullable(),
  extra_emails: z.array(z.string()).nullable(),
  address: shownAddress,
  lines: z.array(orderLineView),
  totals: totalsView.nullable(),
  confirmation_sent: z.boolean(),
});
export type OrderSummary = z.output<typeof orderSummary>;
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderLineView = z.output<typeof orderLineView>;
export type TotalsView = z.output<typeof totalsView>;

/** Spec shopping §3. */
export const bannerView = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Short label above the title; may be empty. */
  tag: z.string(),
  link: z.string(),
  link_text: z.string(),
  board: z.string(),
  image: z.string().nullable(),
});
export type BannerView = z.output<typeof bannerView>;

/** Only operators import `kbo`. */
export const reportedSubjects = [...importSubjects, 'kbo'] as const;

/** Empty `field`: the whole line. */
export const importLineError = z.object({ line: z.int(), code: z.string(), field: z.string(), message: z.string() });

export const importReport = z.object({
  batch: z.string(),
  subject: z.enum(reportedSubjects),
  dry_run: z.boolean(),
  /** Imported before; this is its report. */
  repeated: z.boolean(),
  imported_at: isoInstant,
  imported_by: z.string(),
  /** SHA-256 of the received bytes, in hex. */
  file_hash: z.string(),
  lines: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** The first thousand. Line 1 is the header. */
  errors: z.array(importLineError),
  /** Accepted lines with ignored parts; the first thousand. */
  notes: z.array(importLineError).default([]),
});
export type ImportReport = z.output<typeof importReport>;
