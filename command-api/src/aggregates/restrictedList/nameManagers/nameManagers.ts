import type { Binding } from '@talloor/catalogue/customer/boundUser.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { restrictedListStream, type RestrictedListState } from '@talloor/events/restrictedList/restrictedList.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, restrictedListFold } from '../../../commands/folds.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { copyRestrictedList } from '../changeRestrictedList.ts';
import { decideReleaseManager } from '../releaseManager/decideReleaseManager.ts';
import { decideNameManagers, type NameManagers } from './decideNameManagers.ts';

/**
 * Also releases managers who left concurrently.
 * @throws Problem
 */
export async function nameManagers(
  side: Pick<CommandSide, 'pool' | 'repository'> & Pick<Binding, 'catalogue'>,
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
  const named = await accepted(command, 'service.unavailable');
  const { state, position } = await releaseWhoLeft(side, customerNumber, named, metadata);
  await copyRestrictedList(side, state);
  return { managers: state.status === 'none' ? [] : state.managers, position };
}

type Standing = { readonly state: RestrictedListState; readonly position: Position | null };

/** The policy may run before this append, so departed users are checked once more. */
async function releaseWhoLeft(
  side: Pick<CommandSide, 'repository'>,
  customerNumber: string,
  named: Standing,
  metadata: CommandMetadata,
): Promise<Standing> {
  if (named.state.status === 'none') return named;
  const { managers } = named.state;
  const users = await usersAmong(side, managers, customerNumber);
  let standing = named;
  for (const userId of managers.filter((manager) => !users.has(manager))) {
    const following = followingMetadata(
      `releaseManager/${userId}`,
      { id: metadata.commandId, metadata },
      new Date(metadata.occurredAt),
    );
    const command = side.repository.execute(
      restrictedListFold,
      restrictedListStream(customerNumber),
      { ...following, customerNumber },
      (list) => decideReleaseManager(userId, list),
    );
    const { state, position } = await accepted(command, 'service.unavailable');
    standing = { state, position: position ?? standing.position };
  }
  return standing;
}

/** Active users of the customer. */
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
