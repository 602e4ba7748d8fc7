import { z } from 'zod';
import { personal } from '../personal.ts';
import { bilingual, cents, day, deliveryAddress, digits, orderedQuantity, vatLine, vatRate } from '../values.ts';

/** Why goods go back (spec after-ordering §5). */
export const returnReasons = [
  'recall',
  'quality_deviation',
  'damaged',
  'unsuitable_replacement',
  'ordered_too_much',
  'wrong_order',
] as const;
export const returnReason = z.enum(returnReasons);
export type ReturnReason = z.output<typeof returnReason>;

/** How much of a line of the delivery note, in units of the order. */
export const returnedQuantity = z.object({ lineId: digits, quantity: orderedQuantity });

/** A line of a delivery note that is to go back, all of it or a part. */
export const returnLine = returnedQuantity.extend({
  articleNumber: digits,
  name: bilingual,
  unit: bilingual,
  quantity: orderedQuantity.positive(),
  reason: returnReason,
  /** As the customer reads it on the label. */
  bestBefore: day.nullable(),
  comment: personal(z.string().max(400)),
});

/** What a customer asks to give back of one delivery (spec after-ordering §3, Return request). */
export const returnRequest = z.object({
  returnId: digits,
  deliveryNumber: digits,
  orderNumber: digits,
  customerNumber: digits,
  customerName: z.string(),
  requestedBy: digits,
  /** Of the person who asked: mails are written in it. */
  language: z.enum(['nl', 'fr']),
  deliveredOn: day,
  contact: z.object({ name: personal(z.string().max(80)), email: personal(z.string().max(254)) }),
  /** Where the goods were delivered and are fetched; null where that is gone. */
  address: deliveryAddress.nullable(),
  /** Whose the address is: who ordered, or who typed another one. */
  addressOf: digits,
  lines: z.array(returnLine).min(1).max(200),
});
export type ReturnRequest = z.output<typeof returnRequest>;
export type ReturnLine = z.output<typeof returnLine>;
export type ReturnedQuantity = z.output<typeof returnedQuantity>;

/** Whose the personal field at a path of a request is. */
export const personOfReturn = ({ addressOf, requestedBy }: ReturnRequest, path: string): string =>
  path.startsWith('/address/') ? addressOf : requestedBy;

/** What of a line is given back to the customer's account; `depositCents` is untaxed. */
export const creditedLine = returnedQuantity.extend({ vatRate, baseCents: cents, depositCents: cents });
/** A credit, as it was granted: VAT per rate on the total of that rate. */
export const returnCredit = z.object({
  lines: z.array(creditedLine).min(1).max(200),
  vat: z.array(vatLine),
  baseCents: cents,
  vatCents: cents,
  depositCents: cents,
  totalCents: cents,
});
export type CreditedLine = z.output<typeof creditedLine>;
export type ReturnCredit = z.output<typeof returnCredit>;
