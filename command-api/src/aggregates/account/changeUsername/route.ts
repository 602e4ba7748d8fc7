import { changeUsername } from '@talloor/contracts/endpoints/profile.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { brokenUsernameRules } from '@talloor/rules/account/usernameRules.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { checkOwnPassword } from '../changePassword/checkOwnPassword.ts';
import { followStep } from '../credentialSteps.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { giveBackUsername, takeUsername } from './takeUsername.ts';

/** First the unique row, then the event (ADR 0100). */
export const changeUsernameRoute = (side: CommandSide) =>
  route(changeUsername, async ({ body }, context) => {
    const { userId } = context.user;
    await loadActiveAccount(side, userId);
    const username = body.username.normalize('NFKC').trim();
    if (brokenUsernameRules(username).length > 0) throw new Problem('profile.username_invalid');
    await checkOwnPassword(side, userId, body.current_password);
    if (usernameKey(username) === usernameKey(body.current_password)) throw new Problem('profile.username_is_password');
    const metadata = commandMetadata(changeUsername.name, { username }, context, side);
    const previousName = await takeUsername(side.pool, userId, username, metadata);
    if (previousName === null) throw new Problem('profile.username_taken');
    await side.faults.reach('afterCredentialsChanged');
    try {
      const position = await followStep(side, userId, metadata, { kind: 'username', username });
      return { body: { username }, ...(position === null ? {} : { seen: position }) };
    } catch (error) {
      await giveBackUsername(side.pool, userId, previousName, username, metadata.commandId);
      throw error;
    }
  });
