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
import { within } from '../within.ts';

export const mostStandingDates = 60;
const mostQuantities = 500;

/** Weekly weekdays (1 Monday … 7 Sunday), or chosen dates. */
export const standingSchedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
  z.object({ kind: z.literal('dates'), days: z.array(day).min(1).max(mostStandingDates) }),
]);

export const standingPlan = z.object({
  schedule: standingSchedule,
  /** Null means the customer's first window. */
  windowStart: timeOfDay.nullable(),
  /** `standard`, or `pickup-` and a site number. */
  service: within(20),
  /** Working days before the cut-off day on which the basket is created. */
  leadWorkdays: z.int().min(0).max(5),
  /** On a closed day: deliver the next open day, or skip. */
  onClosedDay: z.enum(['next', 'skip']),
  /** By article; 0 omits it. Other articles use their minimum quantity. */
  quantities: z
    .array(z.object({ articleNumber: digits, quantity: z.number().nonnegative().max(9999) }))
    .max(mostQuantities),
});

const parameters = z.record(within(40), z.union([within(200), z.number()]));
const reason = z.object({ code: within(60), parameters });

export const standingDifference = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('left_out'),
    articleNumber: digits,
    /** Null when the article is no longer visible. */
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

export const standingLine = z.object({
  articleNumber: digits,
  name: bilingual,
  unit: bilingual,
  quantity: orderedQuantity,
  priceMills: mills,
  conversionFactor: z.number().positive().optional(),
  weightArticle: z.boolean().optional(),
});

export const standingClosure = z.object({
  reason: z.enum(['holiday', 'closing_day', 'weekend', 'not_a_delivery_day']),
  holiday: bilingual.nullable(),
});

const differences = z.array(standingDifference).max(2 * mostQuantities);

/**
 * Stream `standing-order-{listId}`: a list that becomes a basket for chosen days (ADR 0091). The chosen day names a
 * date, even when delivery moves.
 */
export const standingOrderEvents = {
  StandingOrderSet: defineEvent(
    'StandingOrderSet',
    z.object({ listId: z.uuid(), customerNumber: digits, setBy: digits, at: instant, plan: standingPlan }),
  ),
  StandingOrderChanged: defineEvent('StandingOrderChanged', z.object({ at: instant, plan: standingPlan })),
  /** Until a delivery day, or until resumed. */
  StandingOrderPaused: defineEvent(
    'StandingOrderPaused',
    z.object({ at: instant, until: day.nullable(), reason: z.enum(['asked', 'account', 'customer']) }),
  ),
  StandingOrderResumed: defineEvent('StandingOrderResumed', z.object({ at: instant })),
  StandingOrderDateSkipped: defineEvent('StandingOrderDateSkipped', z.object({ day })),
  StandingOrderDateRestored: defineEvent('StandingOrderDateRestored', z.object({ day })),
  /** Decided once, before the basket opens in its own stream. */
  StandingOrderCameDue: defineEvent(
    'StandingOrderCameDue',
    z.object({
      day,
      delivery: deliveryMoment,
      /** Why delivery moves. */
      closure: standingClosure.nullable(),
      /** Basket items and their differences from the list. */
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
      /** Goods without VAT and deposit at that time (ADR 0091). */
      subtotalCents: cents,
      approximate: z.boolean(),
      /** Older events lack it. */
      rulesVersion: z.int().positive().optional(),
      /** Last basket. */
      previous: z.object({ day, subtotalCents: cents }).nullable(),
    }),
  ),
  StandingOrderDateMissed: defineEvent(
    'StandingOrderDateMissed',
    z.object({
      day,
      reason: z.enum(['closed', 'too_late', 'nothing_to_order', 'account', 'customer', 'ended']),
      closure: standingClosure.nullable(),
      differences,
    }),
  ),
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

export const standingOrderStream = (listId: string): string => `standing-order-${listId}`;

export const listOfStandingOrder = (streamId: string): string => streamId.slice('standing-order-'.length);
