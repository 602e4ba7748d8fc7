import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import type { Role } from '@talloor/events/account/account.ts';
import { decideChangeRights } from './changeRights/decideChangeRights.ts';
import { decideLinkCustomer } from './linkCustomer/decideLinkCustomer.ts';
import { decideReactivateAccount } from './reactivateAccount/decideReactivateAccount.ts';
import { decideSendPasswordLink } from './sendPasswordLink/decideSendPasswordLink.ts';
import { decideSuspendAccount } from './suspendAccount/decideSuspendAccount.ts';
import { decideUnlinkCustomer } from './unlinkCustomer/decideUnlinkCustomer.ts';
import { decideUnlockAccount } from './unlockAccount/decideUnlockAccount.ts';
import { whileAllowed } from './whileAllowed.ts';

const person = { userId: '7', username: 'lotte', firstName: 'Lotte', lastName: 'Peeters', email: 'lotte@b.example' };
const registeredAs = (...roles: Role[]): AccountEvent => ({
  type: 'AccountRegistered',
  data: { ...person, language: 'nl', roles },
});
const registered = registeredAs('customer');
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'misuse' } };
const cancelled: AccountEvent = { type: 'AccountCancelled', data: { reason: 'double' } };
const linked: AccountEvent = { type: 'CustomerLinked', data: { customerNumber: '204118' } };
const stateAfter = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce<AccountState>(evolveAccount, noAccount);

test('a suspended user is reactivated once; a cancelled user is not', () => {
  const reactivate = (state: AccountState) => decideReactivateAccount('mistake', state);
  expect(reactivate(stateAfter(registered, suspended))).toEqual([
    { type: 'AccountReactivated', data: { reason: 'mistake' } },
  ]);
  expect(reactivate(stateAfter(registered))).toEqual([]);
  expect(reactivate(stateAfter(registered, cancelled))).toEqual({ rejected: 'user.cancelled' });
  expect(reactivate(noAccount)).toEqual({ rejected: 'user.not_found' });
});

test('a blocked login is unlocked; an unblocked login appends nothing', () => {
  const unlock = (isBlocked: boolean) => decideUnlockAccount('identified_by_phone', isBlocked, stateAfter(registered));
  expect(unlock(true)).toEqual([{ type: 'AccountUnlocked', data: { reason: 'identified_by_phone' } }]);
  expect(unlock(false)).toEqual([]);
  expect(decideUnlockAccount('identified_by_phone', true, noAccount)).toEqual({ rejected: 'user.not_found' });
});

test('a user with the customer role is linked once, to a customer that is not cancelled', () => {
  const link = (customerStatus: 'none' | 'active' | 'suspended' | 'cancelled', state = stateAfter(registered)) =>
    decideLinkCustomer({ customerNumber: '204118', reason: 'new_task', customerStatus }, state);
  const expectedEvents = [{ type: 'CustomerLinked', data: { customerNumber: '204118', reason: 'new_task' } }];
  expect(link('active')).toEqual(expectedEvents);
  expect(link('suspended')).toEqual(expectedEvents);
  expect(link('active', stateAfter(registered, linked))).toEqual([]);
  expect(link('none')).toEqual({ rejected: 'customer.not_found' });
  expect(link('cancelled')).toEqual({ rejected: 'customer.cancelled' });
  expect(link('active', stateAfter(registered, cancelled))).toEqual({ rejected: 'user.cancelled' });
  expect(link('active', stateAfter(registeredAs('auditor')))).toEqual({ rejected: 'user.no_customer' });
});

test('unlinking a customer records the reason of the office; an unlinked customer appends nothing', () => {
  expect(decideUnlinkCustomer('204118', stateAfter(registered, linked), 'left_company')).toEqual([
    { type: 'CustomerUnlinked', data: { customerNumber: '204118', reason: 'left_company' } },
  ]);
  expect(decideUnlinkCustomer('204118', stateAfter(registered), 'left_company')).toEqual([]);
});

test('a password link is sent to active users only, at most once in two minutes', () => {
  const send = (now: string, state: AccountState) => decideSendPasswordLink('asked_by_user', new Date(now), state);
  const at = '2026-03-11T13:00:00.000Z';
  const resetRequested: AccountEvent = {
    type: 'AccountPasswordResetRequested',
    data: { requestedAt: at, linkMinutes: 60, reason: 'asked_by_user' },
  };
  expect(send(at, stateAfter(registered))).toEqual([resetRequested]);
  expect(send('2026-03-11T13:01:59.000Z', stateAfter(registered, resetRequested))).toEqual([]);
  expect(send('2026-03-11T13:02:00.000Z', stateAfter(registered, resetRequested))).toHaveLength(1);
  expect(send(at, stateAfter(registered, suspended))).toEqual({ rejected: 'user.not_active' });
});

test('sales support may act on shop users, administrators on all users, and nobody on the own account', () => {
  const suspend = (userId: string, role: Role, state: AccountState) =>
    whileAllowed({ userId, roles: [role] }, state, () => decideSuspendAccount('misuse', state));
  const expectedEvents = [{ type: 'AccountSuspended', data: { reason: 'misuse' } }];
  expect(suspend('90', 'sales-support', stateAfter(registered))).toEqual(expectedEvents);
  expect(suspend('90', 'sales-support', stateAfter(registeredAs('auditor')))).toEqual({ rejected: 'user.needs_admin' });
  expect(suspend('90', 'sales-support', stateAfter(registeredAs('customer', 'admin')))).toEqual({
    rejected: 'user.needs_admin',
  });
  expect(suspend('91', 'admin', stateAfter(registeredAs('auditor')))).toEqual(expectedEvents);
  expect(suspend('7', 'admin', stateAfter(registeredAs('admin')))).toEqual({ rejected: 'user.own_account' });
});

test('the office changes rights with a reason, including the management right; unchanged rights append nothing', () => {
  const command = {
    customerNumber: '204118',
    rights: ['order', 'portal'] as const,
    orderLimitCents: null,
    changedBy: '90',
    ownLimitCents: null,
    reason: 'no_manager',
  };
  const { changedBy: _, ownLimitCents: __, ...data } = command;
  const rightsChanged: AccountEvent = { type: 'CustomerRightsChanged', data: { ...data, rights: [...data.rights] } };
  expect(decideChangeRights(command, stateAfter(registered, linked))).toEqual([rightsChanged]);
  expect(decideChangeRights(command, stateAfter(registered, linked, rightsChanged))).toEqual([]);
  expect(decideChangeRights(command, stateAfter(registered))).toEqual({ rejected: 'portal.user_not_found' });
});
