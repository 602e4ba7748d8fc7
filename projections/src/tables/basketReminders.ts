import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const basketRemindersModel = defineReadModel({
  name: 'basketReminders',
  version: 1,
  on: ['AccountBasketReminderChosen'],
  tables: {
    /** Whom a mail may remind of a basket, of those who chose; without a row it may. */
    basket_reminders: {
      columns: { user_id: 'text not null', is_wanted: 'boolean not null' },
      primaryKey: ['user_id'],
    },
  },
});
export const { basket_reminders: basketRemindersTable } = basketRemindersModel.tables;
