import { z } from 'zod';
import { importSubjects } from '@talloor/rules/erp/keyScopes.ts';
import { deliveryServiceView } from '@talloor/rules/basket/basketWire.ts';

/** Shapes that several endpoints share. */
export const nothing = z.undefined();
export const noParams = z.object({});
export const noQuery = z.object({});
/** A number that people see: digits only, else the path is no match (readings.md, Path parameters). */
export const digitsParam = z.string().regex(/^\d{1,20}$/);
export const euro = z.number();
export const epochSeconds = z.int();
export const isoInstant = z.iso.datetime();
/** A day that somebody asks for, yyyy-mm-dd: of the years 2000 to 2999, so that nothing is counted up to the end of all dates. */
export const askedDay = z.iso.date().regex(/^2/);
/** An instant that somebody asks for, of the same years, in UTC (`Z`) or with its offset (`+01:00`). */
export const askedInstant = z.iso.datetime({ offset: true }).regex(/^2/);

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** How a moment is served: the ordinary round, express, or `pickup-` and the number of a partner's site. */
export const deliveryServiceKey = z.string().regex(/^(standard|express|pickup-\d{1,9})$/);

/** Text that a person typed on one line: no control characters. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
/** Text that a person typed on several lines: no control characters but tab and line breaks. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u);

export const pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  results: z.int(),
  offset: z.int(),
  listSizes: z.array(z.int()),
  sortingMethods: z.array(z.object({ id: z.int(), key: z.string() })),
});

/** What a buyer wants where an ordered article falls short: another in its place, to be asked first, or none. */
export const replacementChoice = z.enum(['replace', 'ask', 'never']);
export type ReplacementChoice = z.output<typeof replacementChoice>;

const otherArticle = z.object({
  article_number: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
});

/** How an ordered line came, or is to come: known once it was picked. */
export const lineDelivery = z.object({
  state: z.enum(['delivered', 'partly', 'missing', 'replaced']),
  delivered: z.number(),
  /** Neither delivered nor replaced. */
  manco: z.number(),
  reason: z.enum(['out_of_stock', 'supplier', 'quality', 'damaged', 'other']).nullable(),
  /** What the warehouse had to say of it, in its own words; absent where it said nothing. */
  comment: z.string().optional(),
  lots: z.array(z.object({ lot: z.string().nullable(), best_before: z.string().nullable(), quantity: z.number() })),
  /** What came in its place. */
  instead: z.array(otherArticle),
  /** What lay ready in its place and does not come, or not yet, and why (ADR 0124). */
  withheld: z.array(
    otherArticle.extend({
      why: z.enum(['never', 'asked', 'declined', 'unanswered']),
      answer_until: epochSeconds.nullable(),
    }),
  ),
});
export type LineDelivery = z.output<typeof lineDelivery>;

/** One line of an order (spec after-ordering §3, Order line). */
export const orderLineView = z.object({
  line_id: z.string(),
  article_number: z.string(),
  name: z.string(),
  brand: z.string(),
  group_code: z.string(),
  /** The face that the catalogue gives the article now; absent where the answer does not tell it. */
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
  /** What the buyer wants where it falls short; absent where what holds for the customer does. */
  replacement: replacementChoice.optional(),
  /** Absent until it was picked. */
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

/** Address as shown; a part reads null after its person's data were erased. */
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

/** Who is changing an order, so that others only look. */
export const orderHoldView = z.object({
  /** Null where who it is has no name any more. */
  name: z.string().nullable(),
  is_mine: z.boolean(),
  since: epochSeconds,
  until: epochSeconds,
});
export type OrderHoldView = z.output<typeof orderHoldView>;

/** The office or the ERP keeps the customer from changing it, until then or until it is taken away. */
export const orderLockView = z.object({ reason: z.string(), until: epochSeconds.nullable() });

/** An order in a list (spec after-ordering §3, Order). Amounts are null where the customer's prices are hidden. */
export const orderSummary = z.object({
  order_number: z.string(),
  customer_number: z.string(),
  reference: z.string(),
  /** open until the change deadline, processed after it. */
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
  /** The order that it is an add-on to. */
  main_order: z.string().optional(),
  /** Where it is not delivered in the ordinary way. */
  delivery_service: deliveryServiceView.optional(),
  /** 2 and more where it was changed. */
  version: z.int().optional(),
  in_use: orderHoldView.optional(),
  locked: orderLockView.optional(),
  /** How far its delivery is; absent until it is scheduled. */
  delivery: z
    .object({
      number: z.string(),
      stage: z.enum(['scheduled', 'picked', 'loaded', 'under_way', 'delivered']),
      /** From when it leaves. */
      has_note: z.boolean(),
      short_lines: z.int(),
      replaced_lines: z.int(),
    })
    .optional(),
});

export const orderDetail = orderSummary.extend({
  /** When its delivery is expected; absent until it is scheduled. */
  expected: z.object({ from: epochSeconds, until: epochSeconds }).optional(),
  customer_name: z.string(),
  placed_by: z.string().nullable(),
  /** Name of who approved it; absent where nobody had to. */
  approved_by: z.string().optional(),
  /** Who sent its last change and when, the office in the customer's place too; absent where nobody changed it. */
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

/** A banner of the back office (spec shopping §3: bannerInside, bannerTop, banner of a node or of suggestions). */
export const bannerView = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A short mark over the title, empty without one. */
  tag: z.string(),
  link: z.string(),
  link_text: z.string(),
  /** Whose colour and icon it wears. */
  board: z.string(),
  image: z.string().nullable(),
});
export type BannerView = z.output<typeof bannerView>;

/** Whatever is reported of: the register of companies is imported by an operator alone. */
export const reportedSubjects = [...importSubjects, 'kbo'] as const;

/** What is wrong with one line; `field` is empty where it is the line as a whole. */
export const importLineError = z.object({ line: z.int(), code: z.string(), field: z.string(), message: z.string() });

/** What became of a batch. */
export const importReport = z.object({
  batch: z.string(),
  subject: z.enum(reportedSubjects),
  dry_run: z.boolean(),
  /** The same batch was delivered before: this is its report. */
  repeated: z.boolean(),
  imported_at: isoInstant,
  imported_by: z.string(),
  /** SHA-256 of the bytes as they came, in hex. */
  file_hash: z.string(),
  lines: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** The first thousand; `rejected` counts all. Lines count from 1, the header included. */
  errors: z.array(importLineError),
  /** Lines that count, with something left out; the first thousand. */
  notes: z.array(importLineError).default([]),
});
export type ImportReport = z.output<typeof importReport>;
