import type { AccountState } from '@talloor/events/account/account.ts';
import { standardGrant, wholeRights, type CustomerGrant } from '@talloor/rules/account/rights.ts';

/** What an account may do for a customer: what somebody set, else what every link gives; nothing without a link. */
export function grantOf(account: AccountState, customerNumber: string | null): CustomerGrant {
  if (account.status === 'none' || customerNumber === null || !account.customers.includes(customerNumber))
    return nothing;
  const { rights, orderLimitCents } = account.grants[customerNumber] ?? standardGrant;
  return { rights: wholeRights(rights), orderLimitCents };
}

/** Whether this account may order for the customer now: basket, reminder and standing order are for nobody else (ADR 0106). */
export const mayOrderFor = (account: AccountState, customerNumber: string): boolean =>
  account.status === 'active' && grantOf(account, customerNumber).rights.includes('order');

/** Whether this account manages the customer's users now, and so may invite (ADR 0106, 0107); who was erased does not. */
export const mayManageUsersOf = (account: AccountState, customerNumber: string): boolean =>
  account.status === 'active' &&
  account.username !== null &&
  grantOf(account, customerNumber).rights.includes('portal');

/** A customer as this account may see it: without its prices where they are kept from it. */
export const asSeenBy = <C extends { readonly customerNumber: string; readonly showPrices: boolean }>(
  account: AccountState,
  customer: C,
): C => {
  const seesPrices = grantOf(account, customer.customerNumber).rights.includes('see_prices');
  return seesPrices ? customer : { ...customer, showPrices: false };
};

const nothing: CustomerGrant = { rights: [], orderLimitCents: null };
