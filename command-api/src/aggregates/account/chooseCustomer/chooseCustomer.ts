import { isDeepStrictEqual } from 'node:util';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { loadUserView } from '../loadUserView.ts';
import { customersOf } from '../sessions/customersOf.ts';

/**
 * Rights changed during the write are checked again.
 * @throws Problem
 */
export async function chooseCustomer(
  side: CommandSide,
  customerNumber: string,
  context: Pick<RequestContext, 'changeUser' | 'csrfToken'> & { readonly user: SessionUser },
): Promise<UserView> {
  const account = await loadActiveAccount(side, context.user.userId);
  const customers = customersOf(context.user, account);
  if (!customers.includes(customerNumber)) throw new Problem('not_found');
  const { rights } = grantOf(account, customerNumber);
  await context.changeUser({ customers, customerNumber, rights });
  const latest = await loadActiveAccount(side, context.user.userId);
  const { rights: currentRights } = grantOf(latest, customerNumber);
  if (!isDeepStrictEqual(currentRights, rights)) await context.changeUser({ rights: currentRights });
  return loadUserView(side, { ...latest, customers }, customerNumber, context.csrfToken);
}
