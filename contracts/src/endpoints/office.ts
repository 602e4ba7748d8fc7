import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import {
  inputDay,
  digitsParam,
  isoInstant,
  line,
  noParams,
  noQuery,
  nothing,
  orderDetail,
  orderSummary,
} from '../shapes.ts';

const orderNumber = z.object({ number: digitsParam });

/** `id` of react-admin: the order number. */
export const officeOrderSummary = orderSummary.extend({
  id: z.string(),
  customer_name: z.string(),
  placed_at: isoInstant,
  notes: z.int(),
  is_corrected: z.boolean(),
});
export const officeOrderDetail = orderDetail.extend({ id: z.string(), placed_at: isoInstant });

/** `locked` and `in_use` are open as well; from `under_way` it has left. */
export const officeOrderStates = [
  'open',
  'locked',
  'in_use',
  'processed',
  'under_way',
  'delivered',
  'cancelled',
] as const;

/** JSON in `filter`. */
export const officeOrderFilter = z.strictObject({
  q: line(60).optional(),
  order_number: line(20).optional(),
  customer: line(60).optional(),
  delivery_date: inputDay.optional(),
  status: z.enum(officeOrderStates).optional(),
  mark: z.enum(['corrected', 'noted']).optional(),
  allocation: z.enum(['pending', 'allocated', 'short']).optional(),
});

export const listOfficeOrders = defineEndpoint({
  name: 'listOfficeOrders',
  summary: "Orders of all customers, by react-admin's simple REST conventions; Content-Range in the answer.",
  method: 'GET',
  path: '/api/office/orders',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: noParams,
  /** `after`: last order of the page before; the page then needs no counting up to it. */
  query: officeListQuery('["placed_at","DESC"]').extend({ after: digitsParam.optional() }),
  body: nothing,
  response: z.array(officeOrderSummary),
  status: 200,
  problems: [],
});

export const getOfficeOrder = defineEndpoint({
  name: 'getOfficeOrder',
  summary: 'One order.',
  method: 'GET',
  path: '/api/office/orders/:number',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: orderNumber,
  query: noQuery,
  body: nothing,
  response: officeOrderDetail,
  status: 200,
  problems: ['order.not_found'],
});

export const officeCustomerFilter = z.strictObject({
  /** Searches name, number and city. */
  q: line(60).optional(),
  status: z.enum(['active', 'suspended', 'cancelled']).optional(),
  id: z.union([line(60), z.array(line(60)).max(100)]).optional(),
});

export const officeCustomerRow = z.object({
  id: z.string(),
  erp_number: z.string().nullable(),
  name: z.string(),
  segment: z.string(),
  price_group: z.string(),
  show_prices: z.boolean(),
  postal: z.string(),
  city: z.string(),
  status: z.enum(['active', 'suspended', 'cancelled']),
  users: z.int(),
  open_orders: z.int(),
});

export const listOfficeCustomers = defineEndpoint({
  name: 'listOfficeCustomers',
  summary: 'Customers by name, number or city; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/customers',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: noParams,
  query: officeListQuery('["name","ASC"]'),
  body: nothing,
  response: z.array(officeCustomerRow),
  status: 200,
  problems: [],
});

export const watchOfficeOrders = defineEndpoint({
  name: 'watchOfficeOrders',
  summary: 'Server-sent events `order` with the order number, one per changed order.',
  method: 'GET',
  path: '/api/office/orders-stream',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'event-stream',
  problems: ['request.rate_limited'],
});

export const officeQueue = z.enum(['returns', 'recalls', 'registrations', 'requests', 'deliveries', 'cases']);
export type OfficeQueue = z.output<typeof officeQueue>;

export const watchOfficeQueues = defineEndpoint({
  name: 'watchOfficeQueues',
  summary:
    'Server-sent events `queue` with the name of a queue: returns, recalls, registrations, requests, deliveries or cases.',
  method: 'GET',
  path: '/api/office/queues-stream',
  side: 'query',
  permission: { kind: 'office', right: 'watch_work' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'event-stream',
  problems: ['request.rate_limited'],
});
