import { z } from 'zod';
import { personal } from './personal.ts';

/** An amount in whole euro cents. */
export const cents = z.int();
/** A unit price in thousandths of a euro. */
export const mills = z.int().nonnegative();
/** A quantity with at most three decimals (sales units, or order units where the article is ordered so). */
export const quantity = z.number().nonnegative().max(9999);
/** The same on an order's line: promos give more of an article than a line can ask for. */
export const orderedQuantity = z.number().nonnegative().max(9_999_999);
/** A VAT percentage, for instance 6 or 21. */
export const vatRate = z.number().min(0).max(100);
/** An article, order or customer number: digits only. */
export const digits = z.string().regex(/^\d{1,20}$/);
/** An instant in UTC, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime();
/** A day on the Belgian calendar, yyyy-mm-dd. */
export const day = z.iso.date();
/** A time of day in Europe/Brussels, HH:MM. */
export const timeOfDay = z.string().regex(/^\d\d:\d\d$/);
export const bilingual = z.object({ nl: z.string(), fr: z.string() });

/** Which of a product's prices was applied (spec shopping §3, Price). */
export const priceKind = z.enum(['list', 'group', 'day', 'offer', 'tender', 'box', 'promo']);

/** What was known of the article when it was chosen, so that a history replays without the catalogue. */
export const lineFacts = z.object({
  articleNumber: digits,
  name: bilingual,
  brand: z.string(),
  groupCode: z.string(),
  unit: bilingual,
  /** Applied unit price before the promo's free articles. */
  priceMills: mills,
  normalPriceMills: mills,
  priceKind,
  /** Units of the price in one ordered unit (order unit or weight per piece); 1 where they are the same. */
  conversionFactor: z.number().positive(),
  weightArticle: z.boolean(),
  vatRate,
  depositMills: mills,
  promoId: z.string().nullable(),
});

/** How a moment is served where not by the tenant's own round: faster for a fee, or picked up at a partner's site. */
export const deliveryService = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('express'), feeCents: cents.nonnegative() }),
  z.object({
    kind: z.literal('pickup'),
    siteId: digits,
    name: z.string().max(64),
    street: z.string().max(64),
    streetNumber: z.string().max(8),
    postal: z.string().max(10),
    city: z.string().max(64),
  }),
]);

export const deliveryMoment = z.object({
  day,
  windowStart: timeOfDay,
  windowEnd: timeOfDay,
  /** From this instant on the moment can no longer be ordered for. */
  deadline: instant,
  /** Absent where it is delivered in the ordinary way. */
  service: deliveryService.optional(),
});

/** Where the goods go. `kind` alternative carries what the user typed; default is the customer's own address. */
export const deliveryAddress = z.object({
  kind: z.enum(['default', 'alternative']),
  name: personal(z.string().max(64)),
  street: personal(z.string().max(64)),
  streetNumber: personal(z.string().max(8)),
  box: personal(z.string().max(8)),
  postal: z.string().max(10),
  city: z.string().max(64),
});

/** An amount per VAT rate. */
export const vatLine = z.object({ rate: vatRate, baseCents: cents, vatCents: cents });

/** Amounts promised at a commitment; computed by the rules' version named, and recomputed by tests and audits. */
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
