import { getUser, type UserView } from '@talloor/contracts/endpoints/session.ts';
import { noAnalytics, type AnalyticsSettings } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { Features } from '@talloor/contracts/features.ts';
import { route, type Route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { isPunchOut } from '@talloor/platform/http/punchOut.ts';
import { isOfficeRole, officeRightsOf } from '@talloor/rules/account/officeRights.ts';
import { standardRights } from '@talloor/rules/account/rights.ts';
import { viewAccount } from '@talloor/rules/account/viewAccount.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { createAccountFinder } from './createAccountFinder.ts';

/** 0 is a visitor. */
export const getUserRoute = ({
  pool,
  catalogue,
  waiter,
  clock,
  features,
  analytics = noAnalytics,
}: ReadSide & { features: Features; analytics?: AnalyticsSettings }): Route => {
  const findAccount = createAccountFinder(pool);
  const viewUser = async (
    user: SessionUser,
  ): Promise<Omit<UserView, 'csrfToken' | 'features' | 'analytics' | 'now'>> => {
    const [account, customers] = await Promise.all([
      findAccount({ userId: user.userId, customerNumbers: user.customers }),
      catalogue.findCustomers(user.customers),
    ]);
    const { statuses, ...names } = account;
    return viewAccount({ ...user, ...names }, customers, statuses, user.customerNumber, rightsOf(user));
  };
  return route(getUser, async (_input, { user, language, seenPosition, csrfToken, request }) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const shared = { csrfToken, features, analytics, now, is_erp: isPunchOut(request) };
    if (!user) return { body: { ...visitor, language, ...shared } };
    const stale = await isStale(waiter, seenPosition, 'accounts');
    const view = user.view && { view: { until: user.view.until } };
    const office = user.roles.some(isOfficeRole) && {
      office_rights: [...(user.officeRights ?? officeRightsOf(user.roles))],
    };
    return { body: { ...(await viewUser(user)), ...view, ...office, ...shared }, stale };
  });
};

const visitor = {
  id: 0,
  username: '',
  first_name: '',
  last_name: '',
  roles: [],
  customers: [],
  customer_number: null,
  rights: [],
};

const rightsOf = ({ customerNumber, rights }: SessionUser) =>
  customerNumber === null ? [] : (rights ?? standardRights);
