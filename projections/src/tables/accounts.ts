import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** Accounts with their names, which read null once the person is erased. */
export const accountsTable = {
  name: 'accounts_1',
  columns: {
    user_id: 'text not null',
    username: 'text',
    first_name: 'text',
    last_name: 'text',
    language: 'text not null',
    roles: 'jsonb not null',
    /** active, suspended or cancelled */
    status: 'text not null',
  },
  primaryKey: ['user_id'],
  personal: { username: 'user_id', first_name: 'user_id', last_name: 'user_id' },
} as const satisfies TableDefinition;

export const accountCustomersTable = {
  name: 'account_customers_1',
  columns: { user_id: 'text not null', customer_number: 'text not null' },
  primaryKey: ['user_id', 'customer_number'],
} as const satisfies TableDefinition;

/** Standing of every customer; names and conditions are reference data in the catalogue. */
export const customerStandingsTable = {
  name: 'customer_standings_1',
  columns: { customer_number: 'text not null', status: 'text not null' },
  primaryKey: ['customer_number'],
} as const satisfies TableDefinition;

export type Standing = 'active' | 'suspended' | 'cancelled';
