import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { officeRight, personRole } from '@talloor/rules/account/officeRights.ts';
import { customerRight } from '@talloor/rules/account/rights.ts';
import { analyticsSettings } from '../analytics/analyticsSettings.ts';
import { features } from '../features.ts';
import { digitsParam, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';

export const userView = z.object({
  /** 0 is a visitor. */
  id: z.int().nonnegative(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language: z.enum(['nl', 'fr']),
  roles: z.array(personRole),
  customers: z.array(
    z.object({
      customer_number: z.string(),
      name: z.string(),
      city: z.string(),
      address: z.string(),
      status: z.enum(['active', 'suspended', 'cancelled']),
      /** Word of the ERP. */
      segment: z.string().nullable(),
    }),
  ),
  /** Chosen customer. A single customer is chosen at login. */
  customer_number: z.string().nullable(),
  rights: z.array(customerRight),
  office_rights: z.array(officeRight).optional(),
  /** Set in a read-only view of the office. */
  view: z.object({ until: isoInstant }).optional(),
  /** In punch-out: who is signed out reconnects from the buyer's system. */
  is_erp: z.boolean().optional(),
  csrfToken: z.string(),
  features,
  analytics: analyticsSettings,
  /** Product clock in epoch seconds, for countdowns. */
  now: z.int(),
});
export type UserView = z.output<typeof userView>;

/** Sixty characters may be more in UTF-16. */
export const usernameInput = line(240).min(1);
export const passwordInput = z.string().min(1).max(240);

export const login = defineEndpoint({
  name: 'login',
  summary: 'Sign in with username and password.',
  method: 'POST',
  path: '/api/login',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ username: usernameInput, password: passwordInput }),
  response: userView,
  status: 200,
  problems: [
    'login.invalid',
    'login.blocked',
    'login.busy',
    'login.rate_limited',
    'login.no_customer',
    'login.passkey_required',
    'account.suspended',
    'account.cancelled',
  ],
});

export const logout = defineEndpoint({
  name: 'logout',
  inPunchOut: 'also',
  summary: 'End the session.',
  method: 'POST',
  path: '/api/logout',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: nothing,
  status: 204,
  problems: [],
});

export const getUser = defineEndpoint({
  name: 'getUser',
  inPunchOut: 'also',
  summary: 'The current user; id 0 for a visitor.',
  method: 'GET',
  path: '/api/user',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: userView,
  status: 200,
  problems: [],
});

export const chooseCustomer = defineEndpoint({
  name: 'chooseCustomer',
  names: { customer_number: 'customer' },
  summary: 'Choose the customer number to order for.',
  method: 'POST',
  path: '/api/user/customer',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ customer_number: digitsParam }),
  response: userView,
  status: 200,
  problems: ['not_found', 'account.suspended', 'account.cancelled'],
});

const reminderChoice = z.object({
  is_wanted: z.boolean(),
});

export const getBasketReminder = defineEndpoint({
  name: 'getBasketReminder',
  summary: 'Whether the user is reminded by mail of a basket that is left before its deadline.',
  method: 'GET',
  path: '/api/user/basket-reminder',
  side: 'query',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: reminderChoice,
  status: 200,
  problems: [],
});

export const chooseBasketReminder = defineEndpoint({
  name: 'chooseBasketReminder',
  summary: 'Be reminded by mail of a basket that is left before its deadline, or not.',
  method: 'POST',
  path: '/api/user/basket-reminder',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: reminderChoice.strict(),
  response: reminderChoice,
  status: 200,
  problems: ['account.suspended', 'account.cancelled'],
});
