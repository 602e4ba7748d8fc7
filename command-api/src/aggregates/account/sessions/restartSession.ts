import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { isOfficeRole } from '@talloor/rules/account/officeRights.ts';
import { holdOfficeRights, loadOfficeRights } from '../../../people/officeRights.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import type { RegisteredAccount } from '../loadUserView.ts';
import { customersOf } from './customersOf.ts';

/** Without rights until the account is read, so that removals meanwhile hold. @throws Problem */
export async function restartSession(
  side: Pick<CommandSide, 'repository'>,
  user: SessionUser,
  context: Pick<RequestContext, 'signIn' | 'signOut' | 'updateUser' | 'changeUser'>,
): Promise<{ readonly account: RegisteredAccount; readonly customerNumber: string | null }> {
  const { rights: _, officeRights: _office, ...userWithoutRights } = user;
  const nothing = { roles: [], customers: [], customerNumber: null } as const;
  await context.signIn({ ...userWithoutRights, ...nothing });
  try {
    const storedAccount = await loadActiveAccount(side, user.userId);
    const customers = customersOf(user, storedAccount);
    const account = { ...storedAccount, customers };
    const isTheirs = user.customerNumber !== null && customers.includes(user.customerNumber);
    const customerNumber = isTheirs ? user.customerNumber : null;
    const granted = customerNumber === null ? {} : { rights: grantOf(account, customerNumber).rights };
    const roles = user.roles.filter((role) => account.roles.includes(role));
    const officeRights = roles.some(isOfficeRole) ? { officeRights: await loadOfficeRights(side, roles) } : {};
    await context.updateUser({ ...userWithoutRights, roles, customers, customerNumber, ...granted, ...officeRights });
    if (roles.some(isOfficeRole)) await holdOfficeRights(side, user.userId, context);
    return { account, customerNumber };
  } catch (error) {
    await context.signOut();
    throw error;
  }
}
