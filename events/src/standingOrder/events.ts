import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import {
  bilingual,
  cents,
  day,
  deliveryMoment,
  digits,
  instant,
  mills,
  orderedQuantity,
  timeOfDay,
} from '../values.ts';

/** The most chosen dates of a standing order. */
export const mostStandingDates = 60;
/** The most articles with a quantity of their own: as many as a list has. */
const mostQuantities = 500;

/** For which delivery days a basket is made: the same weekdays of every week (1 Monday … 7 Sunday), or chosen dates. */
export const standingSchedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
  z.object({ kind: z.literal('dates'), days: z.array(day).min(1).max(mostStandingDates) }),
]);

/** All that a buyer chooses of a standing order. */
export const standingPlan = z.object({
  schedule: standingSchedule,
  /** Null takes the customer's first window. */
  windowStart: timeOfDay.nullable(),
  /** `standard`, or `pickup-` and the number of a partner's site. */
  service: z.string().max(20),
  /** Working days before the day of the cut-off on which the basket is made. */
  leadWorkdays: z.int().min(0).max(5),
  /** What becomes of a day on which nothing is delivered: the next day that is, or none. */
  onClosedDay: z.enum(['next', 'skip']),
  /** By article of the list; 0 leaves it out, an article that is not named comes in its least quantity. */
  quantities: z
    .array(z.object({ articleNumber: digits, quantity: z.number().nonnegative().max(9999) }))
    .max(mostQuantities),
});

const parameters = z.record(z.string().max(40), z.union([z.string().max(200), z.number()]));
/** The rule that says why, as on the wire. */
const reason = z.object({ code: z.string().max(60), parameters });

/** One thing in which a basket differs from the list, or from the basket before it. */
export const standingDifference = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('left_out'),
    articleNumber: digits,
    /** Null where the customer no longer sees the article. */
    name: bilingual.nullable(),
    wanted: orderedQuantity,
    reason,
  }),
  z.object({
    kind: z.literal('replaced'),
    articleNumber: digits,
    name: bilingual,
    by: z.object({ articleNumber: digits, name: bilingual }),
    quantity: orderedQuantity,
    reason,
  }),
  z.object({
    kind: z.literal('quantity'),
    articleNumber: digits,
    name: bilingual,
    wanted: orderedQuantity,
    quantity: orderedQuantity,
    reason,
  }),
  z.object({
    kind: z.literal('price'),
    articleNumber: digits,
    name: bilingual,
    beforeMills: mills,
    afterMills: mills,
  }),
]);

/** An article as the basket had it when it was made. */
export const standingLine = z.object({
  articleNumber: digits,
  name: bilingual,
  unit: bilingual,
  quantity: orderedQuantity,
  priceMills: mills,
  /** What the amount follows from besides; absent in what was made before it was kept. */
  conversionFactor: z.number().positive().optional(),
  weightArticle: z.boolean().optional(),
});

/** Why nothing is delivered on the day that was chosen. */
export const standingClosure = z.object({
  reason: z.enum(['holiday', 'closing_day', 'weekend', 'not_a_delivery_day']),
  holiday: bilingual.nullable(),
});

const differences = z.array(standingDifference).max(2 * mostQuantities);

/**
 * Stream `standing-order-{listId}`: a list that becomes a basket for chosen delivery days (ADR 0091). A date is named by the day
 * that was chosen, also where the next one is delivered on.
 */
export const standingOrderEvents = {
  StandingOrderSet: defineEvent(
    'StandingOrderSet',
    z.object({ listId: z.uuid(), customerNumber: digits, setBy: digits, at: instant, plan: standingPlan }),
  ),
  StandingOrderChanged: defineEvent('StandingOrderChanged', z.object({ at: instant, plan: standingPlan })),
  /** Until that delivery day, or until somebody resumes it. */
  StandingOrderPaused: defineEvent(
    'StandingOrderPaused',
    z.object({ at: instant, until: day.nullable(), reason: z.enum(['asked', 'account', 'customer']) }),
  ),
  StandingOrderResumed: defineEvent('StandingOrderResumed', z.object({ at: instant })),
  StandingOrderDateSkipped: defineEvent('StandingOrderDateSkipped', z.object({ day })),
  StandingOrderDateRestored: defineEvent('StandingOrderDateRestored', z.object({ day })),
  /** It is time to make the basket of a date; decided once, before the basket is opened in its own stream. */
  StandingOrderCameDue: defineEvent(
    'StandingOrderCameDue',
    z.object({
      day,
      delivery: deliveryMoment,
      /** Why another day than the chosen one; null where it is that day. */
      closure: standingClosure.nullable(),
      /** What of the list goes into the basket, and how that differs from the list, as it is known at this moment. */
      items: z.array(z.object({ articleNumber: digits, quantity: orderedQuantity })).max(mostQuantities),
      differences,
    }),
  ),
  StandingOrderBasketMade: defineEvent(
    'StandingOrderBasketMade',
    z.object({
      day,
      basketId: z.uuid(),
      delivery: deliveryMoment,
      closure: standingClosure.nullable(),
      lines: z.array(standingLine).max(mostQuantities),
      differences,
      /** Goods without VAT and deposit, as whoever set it was told when it was made (ADR 0091). */
      subtotalCents: cents,
      approximate: z.boolean(),
      /** Of the arithmetic that said so; absent in what was made before it was kept. */
      rulesVersion: z.int().positive().optional(),
      /** Of the basket before it; null for the first. */
      previous: z.object({ day, subtotalCents: cents }).nullable(),
    }),
  ),
  /** No basket was made for a date. */
  StandingOrderDateMissed: defineEvent(
    'StandingOrderDateMissed',
    z.object({
      day,
      reason: z.enum(['closed', 'too_late', 'nothing_to_order', 'account', 'customer', 'ended']),
      closure: standingClosure.nullable(),
      differences,
    }),
  ),
  /** A mail told of the basket of a date, or that there is none. */
  StandingOrderNoticeSent: defineEvent(
    'StandingOrderNoticeSent',
    z.object({
      day,
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().positive(),
      messageId: z.string(),
    }),
  ),
  StandingOrderEnded: defineEvent('StandingOrderEnded', z.object({ reason: z.enum(['asked', 'list_deleted']) })),
};
export type StandingOrderEvent = EventIn<typeof standingOrderEvents>;
export type StandingPlan = z.output<typeof standingPlan>;
export type StandingDifference = z.output<typeof standingDifference>;
export type StandingLine = z.output<typeof standingLine>;
export type StandingClosure = z.output<typeof standingClosure>;
export type StandingBasketMade = z.output<typeof standingOrderEvents.StandingOrderBasketMade.schema>;
export type StandingDateMissed = z.output<typeof standingOrderEvents.StandingOrderDateMissed.schema>;

/** Stream of the standing order of a list. */
export const standingOrderStream = (listId: string): string => `standing-order-${listId}`;

/** The list whose standing order a stream is. */
export const listOfStandingOrder = (streamId: string): string => streamId.slice('standing-order-'.length);
