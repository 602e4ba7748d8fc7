import { z } from 'zod';
import { companyTypes } from '@talloor/rules/account/companyTypes.ts';
import { fieldShape, optionalFieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { genders } from '@talloor/rules/account/genders.ts';
import { defineEndpoint } from '../endpoint.ts';
import { isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { userView } from './session.ts';

/** Spec after-ordering §3, User; rules are in rules/src/account/fields. */
export const profileFields = z.strictObject({
  gender: z.enum(genders),
  first_name: fieldShape('first_name'),
  last_name: fieldShape('last_name'),
  phone_1: fieldShape('phone_1'),
  /** Mobile. */
  phone_2: optionalFieldShape('phone_2').default(''),
  email: fieldShape('email'),
  position: optionalFieldShape('position').default(''),
  language: z.enum(['nl', 'fr']),
  company_type: z.enum(companyTypes).nullable().default(null),
  extra_contact_name: optionalFieldShape('extra_contact_name').default(''),
  extra_contact_email: optionalFieldShape('extra_contact_email').default(''),
});

/** Missing texts are empty, missing choices null. */
export const profileView = z.object({
  username: z.string(),
  gender: z.enum(genders).nullable(),
  first_name: z.string(),
  last_name: z.string(),
  phone_1: z.string(),
  phone_2: z.string(),
  email: z.string(),
  position: z.string(),
  language: z.enum(['nl', 'fr']),
  company_type: z.enum(companyTypes).nullable(),
  extra_contact_name: z.string(),
  extra_contact_email: z.string(),
  /** New address until confirmed; null when none or expired. */
  wanted_email: z.string().nullable(),
  erasure_requested_at: isoInstant.nullable(),
  passkeys: z.array(z.object({ passkey_id: z.uuid(), name: z.string(), added_at: isoInstant })),
});
export type ProfileView = z.output<typeof profileView>;

export const getProfile = defineEndpoint({
  name: 'getProfile',
  summary: 'All that the user told about himself, and his passkeys.',
  method: 'GET',
  path: '/api/user/profile',
  side: 'query',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: profileView,
  status: 200,
  problems: [],
});

/** Judged by rules/src/account/passwordRules. */
const passwordInput = z.string().min(1).max(200);

export const changeProfile = defineEndpoint({
  name: 'changeProfile',
  summary:
    'Tell about oneself; the whole profile at once. A broken rule of a field is named by its code. Another mail address shows the password, since a forgotten one is found back by it, and takes the place of the one before once the link that is mailed to it was followed.',
  method: 'POST',
  path: '/api/user/profile',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: profileFields.extend({ current_password: passwordInput.optional() }),
  response: profileFields,
  status: 200,
  problems: ['account.suspended', 'account.cancelled', 'profile.password_incorrect', 'login.busy'],
});

export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  summary:
    'The link that was mailed to another address of the user: it counts from now on, and the one before is told.',
  method: 'POST',
  path: '/api/user/email',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  status: 200,
  problems: ['account.suspended', 'account.cancelled', 'profile.email_link_invalid'],
});

export const changeUsername = defineEndpoint({
  name: 'changeUsername',
  summary: 'Choose another username; the password shows that it is the user himself.',
  method: 'POST',
  path: '/api/user/username',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ username: line(200).min(1), current_password: passwordInput }),
  response: z.object({ username: z.string() }),
  status: 200,
  problems: [
    'account.suspended',
    'account.cancelled',
    'profile.password_incorrect',
    'profile.username_invalid',
    'profile.username_is_password',
    'profile.username_taken',
    'login.busy',
    'request.rate_limited',
  ],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  summary: 'Choose another password; all other sessions of the user end.',
  method: 'POST',
  path: '/api/user/password',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ current_password: passwordInput, password: passwordInput }),
  response: userView,
  status: 200,
  problems: [
    'account.suspended',
    'account.cancelled',
    'profile.password_incorrect',
    'profile.password_invalid',
    'login.busy',
    'request.rate_limited',
  ],
});

export const requestErasure = defineEndpoint({
  name: 'requestErasure',
  summary: 'Ask to be erased; the office does it.',
  method: 'POST',
  path: '/api/user/erasure',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({}),
  response: z.object({ requested_at: isoInstant }),
  status: 200,
  problems: ['account.suspended', 'account.cancelled'],
});

export const downloadPersonalData = defineEndpoint({
  name: 'downloadPersonalData',
  summary: 'All that is kept about the user, as a file: rows, sessions and events, without secrets.',
  method: 'GET',
  path: '/api/user/data',
  side: 'query',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['personal_data.too_many'],
});
