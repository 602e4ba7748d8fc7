import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';
import { emailChangeEvents, type WantedEmail } from './emailChange.ts';
import { evolvePasskeys, type KeptPasskey } from './passkeys.ts';
import { accountProfile, noProfile, type AccountProfile } from './profile.ts';

export const role = z.enum(['customer', 'sales-support', 'auditor', 'admin']);
export type Role = z.output<typeof role>;

const linkedCustomer = z.object({ customerNumber: digits, reason: z.string().max(200).optional() });
/** What a user may do for a customer (ADR 0106). */
export const customerGrant = z.object({
  rights: z.array(z.enum(['order', 'approve', 'see_prices', 'see_invoices', 'portal'])),
  /** Cents excluding VAT and deposit, delivery included; null is no limit. */
  orderLimitCents: z.int().nonnegative().nullable(),
});

/** Stream `account-{userId}`. No secret is ever in an event: password hashes live in command-api's own table. */
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
  AccountSuspended: defineEvent('AccountSuspended', z.object({ reason: z.string().max(200) })),
  AccountCancelled: defineEvent('AccountCancelled', z.object({ reason: z.string().max(200) })),
  AccountReactivated: defineEvent('AccountReactivated', z.object({ reason: z.string().max(200) })),
  /** The office ended a block before its time. */
  AccountUnlocked: defineEvent('AccountUnlocked', z.object({ reason: z.string().max(200) })),
  /** Whether a mail reminds of a basket that is left before its deadline; without a choice it does. */
  AccountBasketReminderChosen: defineEvent('AccountBasketReminderChosen', z.object({ isWanted: z.boolean() })),
  /** Whoever reads the mail of a known contact followed its link: the login is theirs. */
  AccountActivated: defineEvent('AccountActivated', z.object({ registrationId: digits })),
  /** Failed attempts in a row blocked its login; a reset link still lets its owner in (after-ordering.md §4). */
  AccountLockedOut: defineEvent('AccountLockedOut', z.object({ attempts: z.int().positive(), blockedUntil: instant })),
  /** Somebody who knew its username and e-mail asked for a link; the link is made of this event's id (ADR 0100). */
  AccountPasswordResetRequested: defineEvent(
    'AccountPasswordResetRequested',
    z.object({
      requestedAt: instant,
      linkMinutes: z.int().positive(),
      /** Why the office sent it; absent where the user asked. */
      reason: z.string().max(200).optional(),
    }),
  ),
  /** Somebody who knew its e-mail asked for its username. */
  AccountUsernameReminderRequested: defineEvent('AccountUsernameReminderRequested', z.object({ requestedAt: instant })),
  /** By a link from a mail, or by whoever was signed in and knew the old one. */
  AccountPasswordChanged: defineEvent('AccountPasswordChanged', z.object({ way: z.enum(['link', 'profile']) })),
  /** The whole profile as it is from now on; what `AccountRegistered` said of names, address and language is replaced. */
  AccountProfileChanged: defineEvent('AccountProfileChanged', accountProfile, { personOf: (data) => data.userId }),
  AccountUsernameChanged: defineEvent(
    'AccountUsernameChanged',
    z.object({ userId: digits, username: personal(z.string().max(60)) }),
    { personOf: (data) => data.userId },
  ),
  ...emailChangeEvents,
  /** A way to sign in without a password; its keys live in command-api's own table. */
  AccountPasskeyAdded: defineEvent(
    'AccountPasskeyAdded',
    z.object({ userId: digits, passkeyId: z.uuid(), name: personal(z.string().max(60)) }),
    { personOf: (data) => data.userId },
  ),
  AccountPasskeyRemoved: defineEvent('AccountPasskeyRemoved', z.object({ passkeyId: z.uuid() })),
  /** The person wants everything about them to be erased; the office does it (ADR 0034). */
  AccountErasureRequested: defineEvent('AccountErasureRequested', z.object({})),
  /** The office says why; a registration needs no reason. */
  CustomerLinked: defineEvent('CustomerLinked', linkedCustomer),
  CustomerUnlinked: defineEvent('CustomerUnlinked', linkedCustomer),
  /** What the user may now do for one of its customers, and up to which amount alone; all of it, not what changed. */
  /** The office says why; who manages the customer's users needs no reason. */
  CustomerRightsChanged: defineEvent(
    'CustomerRightsChanged',
    customerGrant.extend({ customerNumber: digits, reason: z.string().max(200).optional() }),
  ),
};
export type AccountEvent = EventIn<typeof accountEvents>;

/** Stream of an account. */
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
      /** The address that is to take its place, once its link was followed; null where none waits. */
      wantedEmail: WantedEmail | null;
      language: 'nl' | 'fr';
      roles: Role[];
      customers: string[];
      /** By customer number, where somebody set them; a link that nobody touched has the standard ones. */
      grants: Record<string, z.output<typeof customerGrant>>;
      /** Whether a mail reminds of a basket that is left. */
      basketReminder: boolean;
      /** When a link for a new password was last asked for; null where none was since the password is what it is. */
      resetRequestedAt: string | null;
      /** When the username was last asked for by mail. */
      reminderRequestedAt: string | null;
      /** What the person told beside name, e-mail and language. */
      profile: Omit<AccountProfile, 'userId' | 'firstName' | 'lastName' | 'email' | 'language'>;
      passkeys: KeptPasskey[];
      erasureRequested: boolean;
    };
export const noAccount: AccountState = { status: 'none' };

/** Folds one event into an account. */
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
