import { z } from 'zod';
import { basketView, deliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import { defineTwins } from '../defineTwins.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { deliveryServiceKey, epochSeconds, euro, noParams, noQuery, nothing, timeOfDay } from '../shapes.ts';

export const deliveryMomentView = z.object({
  /** Midnight in Europe/Brussels. */
  timestamp: epochSeconds,
  available: z.boolean(),
  reason: z.enum(['past_cutoff', 'holiday', 'closing_day', 'weekend', 'not_a_delivery_day']).nullable(),
  reason_text: z.string().nullable(),
  deadline: epochSeconds.nullable(),
  windows: z.array(z.object({ start: z.string(), end: z.string() })),
  /** Express and pickup before their cut-offs. */
  services: z.array(
    z.object({
      key: z.string(),
      service: deliveryServiceView,
      deadline: epochSeconds,
      windows: z.array(z.object({ start: z.string(), end: z.string() })),
    }),
  ),
  open_orders: z.array(z.string()),
  extendable_orders: z.array(z.string()),
});

export const getDeliveryMoments = defineEndpoint({
  name: 'getDeliveryMoments',
  inPunchOut: 'also',
  summary: 'The days ahead with their deadline, or the reason why a day cannot be chosen.',
  method: 'GET',
  path: '/api/delivery-moments',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ moments: z.array(deliveryMomentView) }),
  status: 200,
  problems: [],
});

const affectedLine = z.object({ article_number: z.string(), name: z.string() });

export const momentMeaning = z.object({
  timestamp: epochSeconds,
  service: z.string(),
  /** Start of the window. */
  window: z.string(),
  impossible: z.array(affectedLine.extend({ reasons: z.array(z.string()) })),
  solved: z.array(affectedLine),
  is_below_minimum: z.boolean(),
  delivery_cost: euro.nullable(),
  amount_to_pay: euro.nullable(),
});
export type MomentMeaning = z.output<typeof momentMeaning>;

export const listMomentMeanings = defineEndpoint({
  name: 'listMomentMeanings',
  inPunchOut: 'also',
  summary: 'What the moments of some days (epoch seconds with commas between, at most 12) would mean for the basket.',
  method: 'GET',
  path: '/api/delivery-moments/meaning',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: z.object({
    days: z
      .string()
      .regex(/^\d{1,12}(,\d{1,12}){0,11}$/)
      .transform((days) => days.split(',').map(Number)),
  }),
  body: nothing,
  response: z.object({ meanings: z.array(momentMeaning) }),
  status: 200,
  problems: [],
});

/** `service`: `express`, or `pickup-` and a site number; default: ordinary. */
const asMoment = z.object({ window: timeOfDay.optional(), service: deliveryServiceKey.optional() });

export const previewDeliveryMoment = defineEndpoint({
  name: 'previewDeliveryMoment',
  inPunchOut: 'also',
  names: { timestamp: 'public' },
  summary: 'The basket as it would be at a delivery moment: stock, closing times, prices and costs judged anew.',
  method: 'GET',
  path: '/api/basket/preview/:timestamp',
  side: 'query',
  permission: { kind: 'customer' },
  params: z.object({ timestamp: z.string().regex(/^\d{1,12}$/) }),
  query: asMoment,
  body: nothing,
  response: basketView,
  status: 200,
  problems: ['basket.delivery_moment_invalid', 'basket.delivery_moment_expired'],
});

const pages = { nl: '/winkelwagen', fr: '/panier' } as const;

export const [confirmDeliveryMoment, confirmDeliveryMomentByPost] = defineTwins(
  {
    name: 'confirmDeliveryMoment',
    inPunchOut: 'also',
    names: { timestamp: 'public' },
    summary:
      'Confirm the delivery day (epoch seconds of its midnight in Brussels) and window; the first window by default.',
    side: 'command',
    permission: { kind: 'customer', right: 'order' },
    params: z.object({ timestamp: z.string().regex(/^\d{1,12}$/) }),
    response: basketView,
    status: 200,
    loggedOut: (language) => loginThen(language, pages[language]),
    opened: (language) => pages[language],
    problems: ['basket.delivery_moment_invalid', 'basket.delivery_moment_expired', 'basket.concurrent_change'],
  },
  { path: '/basket/confirm/:timestamp', query: asMoment },
  {
    path: '/api/basket/confirm/:timestamp',
    aliases: ['/basket/confirm/:timestamp'],
    query: asMoment,
    body: z.strictObject({}).optional(),
  },
);
