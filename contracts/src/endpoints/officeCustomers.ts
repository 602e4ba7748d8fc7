import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { digitsParam, euro, isoInstant, line, noParams, noQuery, nothing, text, timeOfDay } from '../shapes.ts';
import { historyEvent } from './audit.ts';
import { customerAddressView } from './customers.ts';
import { officeOrderSummary } from './office.ts';

const ofCustomer = z.object({ id: digitsParam });

const customerAddress = z.object({
  name: z.string(),
  street: z.string(),
  street_number: z.string(),
  box: z.string(),
  postal: z.string(),
  city: z.string(),
});
export type OfficeCustomerAddress = z.output<typeof customerAddress>;

/** Design §6.2. */
const wholeCustomer = z.object({
  id: z.string(),
  name: z.string(),
  segment: z.string(),
  vat_number: z.string(),
  account_number: z.string(),
  erp_number: z.string().nullable(),
  language: z.enum(['nl', 'fr']),
  status: z.enum(['active', 'suspended', 'cancelled']),
  figures: z.object({
    open_orders: z.int(),
    open_amount: euro,
    open_is_approximate: z.boolean(),
    orders: z.int(),
    ordered_amount: euro,
    baskets: z.int(),
    users: z.int(),
    blocked_users: z.int(),
    lists: z.int(),
  }),
  /** Undelivered, next delivery first; at most 10. */
  running_orders: z.array(officeOrderSummary),
  delivery: z.object({
    /** 1 Monday … 7 Sunday. */
    weekdays: z.array(z.int()),
    windows: z.array(z.object({ start: timeOfDay, end: timeOfDay })),
    minimum_order: euro,
    free_from: euro,
    fee: euro,
  }),
  terms: z.object({
    reference_required: z.boolean(),
    show_prices: z.boolean(),
    price_group: z.string(),
    payment_days: z.int(),
    assortment_restricted: z.boolean(),
    other_address_allowed: z.boolean(),
  }),
  address: customerAddress,
  billing_address: customerAddress,
  address_book: z.array(customerAddress.extend({ label: z.string() })),
  /** Customer, user links, lists and orders: the newest 200, oldest first. */
  history: z.array(historyEvent),
});
export type OfficeCustomer = z.output<typeof wholeCustomer>;

export const getOfficeCustomer = defineEndpoint({
  name: 'getOfficeCustomer',
  summary: 'One customer seen whole: standing, figures, running orders, terms, addresses and history.',
  method: 'GET',
  path: '/api/office/customers/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: ofCustomer,
  query: noQuery,
  body: nothing,
  response: wholeCustomer,
  status: 200,
  problems: ['customer.not_found'],
});

const acted = z.object({ id: z.string() });

export const suspendCustomer = defineEndpoint({
  name: 'suspendCustomer',
  summary: 'Suspend a customer: it keeps its baskets and cannot order.',
  method: 'POST',
  path: '/api/office/customers/:id/suspend',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofCustomer,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('suspendCustomer') }),
  response: acted,
  status: 200,
  problems: ['customer.not_found', 'customer.cancelled'],
});

export const reactivateCustomer = defineEndpoint({
  name: 'reactivateCustomer',
  summary: 'Let a suspended customer order again.',
  method: 'POST',
  path: '/api/office/customers/:id/reactivate',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofCustomer,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('reactivateCustomer') }),
  response: acted,
  status: 200,
  problems: ['customer.not_found', 'customer.cancelled'],
});

export const cancelCustomer = defineEndpoint({
  name: 'cancelCustomer',
  summary: 'End a customer number for good.',
  method: 'POST',
  path: '/api/office/customers/:id/cancel',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofCustomer,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('cancelCustomer') }),
  response: acted,
  status: 200,
  problems: ['customer.not_found'],
});

const ofRequest = z.object({ id: digitsParam, request: z.uuid() });
/** Read by the customer; personal data of the requester. */
const answer = text(400).trim();

export const acceptCustomerChange = defineEndpoint({
  name: 'acceptCustomerChange',
  summary: 'Accept a change of address that a customer asked for: the reference data follow, and a mail says so.',
  method: 'POST',
  path: '/api/office/customers/:id/changes/:request/accept',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofRequest,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('acceptChange'), answer: answer.default('') }),
  response: acted,
  status: 200,
  problems: ['request.not_found', 'request.judged', 'request.erased'],
});

export const refuseCustomerChange = defineEndpoint({
  name: 'refuseCustomerChange',
  summary: 'Refuse a change of address that a customer asked for, with an answer that the customer reads.',
  method: 'POST',
  path: '/api/office/customers/:id/changes/:request/refuse',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofRequest,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('refuseChange'), answer: answer.min(1) }),
  response: acted,
  status: 200,
  problems: ['request.not_found', 'request.judged'],
});

const requestRow = z.object({
  /** Request id, or user id for an erasure. */
  id: z.string(),
  kind: z.enum(['delivery', 'billing', 'erasure']),
  status: z.enum(['requested', 'accepted', 'refused']),
  requested_at: isoInstant,
  /** End of the second working day; null when answered. */
  due_at: isoInstant.nullable(),
  requested_by: z.object({ id: z.string(), name: z.string().nullable(), language: z.enum(['nl', 'fr']) }),
  customer: z.object({ customer_number: z.string(), name: z.string() }).nullable(),
  old: customerAddressView.nullable(),
  new: customerAddressView.nullable(),
  comment: z.string().nullable(),
  decided_at: isoInstant.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  answer: z.string().nullable(),
});
export type OfficeRequest = z.output<typeof requestRow>;

export const officeRequestFilter = z.strictObject({ part: z.enum(['todo', 'done']).default('todo') });

export const listOfficeRequests = defineEndpoint({
  name: 'listOfficeRequests',
  summary: 'What customers ask of the office: changes of address, and people who want to be erased; Content-Range.',
  method: 'GET',
  path: '/api/office/requests',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: noParams,
  query: z.object({
    filter: line(200).default('{}'),
    range: line(40).default('[0,24]'),
    sort: line(60).default('["requested_at","ASC"]'),
  }),
  body: nothing,
  response: z.array(requestRow),
  status: 200,
  problems: [],
});

export const getOfficeWork = defineEndpoint({
  name: 'getOfficeWork',
  summary: 'How much work waits in the queues of the office.',
  method: 'GET',
  path: '/api/office/work',
  side: 'query',
  permission: { kind: 'office', right: 'watch_work' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ requests: z.int(), registrations: z.int(), returns: z.int(), cases: z.int() }),
  status: 200,
  problems: [],
});
