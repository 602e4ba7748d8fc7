import type { WantedEmail } from '@talloor/events/account/emailChange.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { isSigned } from '../../../commands/isSigned.ts';

const purpose = 'confirm address';
const subjectOf = (userId: string, { email, requestedAt }: WantedEmail): string =>
  `${userId} ${requestedAt} ${emailKey(email ?? '')}`;

/** The token of the link that is mailed to a wanted address: the same for the same wish, so that a mail sent again carries one link. */
export const makeEmailToken = ({ sign }: Pick<CommandSide, 'sign'>, userId: string, wanted: WantedEmail): string =>
  sign(purpose, subjectOf(userId, wanted));

/** Whether a token is of the address that a user waits for, and not of an earlier one. */
export const isEmailToken = (
  side: Pick<CommandSide, 'sign'>,
  userId: string,
  wanted: WantedEmail,
  token: string,
): boolean => isSigned(side, purpose, subjectOf(userId, wanted), token);
