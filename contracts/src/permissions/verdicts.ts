import { type Endpoint, isGranted } from '../endpoint.ts';
import { ownedThings, type OwnedThing } from './things.ts';

/**
 * Who calls. `customer`: a customer user with the standard rights; `manager`: one with all of them; `unchosen`: one who has several
 * customers and chose none yet; `looking`: somebody of the office in a session that looks as a customer user (ADR 0105);
 * `machine`: an API key, no session.
 */
export const callers = [
  'visitor',
  'customer',
  'manager',
  'unchosen',
  'sales-support',
  'auditor',
  'admin',
  'looking',
  'machine',
] as const;
export type CallerRole = (typeof callers)[number];

/**
 * What becomes of a call: it is let through, or refused because nobody is signed in (401), the role does not fit (403), the session only reads (403), no
 * customer is chosen (409), or what it names is not theirs (404).
 */
export type Verdict = 'yes' | 'sign in' | 'denied' | 'read only' | 'choose' | 'not found';

/** What becomes of this caller's call for what is the caller's own: the rule that the platform follows, said a second time. */
export function verdictOf(endpoint: Endpoint, caller: CallerRole): Verdict {
  const { permission, side, endsView } = endpoint;
  if (caller === 'looking' && side === 'command' && endsView !== true) return 'read only';
  const isSignedIn = caller !== 'visitor' && caller !== 'machine';
  switch (permission.kind) {
    case 'anyone':
      return 'yes';
    case 'api-key':
      return caller === 'machine' ? 'yes' : 'sign in';
    case 'user':
      return isSignedIn ? 'yes' : 'sign in';
    case 'office':
      if (!isSignedIn) return 'sign in';
      return permission.roles.some((role) => role === caller) ? 'yes' : 'denied';
    case 'customer':
      if (!isSignedIn) return 'sign in';
      if (caller === 'manager') return 'yes';
      if (caller !== 'customer' && caller !== 'looking' && caller !== 'unchosen') return 'denied';
      if (permission.right !== undefined && !isGranted(undefined, permission.right)) return 'denied';
      if (caller !== 'unchosen') return 'yes';
      return side === 'query' && /:\w/.test(endpoint.path) ? 'not found' : 'choose';
    default:
      return permission satisfies never;
  }
}

/** What an endpoint names that is somebody's: the parameter and the thing; null where it names none. */
export function ownedBy({ names = {} }: Endpoint): readonly [parameter: string, thing: OwnedThing] | null {
  for (const [parameter, thing] of Object.entries(names)) if (isOwned(thing)) return [parameter, thing];
  return null;
}

const isOwned = (thing: string): thing is OwnedThing => Object.hasOwn(ownedThings, thing);

/**
 * What becomes of the call of somebody who may call, for what is another customer's, or a colleague's of the same customer.
 * Null where it names nothing that is anybody's: it can only be about the caller's own. The office may see everybody's.
 */
export function verdictOfOthers(endpoint: Endpoint, whose: 'another customer' | 'a colleague'): Verdict | null {
  const { kind } = endpoint.permission;
  if (kind === 'office') return 'yes';
  const owned = ownedBy(endpoint);
  if (owned === null) return null;
  return whose === 'a colleague' && ownedThings[owned[1]] === 'customer' ? 'yes' : 'not found';
}
