import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** What the users of a customer may do there; their names are in `accounts`. */
export const customerUsersTable = {
  name: 'customer_users_1',
  columns: {
    customer_number: 'text not null',
    user_id: 'text not null',
    /** Rights that somebody set; null has the standard ones. */
    rights: 'jsonb',
    /** Cents; null is no limit. */
    order_limit: 'int',
  },
  primaryKey: ['customer_number', 'user_id'],
} as const satisfies TableDefinition;
