import { z } from 'zod';
import { askedDay, digitsParam, epochSeconds, euro, timeOfDay } from '../shapes.ts';

/** Sixty to come can be chosen (`standing_order.too_many_days`); those that passed meanwhile may still be among them. */
const mostDates = 120;

const schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weekly'), weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
  z.strictObject({ kind: z.literal('dates'), days: z.array(askedDay).min(1).max(mostDates) }),
]);

/** For which delivery days a basket is made, and when. ISO weekdays, days as yyyy-mm-dd. */
export const standingDatesPlan = z.strictObject({
  schedule,
  /** Start of the window; null takes the first. */
  window: timeOfDay.nullable(),
  /** `standard`, or `pickup-` and the number of a partner's site. */
  service: z.string().regex(/^(standard|pickup-\d{1,9})$/),
  /** Working days before the day of the cut-off. */
  lead_workdays: z.int().min(0).max(5),
  /** What becomes of a day on which nothing is delivered. */
  on_closed_day: z.enum(['next', 'skip']),
});
export type StandingDatesPlanView = z.output<typeof standingDatesPlan>;

export const standingPlan = standingDatesPlan.extend({
  /** By article of the list; 0 leaves it out, what is not named comes in its least quantity. */
  quantities: z
    .record(digitsParam, z.number().nonnegative().max(9999).multipleOf(0.001))
    .refine((quantities) => Object.keys(quantities).length <= 500, 'at most 500 articles'),
});
export type StandingPlanView = z.output<typeof standingPlan>;

/** One date, named by the day that was chosen. */
export const standingDateView = z.object({
  day: askedDay,
  timestamp: epochSeconds,
  /** Null where nothing is delivered for it. */
  delivery_date: epochSeconds.nullable(),
  delivery_window: z.object({ start: z.string(), end: z.string() }).nullable(),
  /** Why it is not delivered on the chosen day itself. */
  closure: z.string().nullable(),
  made_at: epochSeconds,
  deadline: epochSeconds,
  state: z.enum(['planned', 'skipped', 'paused', 'being_made']),
});
export type StandingDateView = z.output<typeof standingDateView>;

const differenceView = z.object({
  kind: z.enum(['left_out', 'replaced', 'quantity', 'price']),
  article_number: z.string(),
  /** The article's number where the customer no longer sees it. */
  name: z.string(),
  wanted: z.number().nullable(),
  quantity: z.number().nullable(),
  /** What stands in for it; null also where who asks may not know of that. */
  by: z.object({ article_number: z.string(), name: z.string() }).nullable(),
  /** Unit prices, before and now; null where the customer sees none. */
  price_before: euro.nullable(),
  price: euro.nullable(),
  /** Why, in words. */
  reason: z.string().nullable(),
});
export type StandingDifferenceView = z.output<typeof differenceView>;

/** What became of a date. */
export const standingRunView = z.object({
  day: askedDay,
  timestamp: epochSeconds,
  state: z.enum(['made', 'missed', 'skipped']),
  /** When it was made, missed or skipped. */
  at: epochSeconds,
  delivery_date: epochSeconds.nullable(),
  closure: z.string().nullable(),
  /** Why there is no basket, in words. */
  reason: z.string().nullable(),
  /** When a mail told of it; null where none did. */
  told_at: epochSeconds.nullable(),
  basket_id: z.uuid().nullable(),
  /** What became of the basket; null where there is none. */
  basket_state: z.enum(['open', 'ordered', 'deleted']).nullable(),
  number_of_lines: z.int(),
  subtotal: euro.nullable(),
  is_approximate: z.boolean(),
  /** Of the basket before. */
  previous: z.object({ timestamp: epochSeconds, subtotal: euro }).nullable(),
  differences: z.array(differenceView),
});
export type StandingRunView = z.output<typeof standingRunView>;
