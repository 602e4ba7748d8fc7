import { z } from 'zod';
import { fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { isoInstant, noParams, noQuery, nothing } from '../shapes.ts';
import { userView } from './session.ts';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const device = {
  id: base64url(1400).min(1),
  rawId: base64url(1400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
};
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7);

/** WebAuthn Level 3, `PublicKeyCredentialCreationOptionsJSON` and its twin. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });

const optionsEndpoint = {
  method: 'POST',
  side: 'command',
  params: noParams,
  query: noQuery,
  response: options,
  status: 200,
} as const;

export const beginPasskey = defineEndpoint({
  ...optionsEndpoint,
  name: 'beginPasskey',
  summary: 'Begin to add a passkey; the password shows that it is the user himself. Stands for 5 minutes.',
  path: '/api/user/passkeys/options',
  permission: { kind: 'user' },
  body: z.strictObject({ current_password: z.string().min(1).max(200) }),
  problems: [
    'account.suspended',
    'account.cancelled',
    'profile.password_incorrect',
    'passkey.too_many',
    'login.busy',
    'request.rate_limited',
  ],
});

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  summary: 'Add the passkey that a device made, under a name of the user’s.',
  method: 'POST',
  path: '/api/user/passkeys',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    name: fieldShape('passkey_name'),
    response: z.object({
      ...device,
      response: z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(40_000),
        transports: transports.optional(),
      }),
    }),
  }),
  response: z.object({ passkey_id: z.uuid(), name: z.string(), added_at: isoInstant }),
  status: 200,
  problems: ['account.suspended', 'account.cancelled', 'passkey.refused', 'passkey.too_many'],
});

export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  summary: 'Remove a passkey: its device signs in no more.',
  method: 'DELETE',
  path: '/api/user/passkeys/:passkey_id',
  side: 'command',
  permission: { kind: 'user' },
  params: z.object({ passkey_id: z.uuid() }),
  names: { passkey_id: 'passkey' },
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 204,
  problems: ['account.suspended', 'account.cancelled', 'passkey.not_found'],
});

export const beginPasskeyLogin = defineEndpoint({
  ...optionsEndpoint,
  name: 'beginPasskeyLogin',
  summary: 'Begin to sign in with a passkey. Stands for 5 minutes.',
  path: '/api/login/passkey/options',
  permission: { kind: 'anyone' },
  body: z.strictObject({}),
  problems: ['request.rate_limited'],
});

export const loginWithPasskey = defineEndpoint({
  name: 'loginWithPasskey',
  summary: 'Sign in with what a device answered.',
  method: 'POST',
  path: '/api/login/passkey',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    response: z.object({
      ...device,
      response: z.object({
        clientDataJSON: base64url(4000),
        authenticatorData: base64url(4000),
        signature: base64url(2000),
        userHandle: base64url(200).optional(),
      }),
    }),
  }),
  response: userView,
  status: 200,
  problems: [
    'passkey.unknown',
    'passkey.refused',
    'account.suspended',
    'account.cancelled',
    'login.no_customer',
    'login.rate_limited',
  ],
});
