import type { Binding } from '@talloor/catalogue/customer/boundUserOf.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import {
  restrictedListFold,
  restrictedListStream,
  type RestrictedListState,
} from '@talloor/events/restrictedList/restrictedList.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
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
  request: NameManagers,
  metadata: CommandMetadata,
): Promise<{ readonly managers: readonly string[]; readonly position: Position | null }> {
  const command = side.repository.execute(
    restrictedListFold,
    restrictedListStream(customerNumber),
    metadata,
    async (state) => decideNameManagers(request, state, await findActiveUsers(side, request.managers, customerNumber)),
  );
  const outcome = await awaitAccepted(command, 'service.unavailable');
  const { state, position } = await releaseDepartedManagers(side, customerNumber, outcome, metadata);
  await copyRestrictedList(side, state);
  return { managers: state.status === 'none' ? [] : state.managers, position };
}

type ListOutcome = { readonly state: RestrictedListState; readonly position: Position | null };

/** The policy may run before this append, so departed users are checked once more. */
async function releaseDepartedManagers(
  side: Pick<CommandSide, 'repository'>,
  customerNumber: string,
  outcome: ListOutcome,
  metadata: CommandMetadata,
): Promise<ListOutcome> {
  if (outcome.state.status === 'none') return outcome;
  const { managers } = outcome.state;
  const users = await findActiveUsers(side, managers, customerNumber);
  let latest = outcome;
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
    const { state, position } = await awaitAccepted(command, 'service.unavailable');
    latest = { state, position: position ?? latest.position };
  }
  return latest;
}

async function findActiveUsers(
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
