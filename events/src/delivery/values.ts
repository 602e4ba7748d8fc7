import { z } from 'zod';
import { day, digits, instant, lineFacts, orderedQuantity } from '../values.ts';

/** A stretch of time on the day of delivery, in UTC. */
export const expectedWindow = z.object({ from: instant, until: instant });

/** What of an article lay in a delivery: lot and best-before date as the label said, and how many (spec after-ordering §3). */
export const deliveredLot = z.object({
  lot: z.string().max(20).nullable(),
  bestBefore: day.nullable(),
  quantity: orderedQuantity,
});

/** Serial shipping container code: 18 digits with their check digit (GS1, AI 00). */
export const sscc = z.string().regex(/^\d{18}$/);
export const container = z.object({ sscc, kind: z.enum(['pallet', 'crate', 'roll']) });

/**
 * An ordered line after picking. `delivered + replaced + short = ordered`, in units of the order; `weight` is that of what was
 * delivered, in units of the price, where the article is weighed.
 */
export const pickedLine = lineFacts.extend({
  lineId: digits,
  ordered: orderedQuantity,
  delivered: orderedQuantity,
  replaced: orderedQuantity,
  short: orderedQuantity,
  weight: orderedQuantity.nullable(),
  lineTotalCents: z.int(),
  /** What was expected to be paid for the line as it was ordered. */
  orderedTotalCents: z.int(),
  free: z.boolean(),
  lots: z.array(deliveredLot).max(50),
  /** The ordered line that this one came in place of; absent for what was ordered. */
  replaces: digits.optional(),
  /** Why less came than was ordered, as a code. */
  reason: z.enum(['out_of_stock', 'supplier', 'quality', 'damaged', 'other']).nullable(),
});

/** What of a kind of empties went away with the driver. */
export const returnedEmpties = z.object({
  kind: z.string().regex(/^[\w-]{1,30}$/),
  count: z.int().positive().max(9999),
});

export type PickedLine = z.output<typeof pickedLine>;
export type DeliveredLot = z.output<typeof deliveredLot>;
export type Container = z.output<typeof container>;
export type ExpectedWindow = z.output<typeof expectedWindow>;
export type ReturnedEmpties = z.output<typeof returnedEmpties>;
