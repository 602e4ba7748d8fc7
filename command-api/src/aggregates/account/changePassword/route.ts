import { changePassword } from '@talloor/contracts/endpoints/profile.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followStep, noteStep } from '../credentialSteps.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { loadUserView } from '../loadUserView.ts';
import { closeResetLinks } from '../recovery/resetTokens.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';

/**
 * Gives the user another password. All sessions end, whoever holds them; this browser has a new one at once. The event comes
 * last: where it fails the password is changed nevertheless, the answer says to try again, and it is told at the next start.
 */
export const changePasswordRoute = (side: CommandSide) =>
  route(changePassword, async ({ body }, context) => {
    const { user } = context;
    const account = await loadActiveAccount(side, user.userId);
    await checkOwnPassword(side, user.userId, body.current_password);
    if (brokenPasswordRules(body.password, account.username ?? '').length > 0)
      throw new Problem('profile.password_invalid');
    const hash = await side.passwords.hashInQueue(body.password);
    // The body holds passwords: the command is known by its key alone.
    const metadata = commandMetadata(changePassword.name, null, context, side);
    const step = { kind: 'own_password' } as const;
    await side.pool.query(
      `with changed as (update command.credentials set password_hash = $2 where user_id = $1 returning user_id)
       ${noteStep('changed', 3)}`,
      [user.userId, hash, metadata, step],
    );
    await side.faults.reach('afterCredentialsChanged');
    await closeResetLinks(side, user.userId);
    await endSessionsOf(side.pool, user.userId);
    await context.signIn(user);
    const position = await followStep(side, user.userId, metadata, step);
    return {
      body: await loadUserView(side, account, user.customerNumber, context.csrfToken),
      ...(position === null ? {} : { seen: position }),
    };
  });
