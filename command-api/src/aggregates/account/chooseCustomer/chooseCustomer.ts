import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../grantOf.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { loadUserView } from '../loadUserView.ts';

/** Chooses whom one orders for; the account's own stream says which numbers are its own today. @throws Problem */
export async function chooseCustomer(
  side: CommandSide,
  customerNumber: string,
  context: Pick<RequestContext, 'updateUser' | 'csrfToken'> & { readonly user: SessionUser },
): Promise<UserView> {
  const account = await loadActiveAccount(side, context.user.userId);
  if (!account.customers.includes(customerNumber)) throw new Problem('not_found');
  const { rights } = grantOf(account, customerNumber);
  await context.updateUser({ ...context.user, customers: account.customers, customerNumber, rights });
  return loadUserView(side, account, customerNumber, context.csrfToken);
}
