import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const accountsModel = defineReadModel({
  name: 'accounts',
  version: 3,
  on: [
    'AccountRegistered',
    'AccountSuspended',
    'AccountReactivated',
    'AccountCancelled',
    'AccountProfileChanged',
    'AccountEmailChangeAsked',
    'AccountEmailConfirmed',
    'AccountUsernameChanged',
    'AccountPasskeyAdded',
    'AccountPasskeyRemoved',
    'AccountErasureRequested',
    'AccountRolesChanged',
    'CustomerLinked',
    'CustomerUnlinked',
    'CustomerOpened',
    'CustomerSuspended',
    'CustomerReactivated',
    'CustomerCancelled',
  ],
  tables: {
    /** Personal values read null after erasure. */
    accounts: {
      columns: {
        user_id: 'text not null',
        username: 'text',
        first_name: 'text',
        last_name: 'text',
        email: 'text',
        /** ISO expiry of the link, or null. */
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
        roles: typed<readonly string[]>('jsonb not null'),
        status: typed<AccountStatus>('text not null'),
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
    },
    account_customers: {
      columns: { user_id: 'text not null', customer_number: 'text not null' },
      primaryKey: ['user_id', 'customer_number'],
    },
    account_passkeys: {
      columns: { passkey_id: 'text not null', user_id: 'text not null', name: 'text', added_at: 'text not null' },
      primaryKey: ['passkey_id'],
      indexes: { user: '(user_id)' },
      personal: { name: 'user_id' },
    },
    /** Names and conditions are reference data in the catalogue. */
    customer_standings: {
      columns: { customer_number: 'text not null', status: typed<AccountStatus>('text not null') },
      primaryKey: ['customer_number'],
    },
  },
});
export const {
  accounts: accountsTable,
  account_customers: accountCustomersTable,
  account_passkeys: accountPasskeysTable,
  customer_standings: customerStandingsTable,
} = accountsModel.tables;

export type AccountStatus = 'active' | 'suspended' | 'cancelled';
