import type { AccountEvent } from '@talloor/events/account/account.ts';
import type { AccountProfile } from '@talloor/events/account/profile.ts';
import type { CustomerEvent } from '@talloor/events/customer/customer.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import {
  accountsModel,
  accountCustomersTable,
  accountPasskeysTable,
  accountsTable,
  customerStandingsTable,
  type AccountStatus,
} from '../../tables/accounts.ts';

/** Mail choices and address requests are shown elsewhere; sign-in methods nowhere. */
type Handled = Extract<AccountEvent | CustomerEvent, { type: (typeof accountsModel.on)[number] }>;

export const accounts = createProjector<Handled>(accountsModel, projectAccounts);

function projectAccounts({ event, streamId, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const userId = streamId.slice('account-'.length);
  const account = (values: Row): RowOperation[] => [
    { kind: 'update', table: accountsTable.name, key: { user_id: userId }, values },
  ];
  const customer = (status: AccountStatus): RowOperation[] => {
    const key = { customer_number: streamId.slice('customer-'.length) };
    return [{ kind: 'upsert', table: customerStandingsTable.name, key, values: { status } }];
  };
  switch (event.type) {
    case 'AccountRegistered': {
      const { username, firstName, lastName, email, language, roles } = event.data;
      const values = { username, first_name: firstName, last_name: lastName, email, language, roles, status: 'active' };
      return [{ kind: 'upsert', table: accountsTable.name, key: { user_id: userId }, values }];
    }
    case 'AccountReactivated':
      return account({ status: 'active' });
    case 'AccountSuspended':
      return account({ status: 'suspended' });
    case 'AccountCancelled':
      return account({ status: 'cancelled' });
    case 'AccountProfileChanged':
      return account(profileRow(event.data));
    case 'AccountEmailChangeAsked':
      return account({ wanted_email: event.data.email, wanted_email_until: event.data.until });
    case 'AccountEmailConfirmed':
      return account({ email: event.data.email, wanted_email: null, wanted_email_until: null });
    case 'AccountUsernameChanged':
      return account({ username: event.data.username });
    case 'AccountRolesChanged':
      return account({ roles: event.data.roles });
    case 'AccountErasureRequested':
      return account({ erasure_requested_at: metadata.occurredAt });
    case 'AccountPasskeyAdded': {
      const { passkeyId, name } = event.data;
      const values = { user_id: userId, name, added_at: metadata.occurredAt };
      return [{ kind: 'upsert', table: accountPasskeysTable.name, key: { passkey_id: passkeyId }, values }];
    }
    case 'AccountPasskeyRemoved':
      return [{ kind: 'delete', table: accountPasskeysTable.name, key: { passkey_id: event.data.passkeyId } }];
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

const profileRow = (profile: AccountProfile): Row => ({
  gender: profile.gender,
  first_name: profile.firstName,
  last_name: profile.lastName,
  phone_1: profile.phone1,
  phone_2: profile.phone2,
  email: profile.email,
  position: profile.position,
  language: profile.language,
  company_type: profile.companyType,
  extra_contact_name: profile.extraContactName,
  extra_contact_email: profile.extraContactEmail,
});
