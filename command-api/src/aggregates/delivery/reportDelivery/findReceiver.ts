import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findUsersOf } from '../../../people/findUsersOf.ts';
import { receiverNamed, type Person } from './receiverNamed.ts';

/** Account id; null for none or several. */
export async function findReceiver(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  customerNumber: string,
  typedName: string,
): Promise<string | null> {
  if (typedName.trim() === '') return null;
  const userIds = await findUsersOf(pool, customerNumber);
  const people: Person[] = [];
  const load = async (userId: string) => ({
    userId,
    ...(await repository.load(accountFold, accountStream(userId))),
  });
  for await (const { userId, state } of inOrder(userIds, streamsAtOnce, load))
    if (state.status !== 'none')
      people.push({ userId, firstName: state.firstName ?? '', lastName: state.lastName ?? '' });
  return receiverNamed(typedName, people);
}
