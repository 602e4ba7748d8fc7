import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, line, noParams, nothing } from '../shapes.ts';
import { deliveryStage } from './deliveryNotes.ts';

const lotLine = z.object({
  line_id: z.string(),
  article_number: z.string(),
  name: z.string(),
  unit: z.string(),
  lot: z.string().nullable(),
  best_before: z.string().nullable(),
  quantity: z.number(),
});

const lotsFound = z.object({
  customers: z.array(
    z.object({
      customer_number: z.string(),
      name: z.string(),
      deliveries: z.array(
        z.object({
          delivery_number: z.string(),
          order_number: z.string(),
          delivery_date: epochSeconds,
          stage: deliveryStage,
          lines: z.array(lotLine),
        }),
      ),
    }),
  ),
  /** Shown deliveries, at most the latest 500. */
  deliveries: z.int(),
  is_complete: z.boolean(),
});
export type LotsFound = z.output<typeof lotsFound>;

export const findLots = defineEndpoint({
  name: 'findLots',
  names: { lot: 'public', article: 'public' },
  summary: 'Every customer and delivery that a lot reached, and how much of it; by lot number, article number or both.',
  method: 'GET',
  path: '/api/office/lots',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  feature: 'pending_orders',
  params: noParams,
  query: z
    .object({ lot: line(20).trim().optional(), article: digitsParam.optional() })
    .refine(({ lot, article }) => (lot ?? '') !== '' || article !== undefined, {
      message: 'lot or article',
      path: ['lot'],
    }),
  body: nothing,
  response: lotsFound,
  status: 200,
  problems: [],
});
