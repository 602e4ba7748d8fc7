import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { digitsParam, euro, noQuery, nothing, timeOfDay } from '../shapes.ts';
import { historyEvent } from './audit.ts';
import { office, officeOrderSummary } from './office.ts';
import { officeActs } from './officeAccounts.ts';

const ofCustomer = z.object({ id: digitsParam });

/** An address of a customer as the reference data has it. */
const customerAddress = z.object({
  name: z.string(),
  street: z.string(),
  street_number: z.string(),
  box: z.string(),
  postal: z.string(),
  city: z.string(),
});
export type OfficeCustomerAddress = z.output<typeof customerAddress>;

/** A customer seen whole (design §6.2): figures that there are, terms, orders that run and history. */
const wholeCustomer = z.object({
  /** Customer number. */
  id: z.string(),
  name: z.string(),
  segment: z.string(),
  language: z.enum(['nl', 'fr']),
  status: z.enum(['active', 'suspended', 'cancelled']),
  figures: z.object({
    /** Of orders that are not delivered yet. */
    open_orders: z.int(),
    open_amount: euro,
    open_is_approximate: z.boolean(),
    orders: z.int(),
    /** What was ordered in the last twelve months, to be paid. */
    ordered_amount: euro,
    baskets: z.int(),
    users: z.int(),
    blocked_users: z.int(),
    lists: z.int(),
  }),
  /** Not delivered yet, next delivery first; at most 10. */
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
  address_book: z.array(customerAddress.extend({ label: z.string() })),
  /** Of the customer, its users' links, its lists and its orders; oldest first, the newest 200. */
  history: z.array(historyEvent),
});
export type OfficeCustomer = z.output<typeof wholeCustomer>;

export const getOfficeCustomer = defineEndpoint({
  name: 'getOfficeCustomer',
  summary: 'One customer seen whole: standing, figures, running orders, terms, addresses and history.',
  method: 'GET',
  path: '/api/office/customers/:id',
  side: 'query',
  permission: office,
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
  permission: officeActs,
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
  permission: officeActs,
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
  permission: officeActs,
  params: ofCustomer,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('cancelCustomer') }),
  response: acted,
  status: 200,
  problems: ['customer.not_found'],
});
