import { z } from 'zod';
import { fieldShape, optionalFieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, euro, isoInstant, noParams, noQuery, nothing } from '../shapes.ts';

/** Home address fields read null after erasure. */
export const customerAddressView = z.object({
  addressee: z.string().nullable(),
  street: z.string().nullable(),
  street_number: z.string().nullable(),
  po_box: z.string().nullable(),
  postal: z.string(),
  city: z.string(),
});
export type CustomerAddressView = z.output<typeof customerAddressView>;

const customerStatus = z.enum(['active', 'suspended', 'cancelled']);

/** Mock-up 26. */
export const myCustomer = z.object({
  customer_number: z.string(),
  name: z.string(),
  status: customerStatus,
  address: z.string(),
  postal: z.string(),
  city: z.string(),
  /** Midnight in Brussels of the first possible day. */
  next_delivery: epochSeconds.nullable(),
  basket_lines: z.int(),
  /** Null when empty or hidden. */
  basket_amount: euro.nullable(),
  is_approximate: z.boolean(),
  open_changes: z.int(),
});
export type MyCustomer = z.output<typeof myCustomer>;

export const listMyCustomers = defineEndpoint({
  name: 'listMyCustomers',
  summary: 'The customer numbers that the user orders for, each with its next delivery and basket.',
  method: 'GET',
  path: '/api/user/customers',
  side: 'query',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ customers: z.array(myCustomer) }),
  status: 200,
  problems: [],
});

export const customerChangeView = z.object({
  request_id: z.uuid(),
  kind: z.enum(['delivery', 'billing']),
  status: z.enum(['requested', 'accepted', 'refused']),
  requested_at: isoInstant,
  decided_at: isoInstant.nullable(),
  old: customerAddressView,
  new: customerAddressView,
  comment: z.string().nullable(),
  /** May be empty. */
  answer: z.string(),
});
export type CustomerChangeView = z.output<typeof customerChangeView>;

/** Spec after-ordering §3, Customer. */
export const customerDetails = z.object({
  customer_number: z.string(),
  name: z.string(),
  status: customerStatus,
  country: z.literal('BE'),
  /** VAT or company number, or empty. */
  vat_number: z.string(),
  segment: z.string(),
  /** Number in the provider's books, or empty. */
  account_number: z.string(),
  erp_number: z.string().nullable(),
  delivery_address: customerAddressView,
  billing_address: customerAddressView,
  may_request_change: z.boolean(),
  /** Newest first. */
  changes: z.array(customerChangeView),
});
export type CustomerDetails = z.output<typeof customerDetails>;

export const getMyCustomer = defineEndpoint({
  name: 'getMyCustomer',
  names: { customer_number: 'customer' },
  summary: 'A customer number that the user orders for, with its addresses and the changes that were asked for.',
  method: 'GET',
  path: '/api/user/customers/:customer_number',
  side: 'query',
  permission: { kind: 'user' },
  params: z.object({ customer_number: digitsParam }),
  query: noQuery,
  body: nothing,
  response: customerDetails,
  status: 200,
  problems: ['customer.not_found'],
});

/** In Belgium. */
export const requestedAddress = z.strictObject({
  addressee: fieldShape('addressee'),
  street: fieldShape('street'),
  street_number: fieldShape('street_number'),
  po_box: optionalFieldShape('po_box').default(''),
  postal: fieldShape('postal'),
  city: fieldShape('city'),
});

export const requestCustomerChange = defineEndpoint({
  name: 'requestCustomerChange',
  names: { customer_number: 'customer' },
  summary: 'Ask for another delivery or billing address of a customer; the provider judges it.',
  method: 'POST',
  path: '/api/user/customers/:customer_number/changes',
  side: 'command',
  permission: { kind: 'user', right: 'portal' },
  params: z.object({ customer_number: digitsParam }),
  query: noQuery,
  body: z.strictObject({
    kind: z.enum(['delivery', 'billing']),
    address: requestedAddress,
    comment: optionalFieldShape('comment').default(''),
  }),
  response: z.object({ request_id: z.uuid(), status: z.literal('requested') }),
  status: 200,
  problems: [
    'account.suspended',
    'account.cancelled',
    'customer.not_found',
    'customer.cancelled',
    'customer.update_failed',
    'customer.address_unchanged',
    'customer.change_waiting',
    'basket.postal_not_delivered',
    'customer.city_unknown',
  ],
});
