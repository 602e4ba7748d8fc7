import { z } from 'zod';
import { deliveredLot } from '../delivery/values.ts';
import { bilingual, day, digits, orderedQuantity } from '../values.ts';

export const recallScope = z.object({
  lots: z.array(z.string().min(1).max(20)).max(20),
  articles: z.array(digits).max(20),
});

/** An affected line of a delivery note, in units of the order. */
export const affectedLine = z.object({
  lineId: digits,
  articleNumber: digits,
  name: bilingual,
  unit: bilingual,
  quantity: orderedQuantity.positive(),
  /** Quantities without a known lot are only in `quantity`. */
  lots: z.array(deliveredLot).max(50),
});

export const affectedDelivery = z.object({
  deliveryNumber: digits,
  orderNumber: digits,
  day,
  lines: z.array(affectedLine).min(1).max(1000),
});

/** What happened to a line; the sum is at most the delivered quantity. */
export const answeredLine = z.object({
  deliveryNumber: digits,
  lineId: digits,
  /** Still in stock and set apart. */
  held: orderedQuantity,
  used: orderedQuantity,
  destroyed: orderedQuantity,
});

export type RecallScope = z.output<typeof recallScope>;
export type AffectedLine = z.output<typeof affectedLine>;
export type AffectedDelivery = z.output<typeof affectedDelivery>;
export type AnsweredLine = z.output<typeof answeredLine>;
