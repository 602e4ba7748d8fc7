import { chooseBasketReminder } from '@talloor/contracts/endpoints/session.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { decideChooseBasketReminder } from './decideChooseBasketReminder.ts';

export const chooseBasketReminderRoute = (side: CommandSide) =>
  route(chooseBasketReminder, async ({ body }, context) => {
    const { userId } = context.user;
    await loadActiveAccount(side, userId);
    const metadata = commandMetadata(chooseBasketReminder.name, body, context, side);
    const { position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
        decideChooseBasketReminder(body.is_wanted, state),
      ),
      'service.unavailable',
    );
    return { body: { is_wanted: body.is_wanted }, seen: position };
  });
