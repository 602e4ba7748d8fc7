import type { AccountEvent } from '@talloor/events/account/account.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import { basketRemindersModel, basketRemindersTable } from '../../tables/basketReminders.ts';

/** What people chose about the mail that reminds of a basket. */
export const basketReminders = createProjector<AccountEvent>(basketRemindersModel, ({ event, streamId }) => {
  if (event.type !== 'AccountBasketReminderChosen') return [];
  const key = { user_id: streamId.slice('account-'.length) };
  return [{ kind: 'upsert', table: basketRemindersTable.name, key, values: { is_wanted: event.data.isWanted } }];
});
