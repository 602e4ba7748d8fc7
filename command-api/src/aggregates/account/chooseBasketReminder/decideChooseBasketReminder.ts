import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideChooseBasketReminder(isWanted: boolean, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  return state.basketReminder === isWanted ? [] : [{ type: 'AccountBasketReminderChosen', data: { isWanted } }];
}
