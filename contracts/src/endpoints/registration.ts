import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoInstant, line, noParams, noQuery, nothing, text } from '../shapes.ts';
import { passwordInput } from './session.ts';
import { newRegistration, registrationDraft, registrationKind } from './registrationShapes.ts';

/** `received` in a discreet shop (ADR 0104). */
export const visitorOutcome = z.enum([
  'created',
  'other_contact',
  'contact_exists',
  'no_username',
  'forgot_password',
  'received',
]);
export type VisitorOutcome = z.output<typeof visitorOutcome>;

const filed = z.object({ kind: registrationKind, outcome: visitorOutcome, at: isoInstant });
const registrationStore = z.object({
  draft: registrationDraft.nullable(),
  /** Last filed registration, for a day. */
  filed: filed.nullable(),
  form_token: z.string(),
});

export const getRegistrationStore = defineEndpoint({
  name: 'getRegistrationStore',
  summary: 'What this visitor typed of a registration and did not send yet, without secrets.',
  method: 'GET',
  path: '/api/registration/store',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: registrationStore,
  status: 200,
  problems: [],
});

export const storeRegistration = defineEndpoint({
  name: 'storeRegistration',
  summary: 'Keep what this visitor typed of a registration for a day; a password is refused.',
  method: 'POST',
  path: '/api/registration/store',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: registrationDraft,
  response: registrationStore,
  status: 200,
  problems: ['registration.rate_limited'],
});

export const register = defineEndpoint({
  name: 'register',
  summary: 'Become a customer, or get a login for a customer number that exists.',
  method: 'POST',
  path: '/api/registration/register',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: newRegistration,
  response: filed,
  status: 200,
  problems: [
    'registration.username_taken',
    'registration.postal_not_delivered',
    'registration.city_unknown',
    'registration.customer_unknown',
    'registration.form_expired',
    'registration.not_by_hand',
    'registration.rate_limited',
  ],
});

const token = line(200).min(1);

export const getRegistrationQuestion = defineEndpoint({
  name: 'getRegistrationQuestion',
  summary: 'What sales support asked about a registration, by the token of the mail.',
  method: 'POST',
  path: '/api/registration/question',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token }),
  response: z.object({ question: z.string(), company_name: z.string() }),
  status: 200,
  problems: ['registration.link_invalid', 'registration.rate_limited'],
});

export const answerRegistration = defineEndpoint({
  name: 'answerRegistration',
  summary: 'Answer what sales support asked about a registration.',
  method: 'POST',
  path: '/api/registration/answer',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token, answer: text(2000).trim().min(1) }),
  response: nothing,
  status: 204,
  problems: ['registration.link_invalid', 'registration.rate_limited'],
});

export const activateLogin = defineEndpoint({
  name: 'activateLogin',
  summary: 'Activate a login by the token of the mail to a known contact, and the password that was chosen for it.',
  method: 'POST',
  path: '/api/registration/activate',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token, password: passwordInput }),
  response: nothing,
  status: 204,
  problems: ['registration.link_invalid', 'registration.password_differs', 'registration.rate_limited', 'login.busy'],
});
