import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { officeRoles, type OfficeRole } from '@talloor/rules/account/officeRights.ts';

export type ChangeRoles = { readonly roles: readonly OfficeRole[]; readonly reason: string };

export function decideChangeRoles(command: ChangeRoles, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'user.not_found' };
  if (state.status === 'cancelled') return { rejected: 'user.cancelled' };
  if (state.roles.includes('customer')) return { rejected: 'user.no_office' };
  const roles = officeRoles.filter((role) => command.roles.includes(role));
  const isSame = roles.length === state.roles.length && roles.every((role) => state.roles.includes(role));
  return isSame ? [] : [{ type: 'AccountRolesChanged', data: { roles, reason: command.reason } }];
}
