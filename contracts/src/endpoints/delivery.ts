import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds, noParams, noQuery, nothing } from '../shapes.ts';

export const deliveryMomentView = z.object({
  /** Midnight of the day in Europe/Brussels. */
  timestamp: epochSeconds,
  available: z.boolean(),
  /** Why not: past the cut-off, a holiday (named), a closing day, no working day, not a delivery day of this customer. */
  reason: z.enum(['past_cutoff', 'holiday', 'closing_day', 'weekend', 'not_a_delivery_day']).nullable(),
  reason_text: z.string().nullable(),
  deadline: epochSeconds.nullable(),
  windows: z.array(z.object({ start: z.string(), end: z.string() })),
  /** Open orders of this customer that are delivered that day. */
  open_orders: z.array(z.string()),
});

export const getDeliveryMoments = defineEndpoint({
  name: 'getDeliveryMoments',
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
