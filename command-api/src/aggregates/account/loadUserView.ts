import type { z } from 'zod';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { AccountState } from '@talloor/events/account/account.ts';
import { noAnalytics } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { userView } from '@talloor/contracts/endpoints/session.ts';
import { isOfficeRole } from '@talloor/rules/account/officeRights.ts';
import { viewAccount, type AccountStatus } from '@talloor/rules/account/viewAccount.ts';
import type { CommandSide } from '../../commandSide.ts';
import { grantOf } from '../../people/grantOf.ts';
import { loadOfficeRights } from '../../people/officeRights.ts';

type UserView = z.input<typeof userView>;
export type RegisteredAccount = Exclude<AccountState, { status: 'none' }>;

export async function loadUserView(
  side: Pick<CommandSide, 'catalogue' | 'repository' | 'clock' | 'features' | 'analytics'>,
  account: RegisteredAccount,
  customerNumber: string | null,
  csrfToken: string,
): Promise<UserView> {
  const numbers = account.customers;
  const [customers, states] = await Promise.all([
    numbers.length > 0 ? side.catalogue.findCustomers(numbers) : [],
    Promise.all(numbers.map((number) => side.repository.load(customerFold, customerStream(number)))),
  ]);
  const customerStatuses = new Map<string, AccountStatus>();
  for (const { state } of states) if (state.status !== 'none') customerStatuses.set(state.customerNumber, state.status);
  const isOfOffice = account.roles.some(isOfficeRole);
  return {
    ...viewAccount(account, customers, customerStatuses, customerNumber, grantOf(account, customerNumber).rights),
    ...(isOfOffice && { office_rights: await loadOfficeRights(side, account.roles) }),
    csrfToken,
    features: side.features,
    analytics: side.analytics ?? noAnalytics,
    now: Math.floor(side.clock.now().getTime() / 1000),
  };
}
