import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import {
  inputDay,
  digitsParam,
  line,
  noParams,
  noQuery,
  nothing,
  orderDetail,
  orderSummary,
  pagination,
} from '../shapes.ts';

export const openOrderStates = ['changeable', 'processed', 'short'] as const;
const openOrderState = z.enum(openOrderStates);
export type OpenOrderState = z.output<typeof openOrderState>;

export const listOpenOrders = defineEndpoint({
  name: 'listOpenOrders',
  inPunchOut: 'also',
  summary: 'Open orders of the customer, the next delivery first; those that fit what is asked.',
  method: 'GET',
  path: '/api/dashboard/orders/pending',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: noParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(96).default(24),
    /** Part of number or reference. */
    q: line(60).default(''),
    /** Delivery days, inclusive. */
    from: inputDay.optional(),
    to: inputDay.optional(),
    state: openOrderState.optional(),
  }),
  body: nothing,
  response: z.object({ orders: z.array(orderSummary), pagination: pagination.omit({ sortingMethods: true }) }),
  status: 200,
  problems: [],
});

const openOrder = {
  names: { id: 'order' },
  summary: 'One open order of the customer.',
  path: '/api/pending_order/:id',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: z.object({ id: digitsParam }),
  query: noQuery,
  response: orderDetail,
  status: 200,
  problems: ['order.not_found'],
} as const;

export const getOpenOrder = defineEndpoint({
  ...openOrder,
  name: 'getOpenOrder',
  inPunchOut: 'also',
  method: 'GET',
  body: nothing,
});

/** The spec names no method (after-ordering §7). */
export const getOpenOrderByPost = defineEndpoint({
  ...openOrder,
  name: 'getOpenOrderByPost',
  inPunchOut: 'also',
  summary: `${openOrder.summary} By POST.`,
  method: 'POST',
  body: z.strictObject({}).optional(),
});

const pages = {
  nl: { one: '/bestelling-bekijken', all: '/nl/mijn-account/bestellingen' },
  fr: { one: '/detail-de-la-commande', all: '/fr/mon-compte/commandes' },
};

export const downloadOpenOrder = defineEndpoint({
  name: 'downloadOpenOrder',
  inPunchOut: 'also',
  names: { id: 'order' },
  summary: 'An open order of the customer as a PDF to keep; without `id` the one that is delivered next.',
  method: 'GET',
  path: '/pending-order{/:id}/pdf',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: z.object({ id: digitsParam.optional() }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  loggedOut: (language, { id }) =>
    loginThen(
      language,
      id === undefined ? pages[language].all : `${pages[language].one}?order=${encodeURIComponent(id)}`,
    ),
  problems: ['order.not_found', 'paper.busy'],
});
