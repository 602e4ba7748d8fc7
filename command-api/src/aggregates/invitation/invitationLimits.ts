import * as contracts from '@talloor/contracts/endpoints/invitations.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';

const windowSeconds = 60 * 60;

/** Daily maximum: ADR 0107. */
export const invitationLimits: readonly RateLimit[] = [
  { endpoint: contracts.inviteUser.name, perUser: 30, windowSeconds, problem: 'invitation.too_many' },
  { endpoint: contracts.renewInvitation.name, perUser: 30, windowSeconds, problem: 'invitation.too_many' },
  { endpoint: contracts.openInvitation.name, perUser: 120, windowSeconds, problem: 'invitation.rate_limited' },
  { endpoint: contracts.acceptInvitation.name, perUser: 30, windowSeconds, problem: 'invitation.rate_limited' },
  {
    endpoint: contracts.acceptInvitationWithLogin.name,
    perUser: 30,
    windowSeconds,
    problem: 'invitation.rate_limited',
  },
];
