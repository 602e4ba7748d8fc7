import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { decideCancelAccount } from './cancelAccount/decideCancelAccount.ts';
import { decideRegisterAccount, type Registration } from './registerAccount/decideRegisterAccount.ts';
import { decideSuspendAccount } from './suspendAccount/decideSuspendAccount.ts';
import { decideUnlinkCustomer } from './unlinkCustomer/decideUnlinkCustomer.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';

const registration: Registration = {
  userId: '1001',
  username: 'lotte',
  firstName: 'Lotte',
  lastName: 'Peeters',
  email: 'lotte@bistrolindegaard.example',
  language: 'nl',
  roles: ['customer'],
  customers: ['204118', '204119'],
};
const stateAfter = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce<AccountState>(evolveAccount, noAccount);
const registered = decideRegisterAccount(registration, noAccount) as readonly AccountEvent[];

test('registration appends the account with its customers, and no second event when repeated', () => {
  const { customers: _, ...person } = registration;
  expect(registered).toEqual([
    { type: 'AccountRegistered', data: person },
    { type: 'CustomerLinked', data: { customerNumber: '204118' } },
    { type: 'CustomerLinked', data: { customerNumber: '204119' } },
  ]);
  expect(decideRegisterAccount(registration, stateAfter(...registered))).toEqual([]);
});

test('registration of an existing account under another username is rejected', () => {
  expect(decideRegisterAccount({ ...registration, username: 'amelie' }, stateAfter(...registered))).toEqual({
    rejected: 'account.already_registered',
  });
});

test('an active account is suspended once; a cancelled or unknown account is rejected', () => {
  const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'misbruik' } };
  const suspend = (state: AccountState) => decideSuspendAccount('misbruik', state);
  expect(suspend(stateAfter(...registered))).toEqual([suspended]);
  expect(suspend(stateAfter(...registered, suspended))).toEqual([]);
  expect(suspend(stateAfter(...registered, { type: 'AccountCancelled', data: { reason: 'weg' } }))).toEqual({
    rejected: 'account.cancelled',
  });
  expect(suspend(noAccount)).toEqual({ rejected: 'not_found' });
});

test('an active or suspended account is cancelled once', () => {
  const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'misbruik' } };
  const cancelled: AccountEvent = { type: 'AccountCancelled', data: { reason: 'weg' } };
  const cancel = (state: AccountState) => decideCancelAccount('weg', state);
  expect(cancel(stateAfter(...registered))).toEqual([cancelled]);
  expect(cancel(stateAfter(...registered, suspended))).toEqual([cancelled]);
  expect(cancel(stateAfter(...registered, cancelled))).toEqual([]);
  expect(cancel(noAccount)).toEqual({ rejected: 'not_found' });
});

test('a linked customer number is unlinked once', () => {
  const unlinked: AccountEvent = { type: 'CustomerUnlinked', data: { customerNumber: '204119' } };
  expect(decideUnlinkCustomer('204119', stateAfter(...registered))).toEqual([unlinked]);
  expect(decideUnlinkCustomer('204119', stateAfter(...registered, unlinked))).toEqual([]);
  expect(decideUnlinkCustomer('204119', noAccount)).toEqual({ rejected: 'not_found' });
});

test('a username is compared without regard to case, spaces and Unicode form', () => {
  const typedName = ' Am\u0065\u0301lie ';
  expect(usernameKey(typedName)).toBe('amélie');
});
