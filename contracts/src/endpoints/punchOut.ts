import { z } from 'zod';
import { punchOutWays } from '@talloor/rules/punchOut/settings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds, noParams, noQuery, nothing, text } from '../shapes.ts';
import { shownContent } from '../shownContent.ts';
import { managers } from './portal.ts';

const inPunchOut = { inPunchOut: 'only', permission: { kind: 'customer' }, params: noParams, query: noQuery } as const;

export const getPunchOut = defineEndpoint({
  ...inPunchOut,
  name: 'getPunchOut',
  summary: 'The punch-out session: what its pages offer, and when it ends.',
  method: 'GET',
  path: '/oci/api/punch-out',
  side: 'query',
  body: nothing,
  response: z.object({
    /** False without a return address, or where the customer only orders here. */
    can_send_back: z.boolean(),
    /** The buyer's system gave a return address. */
    has_hook: z.boolean(),
    can_order: z.boolean(),
    /** Host that gets the basket; null without a return address. */
    hook_host: z.string().nullable(),
    ends_at: epochSeconds,
  }),
  status: 200,
  problems: [],
});

export const getFramePolicy = defineEndpoint({
  name: 'getFramePolicy',
  inPunchOut: 'only',
  summary:
    'For the gateway: the Content-Security-Policy of a punch-out page, which only the customer’s hosts may frame.',
  method: 'GET',
  path: '/oci/api/frame-policy',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 204,
  problems: [],
});

export const formField = z.object({ name: z.string(), value: z.string() });

export const sendBasketBack = defineEndpoint({
  ...inPunchOut,
  name: 'sendBasketBack',
  permission: { kind: 'customer', right: 'order' },
  names: { basket_id: 'expected' },
  summary:
    'The form that the browser posts to the buyer’s system. The basket is kept: a later punch-out can open it again by EXT_QUOTE_ID.',
  method: 'POST',
  path: '/oci/api/punch-out/basket',
  side: 'command',
  body: z.strictObject({
    /** Another basket answers `basket.changed`. */
    basket_id: z.uuid(),
    /** Changed content (`contentOfView`) answers `basket.changed`. */
    shown: shownContent.optional(),
  }),
  response: z.object({
    action: z.string(),
    target: z.string(),
    charset: z.string(),
    /** In order; names repeat. */
    fields: z.array(formField),
  }),
  status: 200,
  problems: [
    'punch_out.no_hook',
    'punch_out.only_order',
    'basket.changed',
    'basket.empty',
    'basket.faulty_lines',
    'basket.awaiting_approval',
    'basket.concurrent_change',
    'customer.suspended',
    'customer.cancelled',
  ],
});

export const getPunchOutGuide = defineEndpoint({
  name: 'getPunchOutGuide',
  summary: 'For the customer’s IT: the addresses, an example, and the settings that the office keeps.',
  method: 'GET',
  path: '/api/punch-out/guide',
  side: 'query',
  permission: managers,
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    is_on: z.boolean(),
    addresses: z.object({ nl: z.string(), fr: z.string() }),
    hosts: z.array(z.string()),
    way: z.enum(punchOutWays),
    /** Hours until a session ends. */
    hours: z.number(),
    /** Invented values. */
    example: z.array(formField),
  }),
  status: 200,
  problems: [],
});

export const punchOutFindings = [
  'off',
  'address_unknown',
  'address_insecure',
  'too_many_fields',
  'field_repeated',
  'field_too_long',
  'characters_unreadable',
  'username_missing',
  'password_missing',
  'password_in_address',
  'hook_missing',
  'hook_unreadable',
  'hook_insecure',
  'hook_with_login',
  'hook_host_unknown',
  'function_unknown',
  'product_missing',
  'product_unknown',
  'quantity_invalid',
  'search_missing',
  'basket_unknown',
  'version_unknown',
  'charset_unknown',
  'language_unknown',
  'target_invalid',
  'login_refused',
  'login_blocked',
  'login_of_other_customer',
  'customer_of_other',
] as const;
export type PunchOutFinding = (typeof punchOutFindings)[number];

export const checkPunchOut = defineEndpoint({
  name: 'checkPunchOut',
  summary: 'Says what is wrong with a call of the buyer’s system. It signs nobody in; a wrong password counts as one.',
  method: 'POST',
  path: '/api/punch-out/check',
  side: 'command',
  permission: managers,
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    method: z.enum(['GET', 'POST']),
    /** An address with its parameters, or the body of a form. */
    call: text(20_000).min(1),
  }),
  response: z.object({
    is_accepted: z.boolean(),
    findings: z.array(
      z.object({
        code: z.enum(punchOutFindings),
        is_error: z.boolean(),
        /** Name in the call. */
        field: z.string().nullable(),
        /** In the language of the request. */
        text: z.string(),
      }),
    ),
    /** As read, without the password. */
    fields: z.array(formField),
  }),
  status: 200,
  problems: ['login.rate_limited', 'login.busy'],
});
