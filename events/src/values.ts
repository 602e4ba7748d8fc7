import { z } from 'zod';
import { personal } from './personal.ts';
import { within } from './within.ts';

/** Whole euro cents. */
export const cents = z.int();
/** Unit price in thousandths of a euro. */
export const mills = z.int().nonnegative();
/** At most three decimals. */
export const quantity = z.number().nonnegative().max(9999);
/** Promotions exceed the limit of a basket line. */
export const orderedQuantity = z.number().nonnegative().max(9_999_999);
export const vatRate = z.number().min(0).max(100);
export const digits = z.string().regex(/^\d{1,20}$/);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** UTC, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime();
/** Calendar day in Belgium, yyyy-mm-dd. */
export const day = z.iso.date();
/** HH:MM in Europe/Brussels. */
export const timeOfDay = z.string().regex(/^\d\d:\d\d$/);
export const bilingual = z.object({ nl: z.string(), fr: z.string() });

/** Spec shopping §3, Price. */
export const priceKind = z.enum(['list', 'group', 'day', 'offer', 'tender', 'box', 'promo']);

/** Article facts at the time of choice, so that a history replays without the catalogue. */
export const lineFacts = z.object({
  articleNumber: digits,
  name: bilingual,
  brand: z.string(),
  groupCode: z.string(),
  unit: bilingual,
  /** Unit price before free articles of a promotion. */
  priceMills: mills,
  normalPriceMills: mills,
  priceKind,
  /** Price units per ordered unit. */
  conversionFactor: z.number().positive(),
  weightArticle: z.boolean(),
  vatRate,
  depositMills: mills,
  promoId: z.string().nullable(),
  /** Working days before delivery at which an article on demand is ordered at the supplier. */
  onDemandWorkdays: z.int().nonnegative().optional(),
});

/** Delivery outside the tenant's own round. */
export const deliveryService = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('express'), feeCents: cents.nonnegative() }),
  z.object({
    kind: z.literal('pickup'),
    siteId: digits,
    name: within(64),
    street: within(64),
    streetNumber: within(8),
    postal: within(10),
    city: within(64),
  }),
  z.object({ kind: z.literal('mussels'), moment: z.enum(['morning', 'afternoon']) }),
]);

export const deliveryMoment = z.object({
  day,
  windowStart: timeOfDay,
  windowEnd: timeOfDay,
  /** Orders are possible before this instant. */
  deadline: instant,
  /** Absent for an ordinary delivery. */
  service: deliveryService.optional(),
});

/** `alternative` carries the typed address; `default` is the customer's own. */
export const deliveryAddress = z.object({
  kind: z.enum(['default', 'alternative']),
  name: personal(within(64)),
  street: personal(within(64)),
  streetNumber: personal(within(8)),
  box: personal(within(8)),
  postal: within(10),
  city: within(64),
});

export const vatLine = z.object({ rate: vatRate, baseCents: cents, vatCents: cents });

/** Stored with the rules' version; tests and audits recompute them. */
export const promisedTotals = z.object({
  rulesVersion: z.int().positive(),
  approximate: z.boolean(),
  subtotalCents: cents,
  deliveryCents: cents,
  expressCents: cents,
  discountCents: cents,
  vat: z.array(vatLine),
  depositCents: cents,
  payableCents: cents,
});

export type LineFacts = z.output<typeof lineFacts>;
export type DeliveryService = z.output<typeof deliveryService>;
export type DeliveryMoment = z.output<typeof deliveryMoment>;
export type DeliveryAddress = z.output<typeof deliveryAddress>;
export type PromisedTotals = z.output<typeof promisedTotals>;
