import { changeUsername } from '@talloor/contracts/endpoints/profile.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { brokenUsernameRules } from '@talloor/rules/account/usernameRules.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { checkOwnPassword } from '../changePassword/checkOwnPassword.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { decideChangeUsername } from './decideChangeUsername.ts';
import { giveBackUsername, takeUsername } from './takeUsername.ts';

/** Gives the user another username: first its unique row, then the event (ADR 0102). */
export const changeUsernameRoute = (side: CommandSide) =>
  route(changeUsername, async ({ body }, context) => {
    const { userId } = context.user;
    await loadActiveAccount(side, userId);
    const username = body.username.normalize('NFKC').trim();
    if (brokenUsernameRules(username).length > 0) throw new Problem('profile.username_invalid');
    await checkOwnPassword(side, userId, body.current_password);
    if (usernameKey(username) === usernameKey(body.current_password)) throw new Problem('profile.username_is_password');
    const metadata = commandMetadata(changeUsername.name, { username }, context, side);
    const taken = await takeUsername(side.pool, userId, username);
    if (taken === null) throw new Problem('profile.username_taken');
    try {
      const { position } = await accepted(
        side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
          decideChangeUsername(username, state),
        ),
        'service.unavailable',
      );
      return { body: { username }, seen: position };
    } catch (error) {
      await giveBackUsername(side.pool, userId, taken, username);
      throw error;
    }
  });
