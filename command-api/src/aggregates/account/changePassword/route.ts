import { changePassword } from '@talloor/contracts/endpoints/profile.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followStep, noteStep } from '../credentialSteps.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { loadUserView } from '../loadUserView.ts';
import { closeResetLinks } from '../recovery/resetTokens.ts';
import { restartSession } from '../sessions/restartSession.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';

/** Ends all sessions; this browser gets a new one. After a failed append, the next start appends. */
export const changePasswordRoute = (side: CommandSide) =>
  route(changePassword, async ({ body }, context) => {
    const { user } = context;
    const account = await loadActiveAccount(side, user.userId);
    const checked = await checkOwnPassword(side, user.userId, body.current_password);
    if (brokenPasswordRules(body.password, account.username ?? '').length > 0)
      throw new Problem('profile.password_invalid');
    const hash = await side.passwords.hashInQueue(body.password);
    // The body holds passwords: the key alone identifies the command.
    const metadata = commandMetadata(changePassword.name, null, context, side);
    const step = { kind: 'own_password' } as const;
    const { rowCount } = await side.pool.query(
      `with changed as (update command.credentials set password_hash = $2
         where user_id = $1 and password_hash = $5 returning user_id),
         noted as (${noteStep('changed', 3)})
       select user_id from changed`,
      [user.userId, hash, metadata, step, checked],
    );
    if (rowCount === 0) throw new Problem('profile.password_incorrect');
    await side.faults.reach('afterCredentialsChanged');
    await closeResetLinks(side, user.userId);
    await endSessionsOf(side.pool, user.userId);
    const session = await restartSession(side, user, context);
    const position = await followStep(side, user.userId, metadata, step);
    return {
      body: await loadUserView(side, session.account, session.customerNumber, context.csrfToken),
      ...(position === null ? {} : { seen: position }),
    };
  });
