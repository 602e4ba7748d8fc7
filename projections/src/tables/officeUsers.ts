import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** What the office sees of a login beside `accounts`, which holds the person; instants are ISO 8601 in UTC. */
export const officeUsersTable = {
  name: 'office_users_1',
  columns: {
    user_id: 'text not null',
    registered_at: 'text not null',
    /** Until when the login was blocked the last time; null where that was ended, or where there never was a block. */
    blocked_until: 'text',
  },
  primaryKey: ['user_id'],
} as const satisfies TableDefinition;
