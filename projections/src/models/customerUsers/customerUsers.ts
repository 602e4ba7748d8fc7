import type { AccountEvent } from '@talloor/events/account/account.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import { customerUsersModel, customerUsersTable } from '../../tables/customerUsers.ts';

type Handled = Extract<AccountEvent, { type: 'CustomerLinked' | 'CustomerUnlinked' | 'CustomerRightsChanged' }>;

export const customerUsers = createProjector<Handled>(customerUsersModel, ({ event, streamId }) => {
  const { customerNumber } = event.data;
  const row = {
    table: customerUsersTable.name,
    key: { customer_number: customerNumber, user_id: streamId.slice('account-'.length) },
  };
  switch (event.type) {
    case 'CustomerLinked':
      return [{ kind: 'upsert', ...row, values: {} }];
    case 'CustomerUnlinked':
      return [{ kind: 'delete', ...row }];
    case 'CustomerRightsChanged': {
      const { rights, orderLimitCents } = event.data;
      return [{ kind: 'upsert', ...row, values: { rights, order_limit: orderLimitCents } }];
    }
    default:
      return event satisfies never;
  }
});
