import type { WantedEmail } from '@talloor/events/account/emailChange.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { isSigned } from '../../../commands/isSigned.ts';

const purpose = 'confirm address';
const subjectOf = (userId: string, { email, requestedAt }: WantedEmail): string =>
  `${userId} ${requestedAt} ${emailKey(email ?? '')}`;

/** Deterministic, so that a repeated mail carries the same link. */
export const makeEmailToken = (
  { sign }: Pick<CommandSide, 'sign'>,
  userId: string,
  pendingEmail: WantedEmail,
): string => sign(purpose, subjectOf(userId, pendingEmail));

export const isEmailToken = (
  side: Pick<CommandSide, 'sign'>,
  userId: string,
  pendingEmail: WantedEmail,
  token: string,
): boolean => isSigned(side, purpose, subjectOf(userId, pendingEmail), token);
