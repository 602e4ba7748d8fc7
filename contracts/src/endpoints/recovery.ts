import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line, noParams, noQuery, nothing } from '../shapes.ts';
import { passwordInput, usernameInput } from './session.ts';

/** Judged as `recovery.email_invalid`. */
const emailInput = line(254).min(1);
const linkToken = z.string().regex(/^[\w-]{20,100}$/);

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  summary:
    'Ask for a link by mail to choose a new password. Where the tenant is discreet the answer is the same whether the user exists or not.',
  method: 'POST',
  path: '/api/password/forgot',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ username: usernameInput, email: emailInput }),
  response: nothing,
  status: 204,
  problems: [
    'recovery.email_invalid',
    'recovery.unknown_username',
    'recovery.email_differs',
    'recovery.login_invalid',
    'recovery.rate_limited',
  ],
});

export const forgotUsername = defineEndpoint({
  name: 'forgotUsername',
  summary: 'Ask for one’s username by mail. Where the tenant is discreet the answer is the same for every address.',
  method: 'POST',
  path: '/api/username/forgot',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ email: emailInput }),
  response: nothing,
  status: 204,
  problems: ['recovery.email_invalid', 'recovery.unknown_email', 'recovery.rate_limited'],
});

export const checkResetLink = defineEndpoint({
  name: 'checkResetLink',
  summary: 'Whether a link from a mail still lets one choose a new password, and whose.',
  method: 'POST',
  path: '/api/password/reset/check',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token: linkToken }),
  response: z.object({
    /** The password must differ from it. */
    username: z.string(),
    expires_at: z.iso.datetime(),
  }),
  status: 200,
  problems: ['recovery.link_invalid', 'recovery.rate_limited'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  summary: 'Choose a new password by a link from a mail. The link is used up, a block is lifted, every session ends.',
  method: 'POST',
  path: '/api/password/reset',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token: linkToken, password: passwordInput, confirmation: passwordInput }),
  response: nothing,
  status: 204,
  problems: [
    'recovery.link_invalid',
    'recovery.rate_limited',
    'password.not_allowed',
    'password.not_confirmed',
    'login.busy',
  ],
});
