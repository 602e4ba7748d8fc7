import { chooseCustomer } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../grantOf.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { loadUserView } from '../loadUserView.ts';

/** Chooses whom one orders for; the account's own stream says which numbers are its own today. */
export const chooseCustomerRoute = (side: CommandSide) =>
  route(chooseCustomer, async ({ body }, context) => {
    const account = await loadActiveAccount(side, context.user.userId);
    const customerNumber = body.customer_number;
    if (!account.customers.includes(customerNumber)) throw new Problem('not_found');
    const { rights } = grantOf(account, customerNumber);
    await context.updateUser({ ...context.user, customers: account.customers, customerNumber, rights });
    return { body: await loadUserView(side, account, customerNumber, context.csrfToken) };
  });
