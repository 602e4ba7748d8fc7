import { z } from 'zod';
import { deliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { inputDay, noParams, noQuery, nothing } from '../shapes.ts';
import { standingDatesPlan, standingDateView, standingPlan, standingRunView } from './standingOrderShapes.ts';

const namedListId = z.uuid();
const idParams = z.object({ id: namedListId });
const customersOnly = { permission: { kind: 'customer' }, feature: 'wish_list' } as const;

const planVersion = z.string().max(40);
const orderView = z.object({
  plan: standingPlan,
  /** Hash of the plan. */
  version: planVersion,
  is_paused: z.boolean(),
  /** First day after the pause; null until resumed. */
  paused_until: inputDay.nullable(),
  /** Account or customer that may no longer order; null for a pause by a user. */
  paused_because: z.enum(['account', 'customer']).nullable(),
});

export const getStandingOrder = defineEndpoint({
  name: 'getStandingOrder',
  names: { id: 'list' },
  summary: 'The standing order of a list: what it says, its next dates, what was made of it and what differed.',
  method: 'GET',
  path: '/api/wishlist/:id/standing-order',
  side: 'query',
  ...customersOnly,
  params: idParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    list: z.object({ id: z.string(), name: z.string(), is_editable: z.boolean(), owner: z.string().nullable() }),
    order: orderView.nullable(),
    dates: z.array(standingDateView),
    /** Latest first, at most twenty. */
    runs: z.array(standingRunView),
    /** Possible rounds, the ordinary one first. */
    rounds: z.array(
      z.object({
        key: z.string(),
        service: deliveryServiceView.nullable(),
        weekdays: z.array(z.int()),
        windows: z.array(z.object({ start: z.string(), end: z.string() })),
      }),
    ),
    closed_days: z.array(z.object({ day: inputDay, name: z.string() })),
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
  ...customersOnly,
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.array(z.object({ list_id: z.string(), is_paused: z.boolean(), next: standingDateView.nullable() })),
  status: 200,
  problems: [],
});

export const listStandingDates = defineEndpoint({
  name: 'listStandingDates',
  summary: 'The dates that a standing order would have if it were set like this.',
  method: 'POST',
  path: '/api/standing-orders/dates',
  side: 'query',
  ...customersOnly,
  params: noParams,
  query: noQuery,
  body: standingDatesPlan,
  response: z.array(standingDateView),
  status: 200,
  problems: [],
});

export const getStandingRun = defineEndpoint({
  name: 'getStandingRun',
  inPunchOut: 'also',
  names: { basketId: 'basket' },
  summary: 'What differed when a standing order made this basket; null of a basket that somebody filled by hand.',
  method: 'GET',
  path: '/api/standing-orders/baskets/:basketId',
  side: 'query',
  ...customersOnly,
  params: z.object({ basketId: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: z.object({
    run: standingRunView
      .extend({
        /** Null for an invisible or deleted list. */
        list_id: z.string().nullable(),
        /** Empty when deleted. */
        list_name: z.string(),
      })
      .nullable(),
  }),
  status: 200,
  problems: ['basket.not_found'],
});

const changing = {
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  feature: 'wish_list',
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
  body: standingPlan.extend({
    /** Another plan answers `standing_order.changed`. Null means none seen; absent skips the check. */
    expected_version: planVersion.nullable().optional(),
  }),
  problems: [
    'list.not_found',
    'list.not_editable',
    'standing_order.changed',
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
  body: z.strictObject({ until: inputDay.nullable() }),
  problems: ownProblems,
});

export const resumeStandingOrder = defineEndpoint({
  ...changing,
  name: 'resumeStandingOrder',
  names: { id: 'list' },
  summary: 'Lets a paused standing order go on.',
  method: 'POST',
  path: '/api/wishlist/:id/standing-order/resume',
  body: z.strictObject({}).optional(),
  problems: ownProblems,
});

const dateCommand = { method: 'POST', body: z.strictObject({ day: inputDay }) } as const;
const dateProblems = [...ownProblems, 'standing_order.date_not_planned'] as const;

export const skipStandingDate = defineEndpoint({
  ...changing,
  ...dateCommand,
  name: 'skipStandingDate',
  names: { id: 'list' },
  summary: 'Leaves one date of a standing order out.',
  path: '/api/wishlist/:id/standing-order/skip',
  problems: [...dateProblems, 'standing_order.too_many_skipped'],
});

export const restoreStandingDate = defineEndpoint({
  ...changing,
  ...dateCommand,
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
