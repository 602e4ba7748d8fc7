import { z } from 'zod';
import { alternativeAddress, basketView, deliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  digitsParam,
  epochSeconds,
  euro,
  line,
  noParams,
  noQuery,
  nothing,
  orderLineView,
  text,
  deliveryServiceKey,
  timeOfDay,
} from '../shapes.ts';

const quantity = z.number().min(-9999).max(99_999);

/** What any change of a line may be refused for. */
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
  summary: 'Set the quantities of the listed articles and leave the others.',
  method: 'PUT',
  path: '/api/basket/items',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: z.record(digitsParam, quantity).refine((items) => Object.keys(items).length <= 500, 'at most 500 articles'),
  response: basketView,
  status: 200,
  problems: [...lineProblems],
});

export const changeBasketLine = defineEndpoint({
  name: 'changeBasketLine',
  summary: 'Set the quantity of one article; 0 removes the line.',
  method: 'PUT',
  path: '/api/basket/item/:id',
  side: 'command',
  permission: { kind: 'customer' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({ quantity }),
  response: basketView,
  status: 200,
  problems: [...lineProblems],
});

export const emptyBasket = defineEndpoint({
  name: 'emptyBasket',
  summary: 'Remove all lines of the active basket.',
  method: 'DELETE',
  path: '/api/basket',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: basketView,
  status: 200,
  problems: ['basket.concurrent_change'],
});

/** An unfinished basket in a list of them. */
export const basketSummary = z.object({
  basket_id: z.uuid(),
  /** The customer fills this one; the others are kept beside it. */
  is_active: z.boolean(),
  /** Its delivery moment has passed: it needs another. */
  is_expired: z.boolean(),
  opened_at: epochSeconds,
  changed_at: epochSeconds,
  /** What it was made from where nobody filled it by hand, with its name. */
  origin: z.object({ kind: z.enum(['standing_order']), name: z.string() }).nullable(),
  number_of_lines: z.int(),
  /** Names of its first lines. */
  first_articles: z.array(z.string()),
  /** Excluding VAT and deposit, by the prices of now; null where prices are hidden. */
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
  summary:
    'The unfinished baskets of the customer: the active one first, then those kept beside it, last changed first.',
  method: 'GET',
  path: '/api/baskets',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ baskets: z.array(basketSummary), total: z.int() }),
  status: 200,
  problems: [],
});

export const activateBasket = defineEndpoint({
  name: 'activateBasket',
  summary: 'Go on in this unfinished basket; the one that was active is kept.',
  method: 'POST',
  path: '/api/basket/activate/:id',
  side: 'command',
  permission: { kind: 'customer' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: basketView,
  status: 200,
  problems: ['basket.not_found', 'basket.already_ordered', 'basket.concurrent_change'],
});

export const newBasket = defineEndpoint({
  name: 'newBasket',
  summary: 'Begin a new basket; the one that was active is kept.',
  method: 'POST',
  path: '/api/baskets',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: basketView,
  status: 200,
  problems: ['basket.too_many_kept', 'basket.concurrent_change'],
});

export const discardBasket = defineEndpoint({
  name: 'discardBasket',
  summary: 'Delete an unfinished basket.',
  method: 'DELETE',
  path: '/api/basket/:id',
  side: 'command',
  permission: { kind: 'customer' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: z.object({ basket_id: z.uuid() }),
  status: 200,
  problems: ['basket.not_found', 'basket.already_ordered', 'basket.concurrent_change'],
});

export const setBasketReference = defineEndpoint({
  name: 'setBasketReference',
  summary: "Set the customer's own order reference (raw text, at most 30 characters).",
  method: 'POST',
  path: '/api/basket/po-number',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: line(30),
  bodyType: 'text',
  response: basketView,
  status: 200,
  problems: ['basket.concurrent_change'],
});

export const chooseDeliveryAddress = defineEndpoint({
  name: 'chooseDeliveryAddress',
  summary: "Deliver to another address, or with null to the customer's own.",
  method: 'POST',
  path: '/api/basket/address',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ alternative_address: alternativeAddress.strict().nullable() }),
  response: basketView,
  status: 200,
  problems: [
    'basket.concurrent_change',
    'basket.address_not_allowed',
    'basket.postal_not_delivered',
    'basket.city_too_long',
    'basket.main_order_elsewhere',
  ],
});

const confirmation = {
  summary:
    'Confirm the delivery day (epoch seconds of its midnight in Brussels) and window; the first window by default.',
  side: 'command',
  permission: { kind: 'customer' },
  params: z.object({ timestamp: z.string().regex(/^\d{1,12}$/) }),
  /** `service`: `express`, or `pickup-` and the number of the site; the ordinary round by default. */
  query: z.object({
    window: timeOfDay.optional(),
    service: deliveryServiceKey.optional(),
  }),
  response: basketView,
  status: 200,
  problems: ['basket.delivery_moment_invalid', 'basket.delivery_moment_expired', 'basket.concurrent_change'],
} as const;

export const confirmDeliveryMoment = defineEndpoint({
  ...confirmation,
  name: 'confirmDeliveryMoment',
  method: 'GET',
  path: '/basket/confirm/:timestamp',
  body: nothing,
});

export const confirmDeliveryMomentByPost = defineEndpoint({
  ...confirmation,
  name: 'confirmDeliveryMomentByPost',
  method: 'POST',
  path: '/api/basket/confirm/:timestamp',
  body: z.strictObject({}).optional(),
});

export const chooseBasketKind = defineEndpoint({
  name: 'chooseBasketKind',
  summary: 'Send the basket as an order of its own, or as an add-on to an open order, delivered with it.',
  method: 'POST',
  path: '/api/basket/kind',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('new') }),
    z.strictObject({ kind: z.literal('extra'), main_order: digitsParam }),
  ]),
  response: basketView,
  status: 200,
  problems: ['basket.concurrent_change', 'order.not_found', 'basket.main_order_closed'],
});

/** The order placed data of spec shopping §3. */
export const orderPlacedView = z.object({
  order_number: z.string(),
  lines: z.array(orderLineView),
  shipping_fee: euro.nullable(),
  express_fee: euro.nullable(),
  total_deposit: euro.nullable(),
  discounts: euro.nullable(),
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
  delivery_date: epochSeconds,
  delivery_window_start: z.string(),
  delivery_window_end: z.string(),
  changeable_until: epochSeconds,
  reference: z.string(),
  delivery_service: deliveryServiceView.nullable(),
  /** The order that this one is an add-on to. */
  main_order: z.string().nullable(),
  /** Allocation as far as it was known within 2 s; the rest follows by mail. */
  allocation: z.enum(['pending', 'allocated', 'short']),
});
export type OrderPlacedView = z.output<typeof orderPlacedView>;

export const checkout = defineEndpoint({
  name: 'checkout',
  summary: 'Place the order of the active basket.',
  method: 'POST',
  path: '/api/basket/checkout',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    po_number: line(30).default(''),
    message: text(400).default(''),
    extra_emails: z.array(z.email().max(254)).max(5).default([]),
    amount_to_pay: euro.optional(),
    /** The basket that was shown: where another is active by now, `basket.changed` answers with that one. */
    basket_id: z.uuid().optional(),
  }),
  response: orderPlacedView,
  status: 201,
  problems: [
    'basket.changed',
    'basket.not_active',
    'basket.concurrent_change',
    'basket.already_ordered',
    'basket.empty',
    'basket.faulty_lines',
    'basket.stock_issues',
    'basket.below_minimum',
    'basket.too_many_lines',
    'basket.too_many_extra_lines',
    'basket.main_order_closed',
    'basket.main_order_elsewhere',
    'order.not_found',
    'basket.delivery_not_confirmed',
    'basket.delivery_moment_invalid',
    'basket.delivery_moment_expired',
    'basket.reference_required',
    'basket.postal_not_delivered',
    'customer.suspended',
    'customer.cancelled',
    'account.suspended',
    'account.cancelled',
  ],
});
