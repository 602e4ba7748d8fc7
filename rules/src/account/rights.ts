import { z } from 'zod';

/** What a user may do for one customer; each right stands for itself (spec after-ordering §6, ADR 0106). */
export const customerRights = ['order', 'approve', 'see_prices', 'see_invoices', 'portal'] as const;
export const customerRight = z.enum(customerRights);
export type CustomerRight = z.output<typeof customerRight>;

/** What a user has who was linked to a customer and given nothing else: all but approving and the portal. */
export const standardRights: readonly CustomerRight[] = ['order', 'see_prices', 'see_invoices'];

/** What a user may do for one customer, and up to which amount alone. */
export type CustomerGrant = {
  readonly rights: readonly CustomerRight[];
  /** Cents excluding VAT and deposit, delivery included: a larger order waits for an approver. Null is no limit. */
  readonly orderLimitCents: number | null;
};

/** Cents of the highest limit that can be set: beyond it none is meant. */
export const highestOrderLimitCents = 100_000_000;

/** Rights as they hold together: in one order, and who approves sees what it costs. */
export const wholeRights = (rights: readonly CustomerRight[]): CustomerRight[] =>
  customerRights.filter((right) => rights.includes(right) || (right === 'see_prices' && rights.includes('approve')));

export const standardGrant: CustomerGrant = { rights: standardRights, orderLimitCents: null };

/** Whether a user has a right at a customer. @param rights the user's there; the standard ones where nobody set them */
export const isGranted = (rights: readonly CustomerRight[] | undefined, right: CustomerRight): boolean =>
  (rights ?? standardRights).includes(right);

/** Whether one limit reaches further than another; null is none. */
export const isHigherLimit = (limitCents: number | null, thanCents: number | null): boolean =>
  thanCents !== null && (limitCents === null || limitCents > thanCents);

/** Rights that somebody without the limit could pass it by, or have it passed by. */
const limitedRights: readonly CustomerRight[] = ['order', 'approve', 'portal'];

/**
 * Whether who gives this gives more than they have themselves: a limit above their own, or none, or a right to order, to approve or
 * to manage to somebody who keeps such a limit. What the other had before is not given, and may be lowered (ADR 0106).
 * @param ownLimitCents of who gives; null is no limit
 */
export function isAboveOwnLimit(ownLimitCents: number | null, given: CustomerGrant, before: CustomerGrant): boolean {
  if (!isHigherLimit(given.orderLimitCents, ownLimitCents)) return false;
  const isRaised = isHigherLimit(given.orderLimitCents, before.orderLimitCents);
  return isRaised || limitedRights.some((right) => given.rights.includes(right) && !before.rights.includes(right));
}
