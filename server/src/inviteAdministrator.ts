import { randomUUID } from 'node:crypto';
import {
  inviteAccount,
  type InvitedAccount,
} from '@talloor/command-api/aggregates/account/inviteAccount/inviteAccount.ts';
import {
  invitationMinutes,
  invitationReason,
} from '@talloor/command-api/aggregates/account/recovery/firstPasswordRequest.ts';
import { openResetLink } from '@talloor/command-api/aggregates/account/recovery/resetTokens.ts';
import { officeMetadata, system } from '@talloor/command-api/commands/officeCommand.ts';
import { passwordPage } from '@talloor/command-api/mail/accountMail.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';

export type Administrator = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'nl' | 'fr';
};

/**
 * @returns the link where the administrator chooses a password
 * @throws Problem
 */
export async function inviteAdministrator(
  side: Pick<Foundation, 'pool' | 'repository' | 'clock' | 'sign' | 'hashCommand'>,
  administrator: Administrator,
  publicUrl: string,
): Promise<string> {
  const account = { ...administrator, username: administrator.email, customers: [], grant: null };
  const metadata = officeMetadata('inviteAdministrator', randomUUID(), account, system, null, side);
  const outcome = await inviteAccount(side, { ...account, roles: ['admin'] }, metadata);
  return linkOf(side, outcome, administrator.language, publicUrl);
}

async function linkOf(
  side: Pick<Foundation, 'pool' | 'clock' | 'sign'>,
  { userId, events }: Pick<InvitedAccount, 'userId' | 'events'>,
  language: 'nl' | 'fr',
  publicUrl: string,
): Promise<string> {
  const invitation = events.find(
    ({ event }) => event.type === 'AccountPasswordResetRequested' && event.data.reason === invitationReason,
  );
  if (!invitation) throw new Error('an invitation was not stored');
  return `${passwordPage(publicUrl, language)}${await openResetLink(side, invitation.id, userId, invitationMinutes)}`;
}
