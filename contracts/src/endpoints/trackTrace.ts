import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, noQuery, nothing } from '../shapes.ts';
import { deliveryNote } from './deliveryNotes.ts';

export const trackedDelivery = deliveryNote.extend({
  has_note: z.boolean(),
  stops_before: z.int().nullable(),
});

/** Spec after-ordering §4. */
export const trackTrace = z.object({
  order_number: z.string(),
  reference: z.string(),
  delivery_date: epochSeconds,
  /** 23:00 on the working day before delivery. */
  available_from: epochSeconds,
  /** `too_early` until then; `being_scheduled` without a round. */
  state: z.enum(['too_early', 'being_scheduled', 'tracked', 'cancelled']),
  /** Set for `tracked`. */
  delivery: trackedDelivery.nullable(),
});
export type TrackTraceView = z.output<typeof trackTrace>;
export type TrackedDelivery = z.output<typeof trackedDelivery>;

const readEndpoint = {
  names: { orderNumber: 'order' },
  method: 'GET',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: z.object({ orderNumber: digitsParam }),
  query: noQuery,
  body: nothing,
  status: 200,
} as const;

export const getTrackTrace = defineEndpoint({
  ...readEndpoint,
  name: 'getTrackTrace',
  summary:
    'Where an order of the customer is: its steps, when it is expected, and its lines; from 23:00 on the working day before.',
  path: '/api/track-trace/:orderNumber',
  response: trackTrace,
  problems: ['order.not_found'],
});

export const watchTrackTrace = defineEndpoint({
  ...readEndpoint,
  name: 'watchTrackTrace',
  summary:
    'Server-sent events `change`, one for each change of the delivery of an order; an id that is sent back tells whether one was missed.',
  path: '/api/track-trace/:orderNumber/stream',
  response: nothing,
  produces: 'event-stream',
  problems: ['order.not_found', 'request.rate_limited'],
});
