import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import type { InvitationState } from '@talloor/events/invitation/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isHigherLimit } from '@talloor/rules/account/rights.ts';
import { aboveOwnLimit } from '../../../people/aboveOwnLimit.ts';
import { expiryOf, isWaiting, linkHoldsFor, mostMails, pauseBetweenMails } from '../invitationRules.ts';
import type { Inviter } from '../loadInviter.ts';

export type RenewInvitation = Inviter & {
  readonly customerNumber: string;
  readonly invitedBy: string;
  readonly now: Date;
};

/** Also expired ones. */
export function decideRenewInvitation(
  { customerNumber, invitedBy, now, mayInvite, ownLimitCents }: RenewInvitation,
  state: InvitationState,
): Decision<InvitationEvent> {
  if (!isWaiting(state, customerNumber)) return { rejected: 'invitation.not_found' };
  if (!mayInvite) return { rejected: 'permission.denied' };
  if (ownLimitCents !== null && isHigherLimit(state.invited.orderLimitCents, ownLimitCents))
    return aboveOwnLimit(ownLimitCents);
  const lastAsked = new Date(state.expiresAt).getTime() - linkHoldsFor;
  const wait = lastAsked + pauseBetweenMails - now.getTime();
  if (wait > 0) return { rejected: 'invitation.sent_recently', parameters: { retry_after: Math.ceil(wait / 1000) } };
  if (state.sendings >= mostMails) return { rejected: 'invitation.too_many' };
  return [{ type: 'InvitationRenewed', data: { invitedBy, expiresAt: expiryOf(now) } }];
}
