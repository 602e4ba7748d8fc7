import { z } from 'zod';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, noQuery } from '../shapes.ts';
import { uploadLine } from './basketUpload.ts';

export const orderedAgainView = z.object({
  order_number: z.string(),
  basket: basketView,
  parts: z.int(),
  /** Lines of this part; empty for a repeated command. */
  lines: z.array(uploadLine.extend({ name: z.string() })),
});
export type OrderedAgainView = z.output<typeof orderedAgainView>;

export const orderAgain = defineEndpoint({
  name: 'orderAgain',
  inPunchOut: 'also',
  names: { orderId: 'order' },
  summary:
    'Put the lines of an order, whatever became of it, into the active basket; what cannot be had is told line by line.',
  method: 'POST',
  path: '/api/pending_order/:orderId/orderAgain',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  feature: 'pending_orders',
  params: z.object({ orderId: digitsParam }),
  query: noQuery,
  body: z.strictObject({
    /** From 0. */
    part: z.int().min(0).max(100).default(0),
  }),
  response: orderedAgainView,
  status: 200,
  problems: ['order.not_found', 'basket.concurrent_change', 'basket.too_many_lines'],
});
