import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';

export const role = z.enum(['customer', 'sales-support', 'auditor', 'admin']);
export type Role = z.output<typeof role>;

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
  /** Whether a mail reminds of a basket that is left before its deadline; without a choice it does. */
  AccountBasketReminderChosen: defineEvent('AccountBasketReminderChosen', z.object({ isWanted: z.boolean() })),
  /** Whoever reads the mail of a known contact followed its link: the login is theirs. */
  AccountActivated: defineEvent('AccountActivated', z.object({ registrationId: digits })),
  CustomerLinked: defineEvent('CustomerLinked', z.object({ customerNumber: digits })),
  CustomerUnlinked: defineEvent('CustomerUnlinked', z.object({ customerNumber: digits })),
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
      language: 'nl' | 'fr';
      roles: Role[];
      customers: string[];
      /** Whether a mail reminds of a basket that is left. */
      basketReminder: boolean;
    };
export const noAccount: AccountState = { status: 'none' };

/** Folds one event into an account. */
export function evolveAccount(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountRegistered')
    return { status: 'active', ...event.data, customers: [], basketReminder: true };
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'AccountSuspended':
      return { ...state, status: 'suspended' };
    case 'AccountCancelled':
      return { ...state, status: 'cancelled' };
    case 'AccountBasketReminderChosen':
      return { ...state, basketReminder: event.data.isWanted };
    case 'AccountActivated':
      return state;
    case 'CustomerLinked':
      return { ...state, customers: [...new Set([...state.customers, event.data.customerNumber])] };
    case 'CustomerUnlinked':
      return { ...state, customers: state.customers.filter((c) => c !== event.data.customerNumber) };
    default:
      return event satisfies never;
  }
}
