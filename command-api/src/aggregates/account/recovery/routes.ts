import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  checkResetLink,
  forgotPassword,
  forgotUsername,
  resetPassword,
} from '@talloor/contracts/endpoints/recovery.ts';
import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { judgeField } from '@talloor/rules/account/fields/judgeField.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold } from '../../../commands/folds.ts';
import { officeMetadata, system } from '../../../commands/officeCommand.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { followStep } from '../credentialSteps.ts';
import { checkNewPassword } from '../passwords/checkNewPassword.ts';
import { findOpenLink, usePasswordLink } from './resetTokens.ts';
import { requestPasswordReset } from '../requestPasswordReset/requestPasswordReset.ts';
import { requestUsernameReminder } from '../requestUsernameReminder/requestUsernameReminder.ts';

/** Longer than the work for an existing user. */
const discreetMs = 400;

/** after-ordering.md §2, §8. */
export function recoveryRoutes(side: CommandSide, attempts: LoginAttempts, discreet: boolean): readonly Route[] {
  /** Discreet tenants hide rejections. @throws Problem */
  const answer = async (email: string, request: () => Promise<ProblemCode | null>) => {
    if (judgeField('email', email.trim()) !== null) throw new Problem('recovery.email_invalid');
    const [reason] = await Promise.all([request(), discreet ? pause(discreetMs) : null]);
    if (reason !== null && !discreet) throw new Problem(reason);
    return { body: undefined };
  };
  return [
    route(forgotPassword, ({ body }) => answer(body.email, () => requestPasswordReset(side, body))),
    route(forgotUsername, ({ body }) => answer(body.email, () => requestUsernameReminder(side, emailKey(body.email)))),
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
}

/** @throws Problem `recovery.link_invalid`, also for an inactive account */
async function openLinkOf(side: CommandSide, token: string) {
  const link = await findOpenLink(side, token);
  if (!link) throw new Problem('recovery.link_invalid');
  const { state } = await side.repository.load(accountFold, accountStream(link.userId));
  if (state.status === 'none' || state.status === 'cancelled' || state.username === null)
    throw new Problem('recovery.link_invalid');
  return { ...link, username: state.username };
}
