import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findUsersOf } from '../../../people/findUsersOf.ts';
import { receiverNamed } from './receiverNamed.ts';

/** Account id of the user of the customer whom the typed name names; null for none or several. */
export async function findReceiver(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  customerNumber: string,
  typedName: string,
): Promise<string | null> {
  if (typedName.trim() === '') return null;
  const people = await Promise.all(
    (await findUsersOf(pool, customerNumber)).map(async (userId) => {
      const { state } = await repository.load(accountFold, accountStream(userId));
      return state.status === 'none'
        ? []
        : [{ userId, firstName: state.firstName ?? '', lastName: state.lastName ?? '' }];
    }),
  );
  return receiverNamed(typedName, people.flat());
}
