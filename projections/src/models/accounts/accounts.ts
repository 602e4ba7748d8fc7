import type { AccountEvent } from '@talloor/events/account/account.ts';
import type { CustomerEvent } from '@talloor/events/customer/customer.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Projector, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { accountCustomersTable, accountsTable, customerStandingsTable, type Standing } from '../../tables/accounts.ts';

/** What people chose about mails is a read model of its own, and how they sign in is nothing to show. */
type Unshown =
  | 'AccountBasketReminderChosen'
  | 'AccountActivated'
  | 'AccountLockedOut'
  | 'AccountPasswordResetRequested'
  | 'AccountUsernameReminderRequested'
  | 'AccountPasswordChanged';
type Handled = Exclude<AccountEvent, { type: Unshown }> | CustomerEvent;

/** Who may sign in, for whom they order and how those customers stand. */
export const accounts: Projector<Handled> = {
  name: 'accounts',
  version: 1,
  tables: [accountsTable, accountCustomersTable, customerStandingsTable],
  handles: [
    'AccountRegistered',
    'AccountSuspended',
    'AccountCancelled',
    'CustomerLinked',
    'CustomerUnlinked',
    'CustomerOpened',
    'CustomerSuspended',
    'CustomerReactivated',
    'CustomerCancelled',
  ],
  project: projectAccounts,
};

function projectAccounts({ event, streamId }: DecodedEvent<Handled>): readonly RowOperation[] {
  const userId = streamId.slice('account-'.length);
  const account = (status: Standing): RowOperation[] => [
    { kind: 'update', table: accountsTable.name, key: { user_id: userId }, values: { status } },
  ];
  const customer = (status: Standing): RowOperation[] => {
    const key = { customer_number: streamId.slice('customer-'.length) };
    return [{ kind: 'upsert', table: customerStandingsTable.name, key, values: { status } }];
  };
  switch (event.type) {
    case 'AccountRegistered': {
      const { username, firstName, lastName, language, roles } = event.data;
      const values = { username, first_name: firstName, last_name: lastName, language, roles, status: 'active' };
      return [{ kind: 'upsert', table: accountsTable.name, key: { user_id: userId }, values }];
    }
    case 'AccountSuspended':
      return account('suspended');
    case 'AccountCancelled':
      return account('cancelled');
    case 'CustomerLinked': {
      const key = { user_id: userId, customer_number: event.data.customerNumber };
      return [{ kind: 'upsert', table: accountCustomersTable.name, key, values: {} }];
    }
    case 'CustomerUnlinked': {
      const key = { user_id: userId, customer_number: event.data.customerNumber };
      return [{ kind: 'delete', table: accountCustomersTable.name, key }];
    }
    case 'CustomerOpened':
    case 'CustomerReactivated':
      return customer('active');
    case 'CustomerSuspended':
      return customer('suspended');
    case 'CustomerCancelled':
      return customer('cancelled');
    default:
      return event satisfies never;
  }
}
