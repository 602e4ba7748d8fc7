import { z } from 'zod';
import { addActs, customerGrant } from './customerGrant.ts';
import { acceptedTerms, type AcceptedTerms } from './acceptedTerms.ts';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';
import { emailChangeEvents, type WantedEmail } from './emailChange.ts';
import { evolvePasskeys, type KeptPasskey } from './passkeys.ts';
import { officeRoles } from '../officeRoles.ts';
import { accountProfile, noProfile, type AccountProfile } from './profile.ts';
import { statisticsEvents } from './statistics.ts';
import { within } from '../within.ts';

export const role = z.enum(['customer', ...officeRoles]);
export type Role = z.output<typeof role>;

const linkedCustomer = z.object({ customerNumber: digits, reason: within(200).optional() });
/** Stream `account-{userId}`. Events hold no secrets: command-api keeps password hashes in its own table. */
export const accountEvents = {
  AccountRegistered: defineEvent(
    'AccountRegistered',
    z.object({
      userId: digits,
      username: personal(z.string()),
      firstName: personal(z.string()),
      lastName: personal(z.string()),
      email: personal(z.string()),
      language: z.enum(['nl', 'fr']),
      roles: z.array(role).min(1),
    }),
    { personOf: (data) => data.userId },
  ),
  AccountSuspended: defineEvent('AccountSuspended', z.object({ reason: within(200) })),
  AccountCancelled: defineEvent('AccountCancelled', z.object({ reason: within(200) })),
  AccountReactivated: defineEvent('AccountReactivated', z.object({ reason: within(200) })),
  AccountUnlocked: defineEvent('AccountUnlocked', z.object({ reason: within(200) })),
  /** A mail before the deadline of an unfinished basket. Default: yes. */
  AccountBasketReminderChosen: defineEvent('AccountBasketReminderChosen', z.object({ isWanted: z.boolean() })),
  AccountActivated: defineEvent('AccountActivated', z.object({ registrationId: digits })),
  /** Failed logins in a row; a reset link still works (after-ordering.md §4). */
  AccountLockedOut: defineEvent('AccountLockedOut', z.object({ attempts: z.int().positive(), blockedUntil: instant })),
  /** The link for a new password is derived from this event's id (ADR 0100). */
  AccountPasswordResetRequested: defineEvent(
    'AccountPasswordResetRequested',
    z.object({
      requestedAt: instant,
      linkMinutes: z.int().positive(),
      /** Absent when the user requested the link. */
      reason: within(200).optional(),
    }),
  ),
  AccountUsernameReminderRequested: defineEvent('AccountUsernameReminderRequested', z.object({ requestedAt: instant })),
  /** `link`: by a reset link. `profile`: with the old password. */
  AccountPasswordChanged: defineEvent('AccountPasswordChanged', z.object({ way: z.enum(['link', 'profile']) })),
  /** Replaces name, address and language of `AccountRegistered`. */
  AccountProfileChanged: defineEvent('AccountProfileChanged', accountProfile, { personOf: (data) => data.userId }),
  AccountUsernameChanged: defineEvent(
    'AccountUsernameChanged',
    z.object({ userId: digits, username: personal(within(60)) }),
    { personOf: (data) => data.userId },
  ),
  ...emailChangeEvents,
  /** The public key is a row of command-api. */
  AccountPasskeyAdded: defineEvent(
    'AccountPasskeyAdded',
    z.object({ userId: digits, passkeyId: z.uuid(), name: personal(within(60)) }),
    { personOf: (data) => data.userId },
  ),
  AccountPasskeyRemoved: defineEvent('AccountPasskeyRemoved', z.object({ passkeyId: z.uuid() })),
  AccountTermsAccepted: defineEvent('AccountTermsAccepted', acceptedTerms.extend({ acceptedAt: instant })),
  /** A request only; the office carries it out (ADR 0034). */
  AccountErasureRequested: defineEvent('AccountErasureRequested', z.object({})),
  ...statisticsEvents,
  /** Replaces the roles of a person of the office. */
  AccountRolesChanged: defineEvent(
    'AccountRolesChanged',
    z.object({ roles: z.array(z.enum(officeRoles)).min(1), reason: within(200) }),
  ),
  /** The reason of the office; a registration needs none. */
  CustomerLinked: defineEvent('CustomerLinked', linkedCustomer),
  CustomerUnlinked: defineEvent('CustomerUnlinked', linkedCustomer),
  CustomerRightsChanged: defineEvent(
    'CustomerRightsChanged',
    customerGrant.extend({ customerNumber: digits, reason: within(200).optional() }),
    { version: 2, upcasters: [addActs] },
  ),
};
export type AccountEvent = EventIn<typeof accountEvents>;

export const accountStream = (userId: string): string => `account-${userId}`;

export type AccountState =
  | { status: 'none' }
  | {
      status: 'active' | 'suspended' | 'cancelled';
      userId: string;
      username: string | null;
      firstName: string | null;
      lastName: string | null;
      email: string | null;
      wantedEmail: WantedEmail | null;
      language: 'nl' | 'fr';
      roles: Role[];
      customers: string[];
      /** By customer number. A link without an entry has the standard rights. */
      grants: Record<string, z.output<typeof customerGrant>>;
      basketReminder: boolean;
      /** Last request since the current password was set. */
      resetRequestedAt: string | null;
      reminderRequestedAt: string | null;
      profile: Omit<AccountProfile, 'userId' | 'firstName' | 'lastName' | 'email' | 'language'>;
      passkeys: KeptPasskey[];
      erasureRequested: boolean;
      /** Null: no recorded acceptance. */
      acceptedTerms: AcceptedTerms | null;
    };
export const noAccount: AccountState = { status: 'none' };

export function evolveAccount(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountRegistered')
    return {
      status: 'active',
      ...event.data,
      wantedEmail: null,
      customers: [],
      grants: {},
      basketReminder: true,
      resetRequestedAt: null,
      reminderRequestedAt: null,
      profile: noProfile,
      passkeys: [],
      erasureRequested: false,
      acceptedTerms: null,
    };
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'AccountSuspended':
      return { ...state, status: 'suspended' };
    case 'AccountCancelled':
      return { ...state, status: 'cancelled' };
    case 'AccountReactivated':
      return { ...state, status: 'active' };
    case 'AccountUnlocked':
    case 'AccountStatisticsRequested':
      return state;
    case 'AccountBasketReminderChosen':
      return { ...state, basketReminder: event.data.isWanted };
    case 'AccountActivated':
      return state;
    case 'AccountLockedOut':
      return state;
    case 'AccountPasswordResetRequested':
      return { ...state, resetRequestedAt: event.data.requestedAt };
    case 'AccountUsernameReminderRequested':
      return { ...state, reminderRequestedAt: event.data.requestedAt };
    case 'AccountPasswordChanged':
      return { ...state, resetRequestedAt: null };
    case 'AccountProfileChanged': {
      const { userId: _, firstName, lastName, email, language, ...profile } = event.data;
      return { ...state, firstName, lastName, email, language, profile };
    }
    case 'AccountEmailChangeAsked': {
      const { email, requestedAt, until } = event.data;
      return { ...state, wantedEmail: { email, requestedAt, until } };
    }
    case 'AccountEmailConfirmed':
      return { ...state, email: event.data.email, wantedEmail: null };
    case 'AccountUsernameChanged':
      return { ...state, username: event.data.username };
    case 'AccountPasskeyAdded':
    case 'AccountPasskeyRemoved':
      return { ...state, passkeys: evolvePasskeys(state.passkeys, event) };
    case 'AccountErasureRequested':
      return { ...state, erasureRequested: true };
    case 'AccountTermsAccepted': {
      const { acceptedAt: _, ...terms } = event.data;
      return { ...state, acceptedTerms: terms };
    }
    case 'AccountRolesChanged':
      return { ...state, roles: event.data.roles };
    case 'CustomerLinked':
      return { ...state, customers: [...new Set([...state.customers, event.data.customerNumber])] };
    case 'CustomerUnlinked': {
      const { [event.data.customerNumber]: _, ...grants } = state.grants;
      return { ...state, grants, customers: state.customers.filter((c) => c !== event.data.customerNumber) };
    }
    case 'CustomerRightsChanged': {
      const { customerNumber, rights, orderLimitCents } = event.data;
      return { ...state, grants: { ...state.grants, [customerNumber]: { rights, orderLimitCents } } };
    }
    default:
      return event satisfies never;
  }
}

export const accountFold = {
  category: 'account',
  stateVersion: 10,
  initial: noAccount,
  evolve: evolveAccount,
};
