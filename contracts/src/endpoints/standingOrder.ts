import { z } from 'zod';
import { deliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedDay, digitsParam, epochSeconds, euro, noParams, noQuery, nothing, timeOfDay } from '../shapes.ts';

/** Sixty to come can be chosen (`standing_order.too_many_days`); those that passed meanwhile may still be among them. */
const mostDates = 120;

const namedList = z.uuid();
const idParams = z.object({ id: namedList });
const day = askedDay;
const isCustomers = { permission: { kind: 'customer' }, feature: 'wish_list' } as const;

const schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weekly'), weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
  z.strictObject({ kind: z.literal('dates'), days: z.array(day).min(1).max(mostDates) }),
]);

/** For which delivery days a basket is made, and when. ISO weekdays, days as yyyy-mm-dd. */
const datesPlan = z.strictObject({
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
export type StandingDatesPlanView = z.output<typeof datesPlan>;

const plan = datesPlan.extend({
  /** By article of the list; 0 leaves it out, what is not named comes in its least quantity. */
  quantities: z
    .record(digitsParam, z.number().nonnegative().max(9999).multipleOf(0.001))
    .refine((quantities) => Object.keys(quantities).length <= 500, 'at most 500 articles'),
});
export type StandingPlanView = z.output<typeof plan>;

/** One date, named by the day that was chosen. */
const dateView = z.object({
  day,
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
export type StandingDateView = z.output<typeof dateView>;

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

const runView = z.object({
  day,
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
export type StandingRunView = z.output<typeof runView>;

const orderView = z.object({
  plan,
  is_paused: z.boolean(),
  /** The first delivery day after the pause; null until somebody resumes it. */
  paused_until: day.nullable(),
  /** Who may not order any more: the account that set it, or the customer; null where somebody paused it. */
  paused_because: z.enum(['account', 'customer']).nullable(),
});

export const getStandingOrder = defineEndpoint({
  name: 'getStandingOrder',
  names: { id: 'list' },
  summary: 'The standing order of a list: what it says, its next dates, what was made of it and what differed.',
  method: 'GET',
  path: '/api/wishlist/:id/standing-order',
  side: 'query',
  ...isCustomers,
  params: idParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    list: z.object({ id: z.string(), name: z.string(), is_editable: z.boolean(), owner: z.string().nullable() }),
    /** Null where nobody has set one. */
    order: orderView.nullable(),
    dates: z.array(dateView),
    /** Latest first, at most twenty. */
    runs: z.array(runView),
    /** What can be chosen now, the ordinary round first. */
    rounds: z.array(
      z.object({
        key: z.string(),
        service: deliveryServiceView.nullable(),
        weekdays: z.array(z.int()),
        windows: z.array(z.object({ start: z.string(), end: z.string() })),
      }),
    ),
    /** Holidays and closing days of the year ahead, on which nothing is delivered. */
    closed_days: z.array(z.object({ day, name: z.string() })),
  }),
  status: 200,
  problems: ['list.not_found'],
});

export const listStandingOrders = defineEndpoint({
  name: 'listStandingOrders',
  summary: 'The standing orders that a user sees, by list, with the next date of each.',
  method: 'GET',
  path: '/api/standing-orders',
  side: 'query',
  ...isCustomers,
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.array(z.object({ list_id: z.string(), is_paused: z.boolean(), next: dateView.nullable() })),
  status: 200,
  problems: [],
});

export const listStandingDates = defineEndpoint({
  name: 'listStandingDates',
  summary: 'The dates that a standing order would have if it were set like this.',
  method: 'POST',
  path: '/api/standing-orders/dates',
  side: 'query',
  ...isCustomers,
  params: noParams,
  query: noQuery,
  body: datesPlan,
  response: z.array(dateView),
  status: 200,
  problems: [],
});

export const getStandingRun = defineEndpoint({
  name: 'getStandingRun',
  names: { basketId: 'basket' },
  summary: 'What differed when a standing order made this basket; null of a basket that somebody filled by hand.',
  method: 'GET',
  path: '/api/standing-orders/baskets/:basketId',
  side: 'query',
  ...isCustomers,
  params: z.object({ basketId: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: z.object({
    run: runView
      .extend({
        /** Null where who asks does not see the list: a colleague's own, or a deleted one. */
        list_id: z.string().nullable(),
        /** Empty where it was deleted. */
        list_name: z.string(),
      })
      .nullable(),
  }),
  status: 200,
  problems: ['basket.not_found'],
});

const changing = {
  side: 'command',
  ...isCustomers,
  params: idParams,
  query: noQuery,
  response: nothing,
  status: 204,
} as const;
const ownProblems = ['list.not_found', 'list.not_editable', 'standing_order.not_found'] as const;

export const setStandingOrder = defineEndpoint({
  ...changing,
  name: 'setStandingOrder',
  names: { id: 'list' },
  summary: 'Sets the standing order of a list of one’s own, or changes it.',
  method: 'PUT',
  path: '/api/wishlist/:id/standing-order',
  body: plan,
  problems: [
    'list.not_found',
    'list.not_editable',
    'standing_order.day_not_delivered',
    'standing_order.day_too_far',
    'standing_order.no_date_left',
    'standing_order.nothing_to_order',
    'standing_order.too_many_days',
    'standing_order.moment_not_served',
    'standing_order.not_on_list',
    'item.not_available',
    'item.not_orderable',
    'item.out_of_assortment',
    'basket.error.indivisible_unit_entered',
    'basket.error.minimum_order',
    'basket.error.maximum_exceeded',
    'basket.error.max_available_stock',
  ],
});

export const pauseStandingOrder = defineEndpoint({
  ...changing,
  name: 'pauseStandingOrder',
  names: { id: 'list' },
  summary: 'Pauses a standing order until a delivery day, or until it is resumed.',
  method: 'POST',
  path: '/api/wishlist/:id/standing-order/pause',
  body: z.strictObject({ until: day.nullable() }),
  problems: ownProblems,
});

export const resumeStandingOrder = defineEndpoint({
  ...changing,
  name: 'resumeStandingOrder',
  names: { id: 'list' },
  summary: 'Lets a paused standing order go on.',
  method: 'POST',
  path: '/api/wishlist/:id/standing-order/resume',
  body: nothing,
  problems: ownProblems,
});

const oneDate = { method: 'POST', body: z.strictObject({ day }) } as const;
const dateProblems = [...ownProblems, 'standing_order.date_not_planned'] as const;

export const skipStandingDate = defineEndpoint({
  ...changing,
  ...oneDate,
  name: 'skipStandingDate',
  names: { id: 'list' },
  summary: 'Leaves one date of a standing order out.',
  path: '/api/wishlist/:id/standing-order/skip',
  problems: [...dateProblems, 'standing_order.too_many_skipped'],
});

export const restoreStandingDate = defineEndpoint({
  ...changing,
  ...oneDate,
  name: 'restoreStandingDate',
  names: { id: 'list' },
  summary: 'Takes a skipped date up again.',
  path: '/api/wishlist/:id/standing-order/restore',
  problems: dateProblems,
});

export const endStandingOrder = defineEndpoint({
  ...changing,
  name: 'endStandingOrder',
  names: { id: 'list' },
  summary: 'Ends a standing order; baskets that it made stay.',
  method: 'DELETE',
  path: '/api/wishlist/:id/standing-order',
  body: nothing,
  problems: ['list.not_found', 'list.not_editable'],
});
