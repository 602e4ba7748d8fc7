import { sendBackBasket } from '@talloor/contracts/endpoints/approvals.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideSendBackBasket } from './decideSendBackBasket.ts';

export const sendBackBasketRoute = (side: CommandSide) =>
  route(sendBackBasket, async ({ params: { id }, body: { reason } }, context) => {
    const { customerNumber, user } = context;
    const metadata = commandMetadata(sendBackBasket.name, { id, reason }, context, side);
    const command = side.repository.execute(basketFold, basketStream(id), metadata, async (state) => {
      const { state: account } = await side.repository.load(accountFold, accountStream(user.userId));
      if (account.status === 'suspended' || account.status === 'cancelled')
        throw new Problem(`account.${account.status}`);
      const mayApprove = grantOf(account, customerNumber).rights.includes('approve');
      const input = { customerNumber, sentBackBy: user.userId, mayApprove, reason };
      return decideSendBackBasket(input, state, side.clock.now());
    });
    const { position } = await awaitAccepted(command, 'basket.concurrent_change');
    return { body: undefined, seen: position };
  });
