import { changePassword } from '@talloor/contracts/endpoints/profile.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { loadUserView } from '../loadUserView.ts';
import { closeResetLinks } from '../recovery/resetTokens.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';
import { decideChangePassword } from './decideChangePassword.ts';

/**
 * Gives the user another password. All sessions end, whoever holds them; this browser has a new one at once. The event comes
 * last: where it fails the password is changed nevertheless, and the answer says to try again.
 */
export const changePasswordRoute = (side: CommandSide) =>
  route(changePassword, async ({ body }, context) => {
    const { user } = context;
    const account = await loadActiveAccount(side, user.userId);
    await checkOwnPassword(side, user.userId, body.current_password);
    if (brokenPasswordRules(body.password, account.username ?? '').length > 0)
      throw new Problem('profile.password_invalid');
    const hash = await side.passwords.hashInQueue(body.password);
    await side.pool.query('update command.credentials set password_hash = $2 where user_id = $1', [user.userId, hash]);
    await closeResetLinks(side, user.userId);
    await endSessionsOf(side.pool, user.userId);
    await context.signIn(user);
    // The body holds passwords: the command is known by its key alone.
    const metadata = commandMetadata(changePassword.name, null, context, side);
    const { position } = await accepted(
      side.repository.execute(accountFold, accountStream(user.userId), metadata, decideChangePassword),
      'service.unavailable',
    );
    return { body: await loadUserView(side, account, user.customerNumber, context.csrfToken), seen: position };
  });
