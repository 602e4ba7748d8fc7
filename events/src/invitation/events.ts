import { z } from 'zod';
import { customerGrant } from '../account/account.ts';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';

const mine = { personOf: (data: { readonly invitationId: string }) => data.invitationId };
/** Who sends the mail, and until when its link holds. */
const sending = { invitedBy: digits, expiresAt: instant };

/**
 * Stream `invitation-{invitationId}`. The id is the user id that is reserved for whoever is invited: what is told of them lies
 * under one key, before there is an account and after. Where it is accepted with a login that was there, the account is another.
 */
export const invitationEvents = {
  UserInvited: defineEvent(
    'UserInvited',
    z.object({
      invitationId: digits,
      customerNumber: digits,
      firstName: personal(z.string().max(100)),
      lastName: personal(z.string().max(100)),
      email: personal(z.string().max(254)),
      language: z.enum(['nl', 'fr']),
      ...customerGrant.shape,
      ...sending,
    }),
    mine,
  ),
  /** A new mail with a new link: the one before holds no longer. Whoever sends it stands for the invitation from now on. */
  InvitationRenewed: defineEvent('InvitationRenewed', z.object(sending)),
  InvitationWithdrawn: defineEvent('InvitationWithdrawn', z.object({})),
  InvitationAccepted: defineEvent(
    'InvitationAccepted',
    z.object({
      invitationId: digits,
      /** Whose login it becomes: a new one of the invitation's own id, or one that was there. */
      userId: digits,
      /** Of a new login; null where there was one, as that of an erased person. */
      username: personal(z.string().max(60)),
      /** Of a new login; null where there was one. */
      termsAcceptedAt: instant.nullable(),
      /** Cents of the lower limit that holds, where who invites could not give that of the invitation any more. */
      orderLimitCents: z.int().nonnegative().optional(),
    }),
    mine,
  ),
  /** A mail about it went out. */
  InvitationMailSent: defineEvent(
    'InvitationMailSent',
    z.object({
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().nonnegative(),
      messageId: z.string(),
    }),
  ),
};
export type InvitationEvent = EventIn<typeof invitationEvents>;
export type UserInvited = Extract<InvitationEvent, { type: 'UserInvited' }>['data'];
export type InvitationAccepted = Extract<InvitationEvent, { type: 'InvitationAccepted' }>['data'];

/** Stream of an invitation. */
export const invitationStream = (invitationId: string): string => `invitation-${invitationId}`;
