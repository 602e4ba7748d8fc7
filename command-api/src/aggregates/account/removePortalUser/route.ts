import { removePortalUser } from '@talloor/contracts/endpoints/portal.ts';
import { accountFold, accountStream, type AccountState } from '@talloor/events/account/account.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideUnlinkCustomer } from '../unlinkCustomer/decideUnlinkCustomer.ts';

export const removePortalUserRoute = (side: CommandSide) =>
  route(removePortalUser, async ({ params: { user_id: userId } }, context) => {
    const { customerNumber, user } = context;
    if (userId === user.userId) throw new Problem('portal.own_right');
    const metadata = commandMetadata(removePortalUser.name, { userId }, context, side);
    const { events, position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
        isUser(state, customerNumber)
          ? decideUnlinkCustomer(customerNumber, state)
          : { rejected: 'portal.user_not_found' },
      ),
      'service.unavailable',
    );
    if (events.length > 0) await endSessionsOf(side.pool, userId);
    return { body: undefined, seen: position };
  });

const isUser = (state: AccountState, customerNumber: string): boolean =>
  state.status !== 'none' && state.customers.includes(customerNumber);
