import { z } from 'zod';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds, euro, noParams, noQuery, nothing } from '../shapes.ts';

export const basketSummary = z.object({
  basket_id: z.uuid(),
  is_active: z.boolean(),
  is_expired: z.boolean(),
  opened_at: epochSeconds,
  changed_at: epochSeconds,
  /** Null when somebody filled the basket by hand. */
  origin: z.object({ kind: z.enum(['standing_order']), name: z.string() }).nullable(),
  number_of_lines: z.int(),
  first_articles: z.array(z.string()),
  /** Excluding VAT and deposit at current prices; null when hidden. */
  subtotal: euro.nullable(),
  is_approximate: z.boolean(),
  delivery_date: epochSeconds.nullable(),
  delivery_window: z.object({ start: z.string(), end: z.string() }).nullable(),
  deadline: epochSeconds.nullable(),
  po_number: z.string(),
});
export type BasketSummary = z.output<typeof basketSummary>;

export const listBaskets = defineEndpoint({
  name: 'listBaskets',
  inPunchOut: 'also',
  summary:
    'The unfinished baskets of the customer, twenty a page: the active one first, then those that somebody filled, then those that were prepared, each last changed first.',
  method: 'GET',
  path: '/api/baskets',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(100).default(1) }),
  body: nothing,
  response: z.object({ baskets: z.array(basketSummary), total: z.int() }),
  status: 200,
  problems: [],
});

export const activateBasket = defineEndpoint({
  name: 'activateBasket',
  inPunchOut: 'also',
  names: { id: 'basket' },
  summary: 'Go on in this unfinished basket; the one that was active is kept.',
  method: 'POST',
  path: '/api/basket/activate/:id',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: basketView,
  status: 200,
  problems: ['basket.not_found', 'basket.already_ordered', 'basket.awaiting_approval', 'basket.concurrent_change'],
});

export const newBasket = defineEndpoint({
  name: 'newBasket',
  inPunchOut: 'also',
  summary: 'Begin a new basket; the one that was active is kept.',
  method: 'POST',
  path: '/api/baskets',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: basketView,
  status: 200,
  problems: ['basket.too_many_kept', 'basket.concurrent_change'],
});

export const discardBasket = defineEndpoint({
  name: 'discardBasket',
  inPunchOut: 'also',
  names: { id: 'basket' },
  summary: 'Delete an unfinished basket.',
  method: 'DELETE',
  path: '/api/basket/:id',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: z.object({ basket_id: z.uuid() }),
  status: 200,
  problems: ['basket.not_found', 'basket.already_ordered', 'basket.awaiting_approval', 'basket.concurrent_change'],
});
