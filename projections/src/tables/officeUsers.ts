import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const officeUsersModel = defineReadModel({
  name: 'officeUsers',
  version: 1,
  on: ['AccountRegistered', 'AccountLockedOut', 'AccountUnlocked', 'AccountPasswordChanged'],
  tables: {
    /** What the office sees of a login beside `accounts`, which holds the person; instants are ISO 8601 in UTC. */
    office_users: {
      columns: {
        user_id: 'text not null',
        registered_at: 'text not null',
        /** Until when the login was blocked the last time; null where that was ended, or where there never was a block. */
        blocked_until: 'text',
      },
      primaryKey: ['user_id'],
    },
  },
});
export const { office_users: officeUsersTable } = officeUsersModel.tables;
