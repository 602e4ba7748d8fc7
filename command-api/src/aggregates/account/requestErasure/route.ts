import { requestErasure } from '@talloor/contracts/endpoints/profile.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { decideRequestErasure } from './decideRequestErasure.ts';

export const requestErasureRoute = (side: CommandSide) =>
  route(requestErasure, async ({ body }, context) => {
    const { userId } = context.user;
    await loadActiveAccount(side, userId);
    const metadata = commandMetadata(requestErasure.name, body, context, side);
    const { position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, decideRequestErasure),
      'service.unavailable',
    );
    return { body: { requested_at: metadata.occurredAt }, seen: position };
  });
