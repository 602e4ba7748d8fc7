import type { AccountEvent } from '@talloor/events/account/account.ts';
import type { Projector } from '@talloor/platform/subscription/projector.ts';
import { basketRemindersTable } from '../../tables/basketReminders.ts';

/** What people chose about the mail that reminds of a basket. */
export const basketReminders: Projector<AccountEvent> = {
  name: 'basketReminders',
  version: 1,
  tables: [basketRemindersTable],
  handles: ['AccountBasketReminderChosen'],
  project: ({ event, streamId }) => {
    if (event.type !== 'AccountBasketReminderChosen') return [];
    const key = { user_id: streamId.slice('account-'.length) };
    return [{ kind: 'upsert', table: basketRemindersTable.name, key, values: { is_wanted: event.data.isWanted } }];
  },
};
