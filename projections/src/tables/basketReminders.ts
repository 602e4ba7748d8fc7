import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const basketRemindersModel = defineReadModel({
  name: 'basketReminders',
  version: 1,
  on: ['AccountBasketReminderChosen'],
  tables: {
    /** Default: reminders are allowed. */
    basket_reminders: {
      columns: { user_id: 'text not null', is_wanted: 'boolean not null' },
      primaryKey: ['user_id'],
    },
  },
});
export const { basket_reminders: basketRemindersTable } = basketRemindersModel.tables;
