import { removePasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { checkOwnSession } from '../passkeys/checkOwnSession.ts';
import { dropPasskey } from '../passkeys/passkeyRows.ts';
import { decideRemovePasskey } from './decideRemovePasskey.ts';

/** The key first: its device is locked out. */
export const removePasskeyRoute = (side: CommandSide) =>
  route(removePasskey, async ({ params: { passkey_id: passkeyId } }, context) => {
    checkOwnSession(context.user);
    const { userId } = context.user;
    const account = await loadActiveAccount(side, userId);
    const wasKept = await dropPasskey(side.pool, userId, passkeyId);
    if (!wasKept && !account.passkeys.some((passkey) => passkey.passkeyId === passkeyId))
      throw new Problem('passkey.not_found');
    const metadata = commandMetadata(removePasskey.name, { passkeyId }, context, side);
    const { position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
        decideRemovePasskey(passkeyId, state),
      ),
      'service.unavailable',
    );
    return { body: undefined, seen: position };
  });
