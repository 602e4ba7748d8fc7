import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import type { InvitationState } from '@talloor/events/invitation/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isHigherLimit, completeRights, type CustomerGrant } from '@talloor/rules/account/rights.ts';
import { aboveOwnLimit } from '../../../people/aboveOwnLimit.ts';
import { expiryOf } from '../invitationRules.ts';
import type { Inviter } from '../loadInviter.ts';

export type InviteUser = CustomerGrant & {
  readonly customerNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: 'nl' | 'fr';
  readonly invitedBy: string;
};

export type InvitingFacts = Inviter & {
  readonly invitationId: string;
  readonly now: Date;
  readonly isUser: boolean;
};

/** Rights at most the inviter's. */
export function decideInviteUser(
  command: InviteUser,
  { invitationId, now, isUser, mayInvite, ownLimitCents }: InvitingFacts,
  state: InvitationState,
): Decision<InvitationEvent> {
  if (state.status !== 'none') return [];
  if (!mayInvite) return { rejected: 'permission.denied' };
  if (ownLimitCents !== null && isHigherLimit(command.orderLimitCents, ownLimitCents))
    return aboveOwnLimit(ownLimitCents);
  if (isUser) return { rejected: 'invitation.already_user' };
  const rights = completeRights(command.rights);
  return [{ type: 'UserInvited', data: { ...command, invitationId, rights, expiresAt: expiryOf(now) } }];
}
