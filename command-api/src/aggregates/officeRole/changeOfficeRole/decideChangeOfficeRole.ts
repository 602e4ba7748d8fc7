import type { OfficeRoleEvent } from '@talloor/events/officeRole/officeRole.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { completeOfficeRights, type OfficeRight, type OfficeRole } from '@talloor/rules/account/officeRights.ts';

export type ChangeOfficeRole = { readonly role: OfficeRole; readonly rights: readonly OfficeRight[] };

/** The administrator keeps the right to give roles, so that nobody can lock everyone out. */
export function decideChangeOfficeRole(
  { role, rights: requestedRights }: ChangeOfficeRole,
  before: readonly OfficeRight[],
): Decision<OfficeRoleEvent> {
  const rights = completeOfficeRights(requestedRights);
  if (role === 'admin' && !rights.includes('give_roles')) return { rejected: 'role.keeps_give_roles' };
  return rights.join() === before.join() ? [] : [{ type: 'OfficeRoleRightsChanged', data: { role, rights } }];
}
