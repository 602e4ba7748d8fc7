import { accountStream } from '@talloor/events/account/account.ts';
import { restrictedListStream } from '@talloor/events/restrictedList/restrictedList.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, restrictedListFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { copyRestrictedList } from '../changeRestrictedList.ts';
import { decideNameManagers, type NameManagers } from './decideNameManagers.ts';

/** Names who manages a customer's restricted list from now on. @throws Problem where it is refused */
export async function nameManagers(
  side: Pick<CommandSide, 'pool' | 'repository'>,
  customerNumber: string,
  asked: NameManagers,
  metadata: CommandMetadata,
): Promise<{ readonly managers: readonly string[]; readonly position: Position | null }> {
  const command = side.repository.execute(
    restrictedListFold,
    restrictedListStream(customerNumber),
    metadata,
    async (state) => decideNameManagers(asked, state, await usersAmong(side, asked.managers, customerNumber)),
  );
  const { state, position } = await accepted(command, 'service.unavailable');
  await copyRestrictedList(side, state);
  return { managers: state.status === 'none' ? [] : state.managers, position };
}

/** Those of them who are active and order for the customer. */
async function usersAmong(
  { repository }: Pick<CommandSide, 'repository'>,
  userIds: readonly string[],
  customerNumber: string,
): Promise<ReadonlySet<string>> {
  const accounts = await Promise.all(userIds.map((userId) => repository.load(accountFold, accountStream(userId))));
  return new Set(
    accounts.flatMap(({ state }) =>
      state.status === 'active' && state.customers.includes(customerNumber) ? [state.userId] : [],
    ),
  );
}
