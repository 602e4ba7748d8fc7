import { z } from 'zod';
import { fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { customerRight } from '@talloor/rules/account/rights.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { customerGrant, managers, orderLimitCents } from './portal.ts';
import { newLogin } from './registrationShapes.ts';
import { userView } from './session.ts';

/** ADR 0107. */
export const pendingInvitation = z.object({
  invitation_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  rights: z.array(customerRight),
  order_limit_cents: orderLimitCents,
  /** Last sender; empty after erasure. */
  invited_by: z.string(),
  invited_at: isoInstant,
  expires_at: isoInstant,
  /** Last mail; null while it waits. */
  mailed_at: isoInstant.nullable(),
  /** `lapsed`: the sender no longer manages users; another manager can resend. */
  state: z.enum(['open', 'expired', 'lapsed']),
});
export type PendingInvitation = z.output<typeof pendingInvitation>;
const pending = z.object({ invitations: z.array(pendingInvitation) });

export const listInvitations = defineEndpoint({
  name: 'listInvitations',
  summary: 'Who was invited to order for the customer and did not accept yet.',
  method: 'GET',
  path: '/api/portal/invitations',
  side: 'query',
  permission: managers,
  params: noParams,
  query: noQuery,
  body: nothing,
  response: pending,
  status: 200,
  problems: [],
});

export const listOfficeInvitations = defineEndpoint({
  name: 'listOfficeInvitations',
  summary: 'Who was invited to order for a customer and did not accept yet.',
  method: 'GET',
  path: '/api/office/customers/:id/invitations',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: pending,
  status: 200,
  problems: ['customer.not_found'],
});

export const inviteUser = defineEndpoint({
  name: 'inviteUser',
  summary:
    'Invite somebody by mail to order for the customer. The answer does not tell whether the address has a login.',
  method: 'POST',
  path: '/api/portal/invitations',
  side: 'command',
  permission: managers,
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    first_name: fieldShape('first_name'),
    last_name: fieldShape('last_name'),
    email: fieldShape('email'),
    language: z.enum(['nl', 'fr']),
    ...customerGrant,
  }),
  response: z.object({ invitation_id: z.string() }),
  status: 201,
  problems: [
    'invitation.already_user',
    'invitation.already_invited',
    'invitation.too_many',
    'portal.above_own_limit',
    'customer.cancelled',
  ],
});

const invitationCommand = {
  names: { invitation_id: 'invitation' },
  method: 'POST',
  side: 'command',
  permission: managers,
  params: z.object({ invitation_id: digitsParam }),
  query: noQuery,
  body: z.strictObject({}).optional(),
} as const;

export const renewInvitation = defineEndpoint({
  ...invitationCommand,
  name: 'renewInvitation',
  summary: 'Send an invitation again with a new link: the one before works no longer.',
  path: '/api/portal/invitations/:invitation_id/renew',
  response: z.object({ invitation_id: z.string(), expires_at: isoInstant }),
  status: 200,
  problems: [
    'invitation.not_found',
    'invitation.sent_recently',
    'invitation.too_many',
    'portal.above_own_limit',
    'customer.cancelled',
  ],
});

export const withdrawInvitation = defineEndpoint({
  ...invitationCommand,
  name: 'withdrawInvitation',
  summary: 'Withdraw an invitation: its link works no longer.',
  path: '/api/portal/invitations/:invitation_id/withdraw',
  response: nothing,
  status: 204,
  problems: ['invitation.not_found'],
});

const token = line(200).min(1);
const linkProblems = [
  'invitation.link_invalid',
  'invitation.link_expired',
  'invitation.lapsed',
  'invitation.accepted',
  'invitation.rate_limited',
] as const;

export const openInvitation = defineEndpoint({
  name: 'openInvitation',
  summary: 'What the link of an invitation offers, and to whom.',
  method: 'POST',
  path: '/api/invitation/open',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token }),
  response: z.object({
    customer_name: z.string(),
    /** Empty after erasure. */
    invited_by: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    expires_at: isoInstant,
    rights: z.array(customerRight),
    order_limit_cents: orderLimitCents,
    /** `sign_out`: another user is signed in. */
    way: z.enum(['new_login', 'sign_in', 'confirm', 'sign_out']),
  }),
  status: 200,
  problems: [...linkProblems],
});
export type OpenedInvitation = z.output<typeof openInvitation.response>;

export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  summary: 'Accept an invitation with a new login, and sign in with it.',
  method: 'POST',
  path: '/api/invitation/accept',
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token, login: newLogin, accept_terms: z.literal(true) }),
  response: userView,
  status: 200,
  problems: [
    ...linkProblems,
    'invitation.being_accepted',
    'invitation.login_exists',
    'registration.username_taken',
    'login.busy',
  ],
});

export const acceptInvitationWithLogin = defineEndpoint({
  name: 'acceptInvitationWithLogin',
  summary: 'Accept an invitation with the login that its address has; the answer has its customer chosen.',
  method: 'POST',
  path: '/api/invitation/accept-with-login',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ token }),
  response: userView,
  status: 200,
  problems: [...linkProblems, 'invitation.being_accepted', 'invitation.other_login'],
});
