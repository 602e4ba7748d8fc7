import { command, get } from './callable.ts';
import type * as invitations from '../endpoints/invitations.ts';

export const listInvitations = get<typeof invitations.listInvitations>('listInvitations', '/api/portal/invitations');
export const listOfficeInvitations = get<typeof invitations.listOfficeInvitations>(
  'listOfficeInvitations',
  '/api/office/customers/:id/invitations',
);
export const inviteUser = command<typeof invitations.inviteUser>('inviteUser', 'POST', '/api/portal/invitations');
export const renewInvitation = command<typeof invitations.renewInvitation>(
  'renewInvitation',
  'POST',
  '/api/portal/invitations/:invitation_id/renew',
);
export const withdrawInvitation = command<typeof invitations.withdrawInvitation>(
  'withdrawInvitation',
  'POST',
  '/api/portal/invitations/:invitation_id/withdraw',
);
export const openInvitation = command<typeof invitations.openInvitation>(
  'openInvitation',
  'POST',
  '/api/invitation/open',
);
export const acceptInvitation = command<typeof invitations.acceptInvitation>(
  'acceptInvitation',
  'POST',
  '/api/invitation/accept',
);
export const acceptInvitationWithLogin = command<typeof invitations.acceptInvitationWithLogin>(
  'acceptInvitationWithLogin',
  'POST',
  '/api/invitation/accept-with-login',
);
