import { z } from 'zod';
import { day, digits, instant, lineFacts, orderedQuantity } from '../values.ts';
import { within } from '../within.ts';

/** Window on the delivery day, in UTC. */
export const expectedWindow = z.object({ from: instant, until: instant });

/** Lot and best-before date from the label (spec after-ordering §3). */
export const deliveredLot = z.object({
  lot: within(20).nullable(),
  bestBefore: day.nullable(),
  quantity: orderedQuantity,
});

/** Serial shipping container code with check digit (GS1, AI 00). */
export const sscc = z.string().regex(/^\d{18}$/);
export const container = z.object({ sscc, kind: z.enum(['pallet', 'crate', 'roll']) });

const shortReason = z.enum(['out_of_stock', 'supplier', 'quality', 'damaged', 'other']).nullable();

const deliveredLine = lineFacts.extend({
  lineId: digits,
  ordered: orderedQuantity,
  delivered: orderedQuantity,
  replaced: orderedQuantity,
  short: orderedQuantity,
  weight: orderedQuantity.nullable(),
  lineTotalCents: z.int(),
  orderedTotalCents: z.int(),
  free: z.boolean(),
  lots: z.array(deliveredLot).max(50),
  replaces: digits.optional(),
  /** Replaced quantity, in units of the order; older events lack it. */
  standsFor: orderedQuantity.optional(),
  reason: shortReason,
  /** Comment for all readers of the note. Not encrypted, so it names nobody. */
  comment: z.string().min(1).max(200).optional(),
});

/** Why a prepared replacement is not delivered (ADR 0124). */
export const withheldWhy = z.enum(['never', 'asked', 'declined', 'unanswered']);
export type WithheldWhy = z.output<typeof withheldWhy>;

/** A prepared replacement that is not, or not yet, delivered. */
export const withheldLine = z.object({
  why: withheldWhy,
  /** In units of the order. */
  replaces: orderedQuantity,
  answerUntil: instant.optional(),
  line: deliveredLine,
});

/** `delivered + replaced + short = ordered`, in units of the order; `weight` in units of the price. */
export const pickedLine = deliveredLine.extend({
  /** Counts as short. */
  withheld: z.array(withheldLine).min(1).max(10).optional(),
});

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
