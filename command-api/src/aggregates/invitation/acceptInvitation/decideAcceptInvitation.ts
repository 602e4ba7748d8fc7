import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import type { InvitationState } from '@talloor/events/invitation/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { AcceptedTerms } from '@talloor/rules/account/termsOn.ts';
import { isHigherLimit } from '@talloor/rules/account/rights.ts';
import type { SentInvitation } from '../invitationRules.ts';
import type { Inviter } from '../loadInviter.ts';

export type AcceptInvitation =
  | { readonly kind: 'with_login'; readonly userId: string }
  | { readonly kind: 'new_login'; readonly username: string };

export type AcceptingFacts = Inviter & {
  readonly now: Date;
  /** Number of the mail with the link. */
  readonly sending: number;
  readonly logins: readonly string[];
  readonly terms: AcceptedTerms;
};

export function judgeInvitationLink(
  { now, sending, mayInvite }: Pick<AcceptingFacts, 'now' | 'sending' | 'mayInvite'>,
  state: InvitationState,
): SentInvitation | Rejection {
  if (state.status === 'none' || state.status === 'withdrawn') return { rejected: 'invitation.link_invalid' };
  if (state.status === 'accepted') return { rejected: 'invitation.accepted' };
  if (sending !== state.sendings || state.invited.email === null) return { rejected: 'invitation.link_invalid' };
  if (new Date(state.expiresAt).getTime() <= now.getTime()) return { rejected: 'invitation.link_expired' };
  return mayInvite ? state : { rejected: 'invitation.lapsed' };
}

/** Cents; at most the inviter's current limit. Null: no limit. */
export const effectiveLimit = ({ invited }: SentInvitation, { ownLimitCents }: Pick<Inviter, 'ownLimitCents'>) =>
  isHigherLimit(invited.orderLimitCents, ownLimitCents) ? ownLimitCents : invited.orderLimitCents;

/** An address with a login must use it, so that a forwarded link admits nobody else. */
export function decideAcceptInvitation(
  command: AcceptInvitation,
  facts: AcceptingFacts,
  state: InvitationState,
): Decision<InvitationEvent> {
  const invitation = judgeInvitationLink(facts, state);
  if ('rejected' in invitation) return invitation;
  const { invitationId, orderLimitCents } = invitation.invited;
  const limit = effectiveLimit(invitation, facts);
  const lowered = limit !== null && limit !== orderLimitCents ? { orderLimitCents: limit } : {};
  if (command.kind === 'with_login') {
    if (!facts.logins.includes(command.userId)) return { rejected: 'invitation.other_login' };
    const data = { invitationId, userId: command.userId, username: null, termsAcceptedAt: null, ...lowered };
    return [{ type: 'InvitationAccepted', data }];
  }
  if (facts.logins.length > 0) return { rejected: 'invitation.login_exists' };
  const termsAcceptedAt = facts.now.toISOString();
  const { terms } = facts;
  const data = { invitationId, userId: invitationId, username: command.username, termsAcceptedAt, terms, ...lowered };
  return [{ type: 'InvitationAccepted', data }];
}
