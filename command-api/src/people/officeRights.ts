import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { officeRoleFold, officeRoleStream, type OfficeRoleState } from '@talloor/events/officeRole/officeRole.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import {
  completeOfficeRights,
  defaultOfficeRights,
  officeRights,
  officeRightsOf,
  officeRoles,
  type OfficeRight,
  type OfficeRole,
  type PersonRole,
  type RoleRights,
} from '@talloor/rules/account/officeRights.ts';
import type { CommandSide } from '../commandSide.ts';

type Side = Pick<CommandSide, 'repository'>;

/** A right that no longer exists is dropped. */
export const rightsOfRole = (role: OfficeRole, { rights }: OfficeRoleState): readonly OfficeRight[] =>
  rights === null
    ? defaultOfficeRights[role]
    : completeOfficeRights(officeRights.filter((right) => rights.includes(right)));

export async function loadRoleRights({ repository }: Side, roles: readonly PersonRole[]): Promise<RoleRights> {
  const held = officeRoles.filter((role) => roles.includes(role));
  const entries = await Promise.all(
    held.map(async (role) => {
      const { state } = await repository.load(officeRoleFold, officeRoleStream(role));
      return [role, rightsOfRole(role, state)] as const;
    }),
  );
  return { ...defaultOfficeRights, ...Object.fromEntries(entries) };
}

export const loadOfficeRights = async (side: Side, roles: readonly PersonRole[]): Promise<OfficeRight[]> =>
  officeRightsOf(roles, await loadRoleRights(side, roles));

/** A change between reading the account and writing the session would otherwise be lost. */
export async function holdOfficeRights(
  side: Side,
  userId: string,
  context: Pick<RequestContext, 'changeUser'>,
): Promise<void> {
  const load = async () => {
    const { state } = await side.repository.load(accountFold, accountStream(userId));
    const roles = state.status === 'active' ? state.roles : [];
    return { roles, officeRights: await loadOfficeRights(side, roles) };
  };
  for (let written = ''; ;) {
    const latest = await load();
    if (JSON.stringify(latest) === written) return;
    await context.changeUser(latest);
    written = JSON.stringify(latest);
  }
}
