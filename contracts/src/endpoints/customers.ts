import { z } from 'zod';
import { fieldShape, optionalFieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, euro, isoInstant, noParams, noQuery, nothing } from '../shapes.ts';

/** An address of a customer as shown; a part that may be a home reads null after its user was erased. */
export const customerAddressView = z.object({
  addressee: z.string().nullable(),
  street: z.string().nullable(),
  street_number: z.string().nullable(),
  po_box: z.string().nullable(),
  postal: z.string(),
  city: z.string(),
});
export type CustomerAddressView = z.output<typeof customerAddressView>;

const standing = z.enum(['active', 'suspended', 'cancelled']);

/** A customer number that the user orders for (mock-up 26). */
export const myCustomer = z.object({
  customer_number: z.string(),
  name: z.string(),
  status: standing,
  address: z.string(),
  postal: z.string(),
  city: z.string(),
  /** Midnight in Brussels of the first day that can be ordered for; null where none can. */
  next_delivery: epochSeconds.nullable(),
  /** Lines of the active basket. */
  basket_lines: z.int(),
  /** What they cost with all that comes with it; null where prices are hidden or nothing is in it. */
  basket_amount: euro.nullable(),
  is_approximate: z.boolean(),
  /** Changes of its addresses that were not judged yet. */
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

/** A change of address that was asked for, and what became of it. */
export const customerChangeView = z.object({
  request_id: z.uuid(),
  kind: z.enum(['delivery', 'billing']),
  status: z.enum(['requested', 'accepted', 'refused']),
  requested_at: isoInstant,
  decided_at: isoInstant.nullable(),
  old: customerAddressView,
  new: customerAddressView,
  comment: z.string().nullable(),
  /** What the provider says to it; empty without words. */
  answer: z.string(),
});
export type CustomerChangeView = z.output<typeof customerChangeView>;

/** All that is known of a customer (spec after-ordering §3, Customer). */
export const customerDetails = z.object({
  customer_number: z.string(),
  name: z.string(),
  status: standing,
  country: z.literal('BE'),
  /** VAT or company number; empty where there is none. */
  vat_number: z.string(),
  segment: z.string(),
  /** Number of its account in the provider's books; empty where it has none. */
  account_number: z.string(),
  delivery_address: customerAddressView,
  billing_address: customerAddressView,
  /** The newest first. */
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

/** Another address as it is asked for; the country is Belgium. */
export const wantedAddress = z.strictObject({
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
  permission: { kind: 'user' },
  params: z.object({ customer_number: digitsParam }),
  query: noQuery,
  body: z.strictObject({
    kind: z.enum(['delivery', 'billing']),
    address: wantedAddress,
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
