import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const customerUsersModel = defineReadModel({
  name: 'customerUsers',
  version: 2,
  on: ['CustomerLinked', 'CustomerUnlinked', 'CustomerRightsChanged'],
  tables: {
    /** Names are in `accounts`. */
    customer_users: {
      columns: {
        customer_number: 'text not null',
        user_id: 'text not null',
        /** Null: the standard rights. */
        rights: typed<readonly string[]>('jsonb'),
        /** Cents; null: no limit. */
        order_limit: 'int',
      },
      primaryKey: ['customer_number', 'user_id'],
    },
  },
});
export const { customer_users: customerUsersTable } = customerUsersModel.tables;
