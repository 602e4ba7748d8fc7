import { z } from 'zod';

/** For one customer (spec after-ordering §6, ADR 0106). */
export const customerRights = [
  'order',
  'approve',
  'lists',
  'returns',
  'receive',
  'recalls',
  'see_prices',
  'see_invoices',
  'portal',
] as const;
export const customerRight = z.enum(customerRights);
export type CustomerRight = z.output<typeof customerRight>;

/** Rights that roles give. */
export const customerActs = [
  'order',
  'lists',
  'returns',
  'receive',
  'recalls',
  'see_invoices',
  'portal',
] as const satisfies readonly CustomerRight[];
export type CustomerAct = (typeof customerActs)[number];

export const customerRoles = ['reads', 'orders', 'receives', 'manages'] as const;
export type CustomerRole = (typeof customerRoles)[number];

export const actsOfRole: Readonly<Record<CustomerRole, readonly CustomerAct[]>> = {
  reads: [],
  orders: ['order', 'lists', 'returns'],
  receives: ['returns', 'receive', 'recalls'],
  manages: customerActs,
};

export const standardRights: readonly CustomerRight[] = [
  ...new Set([...actsOfRole.orders, ...actsOfRole.receives]),
  'see_prices',
  'see_invoices',
];

export const rolesOf = (rights: readonly CustomerRight[]): CustomerRole[] =>
  customerRoles.filter((role) =>
    role === 'reads'
      ? !customerActs.some((act) => rights.includes(act))
      : actsOfRole[role].every((act) => rights.includes(act)),
  );

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

/** Invoices need prices, thus give them. */
export function withRight(rights: readonly CustomerRight[], right: CustomerRight, isGiven: boolean): CustomerRight[] {
  if (!isGiven) return completeRights(rights.filter((held) => held !== right));
  return completeRights([...rights, right, ...(right === 'see_invoices' ? pricesOnly : [])]);
}

/** Acts of the roles that stay are kept. */
export function withRole(rights: readonly CustomerRight[], role: CustomerRole, isGiven: boolean): CustomerRight[] {
  if (role === 'reads') return completeRights(isGiven ? rights.filter((right) => !isActOf('manages', right)) : rights);
  if (isGiven) return completeRights([...rights, ...actsOfRole[role], ...(role === 'manages' ? pricesOnly : [])]);
  const kept = rolesOf(rights).filter((other) => other !== role && other !== 'manages');
  const keptActs = new Set<CustomerRight>(kept.flatMap((other) => actsOfRole[other]));
  return completeRights(rights.filter((right) => keptActs.has(right) || !isActOf(role, right)));
}

const pricesOnly: readonly CustomerRight[] = ['see_prices'];
const isActOf = (role: CustomerRole, right: CustomerRight): boolean => actsOfRole[role].some((act) => act === right);

export const standardGrant: CustomerGrant = { rights: completeRights(standardRights), orderLimitCents: null };

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
