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

/** Why less came than was ordered, as a code. */
const shortReason = z.enum(['out_of_stock', 'supplier', 'quality', 'damaged', 'other']).nullable();

const cameLine = lineFacts.extend({
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
  /** How much of that line it stands for, in units of the order; absent where that was not kept yet. */
  standsFor: orderedQuantity.optional(),
  /** Why less came than was ordered, as a code. */
  reason: shortReason,
  /** What the warehouse had to say of the goods, to all who read the note: of nobody by name, it is not sealed. Absent where it said nothing. */
  comment: z.string().min(1).max(200).optional(),
});

/**
 * Why what lay ready in place of a line does not come (ADR 0124): the buyer wants none, is asked, said no, or said nothing in time.
 */
export const withheldWhy = z.enum(['never', 'asked', 'declined', 'unanswered']);
export type WithheldWhy = z.output<typeof withheldWhy>;

/** What lay ready in place of a line and does not come, at least not yet. */
export const withheldLine = z.object({
  why: withheldWhy,
  /** How much of the ordered line it stands for, in units of the order. */
  replaces: orderedQuantity,
  /** Until when the buyer may say so, where they are or were asked. */
  answerUntil: instant.optional(),
  /** As it would stand on the note. */
  line: cameLine,
});

/**
 * An ordered line after picking. `delivered + replaced + short = ordered`, in units of the order; `weight` is that of what was
 * delivered, in units of the price, where the article is weighed.
 */
export const pickedLine = cameLine.extend({
  /** Counts as short; absent where nothing is withheld. */
  withheld: z.array(withheldLine).min(1).max(10).optional(),
});

/** What of a kind of empties went away with the driver. */
export const returnedEmpties = z.object({
  kind: z.string().regex(/^[\w-]{1,30}$/),
  count: z.int().positive().max(9999),
});

export type PickedLine = z.output<typeof pickedLine>;
export type WithheldLine = z.output<typeof withheldLine>;
export type DeliveredLot = z.output<typeof deliveredLot>;
export type Container = z.output<typeof container>;
export type ExpectedWindow = z.output<typeof expectedWindow>;
export type ReturnedEmpties = z.output<typeof returnedEmpties>;
