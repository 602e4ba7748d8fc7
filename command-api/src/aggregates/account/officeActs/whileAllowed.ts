import type { AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { AccountEvent } from '@talloor/events/account/account.ts';
import type { SessionUser } from '@talloor/platform/http/handler.ts';

export type Acting = Pick<SessionUser, 'userId' | 'roles'>;

/**
 * Who of the office may act on which account: sales support on those of the shop alone, an administrator on all but their own,
 * so that nobody locks themselves out or makes themselves more than they are.
 * @returns the decision, or why this one may not ask for it
 */
export function whileAllowed(
  { userId, roles }: Acting,
  state: AccountState,
  decide: (state: AccountState) => Decision<AccountEvent>,
): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'user.not_found' };
  if (state.userId === userId) return { rejected: 'user.own_account' };
  const isOfOffice = state.roles.some((role) => role !== 'customer');
  if (isOfOffice && !roles.includes('admin')) return { rejected: 'user.needs_admin' };
  return decide(state);
}
