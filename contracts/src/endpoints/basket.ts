import { z } from 'zod';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, line, noParams, noQuery, nothing } from '../shapes.ts';

const quantity = z.number().min(-9999).max(99_999);

const lineProblems = [
  'basket.concurrent_change',
  'article.not_found',
  'item.not_orderable',
  'item.out_of_assortment',
  'item.not_available',
  'basket.error.max_available_stock',
  'basket.error.indivisible_unit_entered',
  'basket.error.minimum_order',
  'basket.error.maximum_exceeded',
  'basket.too_many_lines',
] as const;

export const getBasket = defineEndpoint({
  name: 'getBasket',
  inPunchOut: 'also',
  names: { id: 'basket' },
  summary: 'The active basket of the customer, or the one named.',
  method: 'GET',
  path: '/api/basket/list{/:id}',
  side: 'query',
  permission: { kind: 'customer' },
  params: z.object({ id: z.uuid().optional() }),
  query: noQuery,
  body: nothing,
  response: basketView,
  status: 200,
  problems: ['basket.not_found'],
});

export const setBasketItems = defineEndpoint({
  name: 'setBasketItems',
  inPunchOut: 'also',
  summary: 'Set the quantities of the listed articles and leave the others; with at_least, raise and never lower them.',
  method: 'PUT',
  path: '/api/basket/items',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: z.object({ at_least: z.enum(['true', 'false']).optional() }),
  body: z.record(digitsParam, quantity).refine((items) => Object.keys(items).length <= 500, 'at most 500 articles'),
  response: basketView,
  status: 200,
  problems: [...lineProblems],
});

const lineChange = {
  path: '/api/basket/item/:id',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({ quantity }),
  response: basketView,
  status: 200,
  problems: [...lineProblems],
} as const;

export const changeBasketLine = defineEndpoint({
  ...lineChange,
  name: 'changeBasketLine',
  inPunchOut: 'also',
  names: { id: 'public' },
  summary: 'Set the quantity of one article; 0 removes the line.',
  method: 'PUT',
});

export const changeBasketLineByPost = defineEndpoint({
  ...lineChange,
  name: 'changeBasketLineByPost',
  inPunchOut: 'also',
  names: { id: 'public' },
  summary: 'The same by POST: the spec names no method.',
  method: 'POST',
});

export const emptyBasket = defineEndpoint({
  name: 'emptyBasket',
  inPunchOut: 'also',
  summary: 'Remove all lines of the active basket.',
  method: 'DELETE',
  path: '/api/basket',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: basketView,
  status: 200,
  problems: ['basket.concurrent_change'],
});

export const setBasketReference = defineEndpoint({
  name: 'setBasketReference',
  inPunchOut: 'also',
  summary: "Set the customer's own order reference (raw text, at most 30 characters).",
  method: 'POST',
  path: '/api/basket/po-number',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: line(30),
  bodyType: 'text',
  response: basketView,
  status: 200,
  problems: ['basket.concurrent_change'],
});
