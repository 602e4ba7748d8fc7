import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { decideRequestStatistics } from './decideRequestStatistics.ts';

const stateAfter = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce<AccountState>(evolveAccount, noAccount);
const registered: AccountEvent = { type: 'AccountRegistered', data: sampleAccount };
const linked: AccountEvent = { type: 'CustomerLinked', data: { customerNumber: '204118' } };
const now = new Date('2026-03-11T13:12:00.000Z');
const request = {
  requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c41',
  from: '2026-01-01',
  to: '2026-03-10',
  customerNumbers: ['204118'],
  secondRecipient: 'boekhouding@lindegaard.example',
  tokenHash: 'h'.repeat(43),
};

test('statistics of an own customer are requested, with a link for 14 days', () => {
  const data = { ...request, userId: sampleAccount.userId, until: '2026-03-25T13:12:00.000Z' };
  expect(decideRequestStatistics(request, stateAfter(registered, linked), now)).toEqual([
    { type: 'AccountStatisticsRequested', data },
  ]);
});

test('the own address as second recipient gets one mail', () => {
  const own = { ...request, secondRecipient: sampleAccount.email?.toUpperCase() ?? '' };
  expect(decideRequestStatistics(own, stateAfter(registered, linked), now)).toMatchObject([
    { data: { secondRecipient: null } },
  ]);
});

test('a second recipient needs the right to see the invoices of every customer', () => {
  const data = { customerNumber: '204118', rights: ['order' as const, 'see_prices' as const], orderLimitCents: null };
  const state = stateAfter(registered, linked, { type: 'CustomerRightsChanged', data });
  expect(decideRequestStatistics(request, state, now)).toEqual({ rejected: 'permission.denied' });
  for (const secondRecipient of [null, sampleAccount.email])
    expect(decideRequestStatistics({ ...request, secondRecipient }, state, now)).toHaveLength(1);
});

test('the customer of somebody else, a wrong period and a suspended account are rejected', () => {
  const state = stateAfter(registered, linked);
  const decide = (change: Partial<typeof request>, at = state) =>
    decideRequestStatistics({ ...request, ...change }, at, now);
  expect(decide({ customerNumbers: ['204118', '310222'] })).toEqual({ rejected: 'customer.not_found' });
  expect(decide({ from: '2026-03-11' })).toEqual({ rejected: 'statistics.period_reversed' });
  expect(decide({ from: '2001-03-11' })).toEqual({ rejected: 'statistics.period_too_long' });
  const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'x' } };
  expect(decide({}, stateAfter(registered, linked, suspended))).toEqual({ rejected: 'account.suspended' });
});
