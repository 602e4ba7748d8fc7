import { randomUUID } from 'node:crypto';
import { checkResetLink, resetPassword } from '@talloor/contracts/endpoints/recovery.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, system } from '../../../commands/officeCommand.ts';
import { followStep } from '../credentialSteps.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { checkNewPassword } from '../passwords/checkNewPassword.ts';
import { findOpenLink, usePasswordLink } from '../recovery/resetTokens.ts';

/** after-ordering.md §2, §8. */
export const resetPasswordRoutes = (side: CommandSide, attempts: LoginAttempts): readonly Route[] => [
  route(checkResetLink, async ({ body: { token } }) => {
    const { username, expiresAt } = await openLinkOf(side, token);
    return { body: { username, expires_at: expiresAt.toISOString() } };
  }),
  route(resetPassword, async ({ body }) => {
    const { userId, username } = await openLinkOf(side, body.token);
    checkNewPassword(body, username);
    const passwordHash = await side.passwords.hashInQueue(body.password);
    const metadata = officeMetadata('resetPassword', randomUUID(), {}, system, null, side);
    const isUsed = await usePasswordLink(side, body.token, passwordHash, metadata);
    if (!isUsed) throw new Problem('recovery.link_invalid');
    await side.faults.reach('afterCredentialsChanged');
    await attempts.forget(username);
    await followStep(side, userId, metadata, { kind: 'link_password' });
    return { body: undefined };
  }),
];

/** @throws Problem `recovery.link_invalid`, also for an inactive account */
async function openLinkOf(side: CommandSide, token: string) {
  const link = await findOpenLink(side, token);
  if (!link) throw new Problem('recovery.link_invalid');
  const { state } = await side.repository.load(accountFold, accountStream(link.userId));
  if (state.status === 'none' || state.status === 'cancelled' || state.username === null)
    throw new Problem('recovery.link_invalid');
  return { ...link, username: state.username };
}
