import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** Accounts with all that people told about themselves, which reads null once the person is erased. */
export const accountsTable = {
  name: 'accounts_3',
  columns: {
    user_id: 'text not null',
    username: 'text',
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    /** Waits for its link until then, an ISO instant; null where none does. */
    wanted_email: 'text',
    wanted_email_until: 'text',
    gender: 'text',
    phone_1: 'text',
    phone_2: 'text',
    position: 'text',
    company_type: 'text',
    extra_contact_name: 'text',
    extra_contact_email: 'text',
    language: 'text not null',
    roles: 'jsonb not null',
    /** active, suspended or cancelled */
    status: 'text not null',
    /** When the person asked to be erased; null where nobody did. */
    erasure_requested_at: 'text',
  },
  primaryKey: ['user_id'],
  personal: {
    username: 'user_id',
    first_name: 'user_id',
    last_name: 'user_id',
    email: 'user_id',
    wanted_email: 'user_id',
    gender: 'user_id',
    phone_1: 'user_id',
    phone_2: 'user_id',
    position: 'user_id',
    company_type: 'user_id',
    extra_contact_name: 'user_id',
    extra_contact_email: 'user_id',
  },
} as const satisfies TableDefinition;

export const accountCustomersTable = {
  name: 'account_customers_3',
  columns: { user_id: 'text not null', customer_number: 'text not null' },
  primaryKey: ['user_id', 'customer_number'],
} as const satisfies TableDefinition;

/** Passkeys by what people called them. */
export const accountPasskeysTable = {
  name: 'account_passkeys_3',
  columns: { passkey_id: 'text not null', user_id: 'text not null', name: 'text', added_at: 'text not null' },
  primaryKey: ['passkey_id'],
  indexes: { account_passkeys_3_user: '(user_id)' },
  personal: { name: 'user_id' },
} as const satisfies TableDefinition;

/** Standing of every customer; names and conditions are reference data in the catalogue. */
export const customerStandingsTable = {
  name: 'customer_standings_3',
  columns: { customer_number: 'text not null', status: 'text not null' },
  primaryKey: ['customer_number'],
} as const satisfies TableDefinition;

export type Standing = 'active' | 'suspended' | 'cancelled';
