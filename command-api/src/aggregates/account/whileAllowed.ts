import type { AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { AccountEvent } from '@talloor/events/account/account.ts';
import { hasOfficeRight } from '@talloor/platform/http/checkPermission.ts';
import type { SessionUser } from '@talloor/platform/http/handler.ts';

export type Acting = Pick<SessionUser, 'userId' | 'roles' | 'officeRights'>;

/** Nobody acts on the own account, against lock-out and self-promotion. */
export function whileAllowed(
  actor: Acting,
  state: AccountState,
  decide: (state: AccountState) => Decision<AccountEvent>,
): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'user.not_found' };
  if (state.userId === actor.userId) return { rejected: 'user.own_account' };
  const isOfOffice = state.roles.some((role) => role !== 'customer');
  if (isOfOffice && !hasOfficeRight(actor, 'give_roles')) return { rejected: 'user.needs_admin' };
  return decide(state);
}
