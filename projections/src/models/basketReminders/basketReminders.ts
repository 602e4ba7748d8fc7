import type { AccountEvent } from '@talloor/events/account/account.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import { basketRemindersModel, basketRemindersTable } from '../../tables/basketReminders.ts';

export const basketReminders = createProjector<AccountEvent>(basketRemindersModel, ({ event, streamId }) => {
  if (event.type !== 'AccountBasketReminderChosen') return [];
  const key = { user_id: streamId.slice('account-'.length) };
  return [{ kind: 'upsert', table: basketRemindersTable.name, key, values: { is_wanted: event.data.isWanted } }];
});
