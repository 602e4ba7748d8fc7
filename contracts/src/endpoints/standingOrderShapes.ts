import { z } from 'zod';
import { inputDay, digitsParam, epochSeconds, euro, timeOfDay } from '../shapes.ts';

/** Sixty future dates (`standing_order.too_many_days`) plus past ones. */
const mostDates = 120;

const schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weekly'), weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
  z.strictObject({ kind: z.literal('dates'), days: z.array(inputDay).min(1).max(mostDates) }),
]);

/** ISO weekdays; days as yyyy-mm-dd. */
export const standingDatesPlan = z.strictObject({
  schedule,
  /** Null means the first window. */
  window: timeOfDay.nullable(),
  service: z.string().regex(/^(standard|pickup-\d{1,9})$/),
  /** Working days before the cut-off day. */
  lead_workdays: z.int().min(0).max(5),
  on_closed_day: z.enum(['next', 'skip']),
});
export type StandingDatesPlanView = z.output<typeof standingDatesPlan>;

export const standingPlan = standingDatesPlan.extend({
  /** By article; 0 omits it, absent: its minimum. */
  quantities: z
    .record(digitsParam, z.number().nonnegative().max(9999).multipleOf(0.001))
    .refine((quantities) => Object.keys(quantities).length <= 500, 'at most 500 articles'),
});
export type StandingPlanView = z.output<typeof standingPlan>;

/** A date, named by the chosen day. */
export const standingDateView = z.object({
  day: inputDay,
  timestamp: epochSeconds,
  delivery_date: epochSeconds.nullable(),
  delivery_window: z.object({ start: z.string(), end: z.string() }).nullable(),
  /** Why delivery moves. */
  closure: z.string().nullable(),
  made_at: epochSeconds,
  deadline: epochSeconds,
  state: z.enum(['planned', 'skipped', 'paused', 'being_made']),
});
export type StandingDateView = z.output<typeof standingDateView>;

const differenceView = z.object({
  kind: z.enum(['left_out', 'replaced', 'quantity', 'price']),
  article_number: z.string(),
  /** The number when the article is invisible. */
  name: z.string(),
  wanted: z.number().nullable(),
  quantity: z.number().nullable(),
  /** Replacement, if visible. */
  by: z.object({ article_number: z.string(), name: z.string() }).nullable(),
  /** Unit prices; null when hidden. */
  price_before: euro.nullable(),
  price: euro.nullable(),
  reason: z.string().nullable(),
});
export type StandingDifferenceView = z.output<typeof differenceView>;

export const standingRunView = z.object({
  day: inputDay,
  timestamp: epochSeconds,
  state: z.enum(['made', 'missed', 'skipped']),
  /** Time of creation, miss or skip. */
  at: epochSeconds,
  delivery_date: epochSeconds.nullable(),
  closure: z.string().nullable(),
  reason: z.string().nullable(),
  told_at: epochSeconds.nullable(),
  basket_id: z.uuid().nullable(),
  basket_state: z.enum(['open', 'ordered', 'deleted']).nullable(),
  number_of_lines: z.int(),
  subtotal: euro.nullable(),
  is_approximate: z.boolean(),
  previous: z.object({ timestamp: epochSeconds, subtotal: euro }).nullable(),
  differences: z.array(differenceView),
});
export type StandingRunView = z.output<typeof standingRunView>;
