import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { findUsersOf } from '../../../people/findUsersOf.ts';

const most = 50;

/** Managers, approvers and ordering users, else all who answer recalls. */
export async function peopleToTell(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  customerNumber: string,
  orderedBy: readonly string[],
): Promise<readonly string[]> {
  const ids = [...new Set([...orderedBy, ...(await findUsersOf(pool, customerNumber))])].filter((id) =>
    /^\d+$/.test(id),
  );
  const people = await Promise.all(
    ids.map(async (userId) => {
      const { state: account } = await repository.load(accountFold, accountStream(userId));
      const isReachable = account.status === 'active' && account.email !== null;
      return { userId, rights: isReachable ? grantOf(account, customerNumber).rights : [] };
    }),
  );
  const managers = people.filter(({ rights }) => rights.includes('portal') || rights.includes('approve'));
  const buyers = people.filter(({ userId, rights }) => rights.length > 0 && orderedBy.includes(userId));
  const responsiblePeople = [...new Set([...managers, ...buyers])];
  const recipients =
    responsiblePeople.length > 0 ? responsiblePeople : people.filter(({ rights }) => rights.includes('recalls'));
  return recipients.slice(0, most).map(({ userId }) => userId);
}
