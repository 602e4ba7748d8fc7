import type { AccountState } from '@talloor/events/account/account.ts';
import { standardGrant, completeRights, type CustomerGrant } from '@talloor/rules/account/rights.ts';

/** Explicit rights, else the link's default; empty without link. */
export function grantOf(account: AccountState, customerNumber: string | null): CustomerGrant {
  if (account.status === 'none' || customerNumber === null || !account.customers.includes(customerNumber))
    return nothing;
  const { rights, orderLimitCents } = account.grants[customerNumber] ?? standardGrant;
  return { rights: completeRights(rights), orderLimitCents };
}

/** Also for reminders and standing orders (ADR 0106). */
export const mayOrderFor = (account: AccountState, customerNumber: string): boolean =>
  account.status === 'active' && grantOf(account, customerNumber).rights.includes('order');

/** May invite too (ADR 0106, 0107). */
export const mayManageUsersOf = (account: AccountState, customerNumber: string): boolean =>
  account.status === 'active' &&
  account.username !== null &&
  grantOf(account, customerNumber).rights.includes('portal');

/** Hides prices by the account's rights. */
export const asSeenBy = <C extends { readonly customerNumber: string; readonly showPrices: boolean }>(
  account: AccountState,
  customer: C,
): C => {
  const seesPrices = grantOf(account, customer.customerNumber).rights.includes('see_prices');
  return seesPrices ? customer : { ...customer, showPrices: false };
};

const nothing: CustomerGrant = { rights: [], orderLimitCents: null };
