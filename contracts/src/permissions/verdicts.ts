import { type Endpoint, isGranted } from '../endpoint.ts';
import { defaultOfficeRights, officeRoles, type OfficeRole } from '@talloor/rules/account/officeRights.ts';
import {
  actsOfRole,
  completeRights,
  customerRights,
  customerRoles,
  standardRights,
  type CustomerRight,
  type CustomerRole,
} from '@talloor/rules/account/rights.ts';
import { ownedThings, type OwnedThing } from './things.ts';

/**
 * `unchosen`: several customers, none chosen; `looking`: office employee who views as a customer user (ADR 0105);
 * `machine`: API key.
 */
export const callers = [
  'visitor',
  ...customerRoles,
  'customer',
  'unchosen',
  ...officeRoles,
  'looking',
  'machine',
] as const;
export type CallerRole = (typeof callers)[number];

/** 401: no login; 403: wrong role or read-only session; 409: no customer chosen; 404: not the owner. */
export type Verdict = 'yes' | 'sign in' | 'denied' | 'read only' | 'choose' | 'not found';

const isOffice = (caller: CallerRole): caller is OfficeRole => officeRoles.some((role) => role === caller);

const isRole = (caller: CallerRole): caller is CustomerRole => customerRoles.some((role) => role === caller);

export const rightsOf = (caller: CallerRole): readonly CustomerRight[] =>
  !isRole(caller)
    ? standardRights
    : caller === 'manages'
      ? customerRights
      : completeRights([...actsOfRole[caller], 'see_prices']);

/** Independent copy of the platform's rule. Roles have their default rights. */
export function verdictOf(endpoint: Endpoint, caller: CallerRole): Verdict {
  const { permission, side, endsView, inPunchOut } = endpoint;
  // Nobody here came from a buyer's system.
  if (inPunchOut === 'only') return permission.kind === 'anyone' ? 'yes' : 'sign in';
  if (caller === 'looking' && side === 'command' && endsView !== true) return 'read only';
  const isSignedIn = caller !== 'visitor' && caller !== 'machine';
  switch (permission.kind) {
    case 'anyone':
      return 'yes';
    case 'api-key':
      return caller === 'machine' ? 'yes' : 'sign in';
    case 'user':
      if (!isSignedIn) return 'sign in';
      if (permission.right === undefined) return 'yes';
      if (isOffice(caller)) return 'not found';
      return caller === 'unchosen' || isGranted(rightsOf(caller), permission.right) ? 'yes' : 'denied';
    case 'office':
      if (!isSignedIn) return 'sign in';
      return isOffice(caller) && defaultOfficeRights[caller].includes(permission.right) ? 'yes' : 'denied';
    case 'customer':
      if (!isSignedIn) return 'sign in';
      if (isOffice(caller)) return 'denied';
      if (permission.right !== undefined && !isGranted(rightsOf(caller), permission.right)) return 'denied';
      if (caller !== 'unchosen') return 'yes';
      return side === 'query' && /:\w/.test(endpoint.path) ? 'not found' : 'choose';
    default:
      return permission satisfies never;
  }
}

export function ownedBy({ names = {} }: Endpoint): readonly [parameter: string, thing: OwnedThing] | null {
  for (const [parameter, thing] of Object.entries(names)) if (isOwned(thing)) return [parameter, thing];
  return null;
}

const isOwned = (thing: string): thing is OwnedThing => Object.hasOwn(ownedThings, thing);

/** The office may see all. */
export function verdictOfOthers(endpoint: Endpoint, owner: 'another customer' | 'a colleague'): Verdict | null {
  const { kind } = endpoint.permission;
  if (kind === 'office') return 'yes';
  const owned = ownedBy(endpoint);
  if (owned === null) return null;
  return owner === 'a colleague' && ownedThings[owned[1]] === 'customer' ? 'yes' : 'not found';
}
