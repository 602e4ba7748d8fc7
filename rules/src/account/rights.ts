import { z } from 'zod';

/** For one customer (spec after-ordering §6, ADR 0106). */
export const customerRights = ['order', 'approve', 'see_prices', 'see_invoices', 'portal'] as const;
export const customerRight = z.enum(customerRights);
export type CustomerRight = z.output<typeof customerRight>;

export const standardRights: readonly CustomerRight[] = ['order', 'see_prices', 'see_invoices'];

export type CustomerGrant = {
  readonly rights: readonly CustomerRight[];
  /** Excluding VAT and deposit, including delivery: larger orders need an approver. Null: no limit. */
  readonly orderLimitCents: number | null;
};

export const highestOrderLimitCents = 100_000_000;

/** Sorted and consistent: approvers see prices, and invoices need prices. */
export function completeRights(rights: readonly CustomerRight[]): CustomerRight[] {
  const seesPrices = rights.includes('see_prices') || rights.includes('approve');
  return customerRights.filter((right) =>
    right === 'see_prices' ? seesPrices : rights.includes(right) && (right !== 'see_invoices' || seesPrices),
  );
}

export const standardGrant: CustomerGrant = { rights: standardRights, orderLimitCents: null };

export const isGranted = (rights: readonly CustomerRight[] = standardRights, right: CustomerRight): boolean =>
  completeRights(rights).includes(right);

export const isHigherLimit = (limitCents: number | null, thanCents: number | null): boolean =>
  thanCents !== null && (limitCents === null || limitCents > thanCents);

const limitedRights: readonly CustomerRight[] = ['order', 'approve', 'portal'];

/** Rights that the other user already has may stay or be lowered (ADR 0106). */
export function isAboveOwnLimit(ownLimitCents: number | null, grant: CustomerGrant, before: CustomerGrant): boolean {
  if (!isHigherLimit(grant.orderLimitCents, ownLimitCents)) return false;
  const isRaised = isHigherLimit(grant.orderLimitCents, before.orderLimitCents);
  return isRaised || limitedRights.some((right) => grant.rights.includes(right) && !before.rights.includes(right));
}
