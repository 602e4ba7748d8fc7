import { z } from 'zod';
import { acceptedTerms } from '../account/acceptedTerms.ts';
import { addActs, customerGrant } from '../account/customerGrant.ts';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';
import { within } from '../within.ts';

const mine = { personOf: (data: { readonly invitationId: string }) => data.invitationId };
const sending = { invitedBy: digits, expiresAt: instant };

/** Stream `invitation-{invitationId}`. The id is the reserved user id, so one key covers all data. */
export const invitationEvents = {
  UserInvited: defineEvent(
    'UserInvited',
    z.object({
      invitationId: digits,
      customerNumber: digits,
      firstName: personal(within(100)),
      lastName: personal(within(100)),
      email: personal(within(254)),
      language: z.enum(['nl', 'fr']),
      ...customerGrant.shape,
      ...sending,
    }),
    { ...mine, version: 2, upcasters: [addActs] },
  ),
  /** A new mail: the old link is invalid. The sender becomes the inviter. */
  InvitationRenewed: defineEvent('InvitationRenewed', z.object(sending)),
  InvitationWithdrawn: defineEvent('InvitationWithdrawn', z.object({})),
  InvitationAccepted: defineEvent(
    'InvitationAccepted',
    z.object({
      invitationId: digits,
      /** The reserved id for a new login, or an existing account. */
      userId: digits,
      /** Null for an existing login. */
      username: personal(within(60)),
      /** Null for an existing login. */
      termsAcceptedAt: instant.nullable(),
      /** Absent for an existing login and in older events. */
      terms: acceptedTerms.optional(),
      /** Effective lower limit in cents, when the inviter may no longer give the original one. */
      orderLimitCents: z.int().nonnegative().optional(),
    }),
    mine,
  ),
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

export const invitationStream = (invitationId: string): string => `invitation-${invitationId}`;
