import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const officeUsersModel = defineReadModel({
  name: 'officeUsers',
  version: 1,
  on: ['AccountRegistered', 'AccountLockedOut', 'AccountUnlocked', 'AccountPasswordChanged'],
  tables: {
    /** ISO 8601 in UTC. */
    office_users: {
      columns: {
        user_id: 'text not null',
        registered_at: 'text not null',
        /** Null when ended early or never blocked. */
        blocked_until: 'text',
      },
      primaryKey: ['user_id'],
    },
  },
});
export const { office_users: officeUsersTable } = officeUsersModel.tables;
