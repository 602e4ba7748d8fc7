import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { judgePeriod } from '@talloor/rules/statistics/comparePeriods.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { whileActive } from '../whileActive.ts';

export type RequestStatistics = Omit<
  Extract<AccountEvent, { type: 'AccountStatisticsRequested' }>['data'],
  'userId' | 'until'
>;

const linkMs = 14 * 24 * 60 * 60_000;

export const decideRequestStatistics = (
  request: RequestStatistics,
  state: AccountState,
  now: Date,
): Decision<AccountEvent> =>
  whileActive(state, ({ userId, customers, email }) => {
    const breach = judgePeriod(request);
    if (breach !== null) return { rejected: breach };
    if (!request.customerNumbers.every((number) => customers.includes(number)))
      return { rejected: 'customer.not_found' };
    const { secondRecipient } = request;
    const isOwn = secondRecipient !== null && email !== null && emailKey(secondRecipient) === emailKey(email);
    const maySend = request.customerNumbers.every((number) => grantOf(state, number).rights.includes('see_invoices'));
    if (secondRecipient !== null && !isOwn && !maySend) return { rejected: 'permission.denied' };
    const until = new Date(now.getTime() + linkMs).toISOString();
    const data = { ...request, userId, secondRecipient: isOwn ? null : secondRecipient, until };
    return [{ type: 'AccountStatisticsRequested', data }];
  });
