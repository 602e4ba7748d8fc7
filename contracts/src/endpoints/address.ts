import { z } from 'zod';
import { alternativeAddress, basketView, storedAddress } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { line, noParams, noQuery, nothing } from '../shapes.ts';

const postal = z.string().regex(/^\d{4}$/);

export const findCities = defineEndpoint({
  name: 'findCities',
  inPunchOut: 'also',
  summary: 'The cities of a postal code in the language asked for, and whether anything is delivered there.',
  method: 'GET',
  path: '/api/address/city',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({ postal }),
  body: nothing,
  response: z.object({
    postal: z.string(),
    /** Empty for an unknown code. */
    cities: z.array(z.string()),
    is_delivered: z.boolean(),
  }),
  status: 200,
  problems: ['request.rate_limited'],
});

export const findStreets = defineEndpoint({
  name: 'findStreets',
  inPunchOut: 'also',
  summary: 'The streets of a city; the city may be named in either language.',
  method: 'GET',
  path: '/api/address/street',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({ postal, city: line(64).min(1) }),
  body: nothing,
  response: z.object({ streets: z.array(z.string()) }),
  status: 200,
  problems: ['request.rate_limited'],
});

/** Spec shopping §3. */
export const addressBookEntry = z.object({
  label: z.string(),
  ...storedAddress.shape,
  /** For the driver. */
  message: z.string(),
  is_delivered: z.boolean(),
});

export const getAddressBook = defineEndpoint({
  name: 'getAddressBook',
  inPunchOut: 'also',
  summary: "The customer's address book.",
  method: 'GET',
  path: '/api/address/book',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ entries: z.array(addressBookEntry) }),
  status: 200,
  problems: [],
});

/** Wrapped as in the basket response; null is the customer's own. */
const chosenAddress = z.union([
  z.strictObject({ alternative_address: alternativeAddress.strict().nullable() }),
  alternativeAddress.strict().transform((address) => ({ alternative_address: address })),
]);

export const chooseDeliveryAddress = defineEndpoint({
  name: 'chooseDeliveryAddress',
  inPunchOut: 'also',
  summary: "Deliver to another address, or with `alternative_address` null to the customer's own.",
  method: 'POST',
  path: '/api/basket/address',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: chosenAddress,
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
