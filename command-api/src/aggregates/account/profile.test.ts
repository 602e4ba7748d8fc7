import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { decideChangeProfile } from './changeProfile/decideChangeProfile.ts';
import { decideChangeUsername } from './changeUsername/decideChangeUsername.ts';
import { decideRequestErasure } from './requestErasure/decideRequestErasure.ts';

const given = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce<AccountState>(evolveAccount, noAccount);
const registered: AccountEvent = { type: 'AccountRegistered', data: sampleAccount };
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'vraag van de zaak' } };
const cancelled: AccountEvent = { type: 'AccountCancelled', data: { reason: 'gestopt' } };

const wanted = {
  gender: 'mrs',
  firstName: 'Lotte',
  lastName: 'Đặng',
  phone1: '09 223 45 67',
  phone2: '',
  email: 'lotte@lindegaard.example',
  position: 'Chef-kok',
  language: 'fr' as const,
  companyType: 'company',
  extraContactName: '',
  extraContactEmail: '',
};

test('what a user tells about himself is one event with the whole profile, and none where nothing changed', () => {
  const changed: AccountEvent = { type: 'AccountProfileChanged', data: { userId: '7', ...wanted } };
  expect(decideChangeProfile(wanted, given(registered))).toEqual([changed]);
  expect(decideChangeProfile(wanted, given(registered, changed))).toEqual([]);
  expect(given(registered, changed)).toMatchObject({
    lastName: 'Đặng',
    language: 'fr',
    profile: { position: 'Chef-kok' },
  });
});

test('a username is changed once, by an account that may be used', () => {
  const changed: AccountEvent = { type: 'AccountUsernameChanged', data: { userId: '7', username: 'lotte.v' } };
  expect(decideChangeUsername('lotte.v', given(registered))).toEqual([changed]);
  expect(decideChangeUsername('lotte.v', given(registered, changed))).toEqual([]);
});

test.each([
  ['suspended', suspended],
  ['cancelled', cancelled],
] as const)('an account that is %s changes neither profile nor username', (status, event) => {
  const refused = { rejected: `account.${status}` };
  expect(decideChangeProfile(wanted, given(registered, event))).toEqual(refused);
  expect(decideChangeUsername('lotte.v', given(registered, event))).toEqual(refused);
  expect(decideChangeProfile(wanted, noAccount)).toEqual({ rejected: 'not_found' });
  expect(decideChangeUsername('lotte.v', noAccount)).toEqual({ rejected: 'not_found' });
});

test('to be erased is asked for once', () => {
  const asked: AccountEvent = { type: 'AccountErasureRequested', data: {} };
  expect(decideRequestErasure(given(registered))).toEqual([asked]);
  expect(decideRequestErasure(given(registered, asked))).toEqual([]);
  expect(decideRequestErasure(noAccount)).toEqual({ rejected: 'not_found' });
});

test('passkeys are kept by the names that they were given until they are removed', () => {
  const add = (passkeyId: string, name: string): AccountEvent => ({
    type: 'AccountPasskeyAdded',
    data: { userId: '7', passkeyId, name },
  });
  const state = given(registered, add('a', 'Telefoon'), add('b', 'Tablet'), {
    type: 'AccountPasskeyRemoved',
    data: { passkeyId: 'a' },
  });
  expect(state).toMatchObject({ passkeys: [{ passkeyId: 'b', name: 'Tablet' }] });
});
