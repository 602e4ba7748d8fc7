import { z } from 'zod';
import { personal } from '../personal.ts';
import { bilingual, cents, day, deliveryAddress, digits, orderedQuantity, vatLine, vatRate } from '../values.ts';
import { within } from '../within.ts';

/** Spec after-ordering §5. */
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

/** In units of the order. */
export const returnedQuantity = z.object({ lineId: digits, quantity: orderedQuantity });

export const returnLine = returnedQuantity.extend({
  articleNumber: digits,
  name: bilingual,
  unit: bilingual,
  quantity: orderedQuantity.positive(),
  reason: returnReason,
  bestBefore: day.nullable(),
  comment: personal(within(400)),
});

/** Spec after-ordering §3, Return request. */
export const returnRequest = z.object({
  returnId: digits,
  deliveryNumber: digits,
  orderNumber: digits,
  customerNumber: digits,
  customerName: z.string(),
  requestedBy: digits,
  language: z.enum(['nl', 'fr']),
  deliveredOn: day,
  contact: z.object({ name: personal(within(80)), email: personal(within(254)) }),
  /** Delivery and collection address; null after erasure. */
  address: deliveryAddress.nullable(),
  /** The person whose data the address is. */
  addressOf: digits,
  lines: z.array(returnLine).min(1).max(200),
});
export type ReturnRequest = z.output<typeof returnRequest>;
export type ReturnLine = z.output<typeof returnLine>;
export type ReturnedQuantity = z.output<typeof returnedQuantity>;

export const personOfReturn = ({ addressOf, requestedBy }: ReturnRequest, path: string): string =>
  path.startsWith('/address/') ? addressOf : requestedBy;

/** `depositCents` is untaxed. */
export const creditedLine = returnedQuantity.extend({ vatRate, baseCents: cents, depositCents: cents });
/** VAT per rate, on the total of that rate. */
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
