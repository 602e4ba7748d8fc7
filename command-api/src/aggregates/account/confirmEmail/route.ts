import { confirmEmail } from '@talloor/contracts/endpoints/profile.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { closeResetLinks } from '../recovery/resetTokens.ts';
import { decideConfirmEmail } from './decideConfirmEmail.ts';
import { isEmailToken } from './emailToken.ts';

/** Requires a session, so that a mistyped address gives no access. */
export const confirmEmailRoute = (side: CommandSide) =>
  route(confirmEmail, async ({ body }, context) => {
    const { userId } = context.user;
    // The body holds a secret: the key alone identifies the command.
    const metadata = commandMetadata(confirmEmail.name, null, context, side);
    const { state, position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, (account) =>
        decideConfirmEmail(
          (pendingEmail) => isEmailToken(side, userId, pendingEmail, body.token),
          account,
          side.clock.now(),
        ),
      ),
      'service.unavailable',
    );
    await closeResetLinks(side, userId);
    return { body: { email: (state.status === 'none' ? null : state.email) ?? '' }, seen: position };
  });
