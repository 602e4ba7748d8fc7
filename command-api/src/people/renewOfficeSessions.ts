import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import {
  changeOfficeRightsOf,
  changeOfficeRolesOf,
  endViewsOf,
  findViewers,
} from '@talloor/platform/http/changeOfficeRightsOf.ts';
import { inTurns } from '@talloor/platform/inTurns.ts';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import { isOfficeRole, officeRightsOf, officeRoles, type OfficeRole } from '@talloor/rules/account/officeRights.ts';
import type { CommandSide } from '../commandSide.ts';
import { loadOfficeRights, loadRoleRights } from './officeRights.ts';

type Side = Pick<CommandSide, 'pool' | 'repository'>;
type Client = Parameters<Parameters<typeof inTransaction>[1]>[0];

const takeTurn = inTurns();

/** One change of roles at a time in all processes, so that each sees the one before. */
export const whileRolesRest = <T>({ pool }: Pick<Side, 'pool'>, work: (client: Client) => Promise<T>): Promise<T> =>
  takeTurn('roles', () =>
    inTransaction(pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('office roles', 0))`);
      return work(client);
    }),
  );

export async function renewSessionsOfRole(side: Side, role: OfficeRole, client: Client): Promise<void> {
  await changeOfficeRightsOf(client, role, await loadRoleRights(side, officeRoles));
  await endForbiddenViews(side, client);
}

export async function renewSessionsOfPerson(side: Side, userId: string, client: Client): Promise<void> {
  const { state } = await side.repository.load(accountFold, accountStream(userId));
  const roles = state.status === 'none' ? [] : state.roles.filter(isOfficeRole);
  await changeOfficeRolesOf(client, userId, roles, officeRightsOf(roles, await loadRoleRights(side, roles)));
  await endForbiddenViews(side, client);
}

/** A view as a customer needs the right that began it. */
async function endForbiddenViews({ repository }: Side, client: Client): Promise<void> {
  for (const actorId of await findViewers(client)) {
    const { state } = await repository.load(accountFold, accountStream(actorId));
    const roles = state.status === 'none' ? [] : state.roles;
    const rights = await loadOfficeRights({ repository }, roles);
    if (!rights.includes('manage_customers')) await endViewsOf(client, actorId);
  }
}
