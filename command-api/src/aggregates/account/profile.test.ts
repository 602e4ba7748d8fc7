import { describe, expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { decideChangeProfile as decide } from './changeProfile/decideChangeProfile.ts';
import { decideConfirmEmail } from './confirmEmail/decideConfirmEmail.ts';
import { decideChangeUsername } from './changeUsername/decideChangeUsername.ts';
import { decideRequestErasure } from './requestErasure/decideRequestErasure.ts';

const given = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce<AccountState>(evolveAccount, noAccount);
const registered: AccountEvent = { type: 'AccountRegistered', data: sampleAccount };
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'vraag van de zaak' } };
const cancelled: AccountEvent = { type: 'AccountCancelled', data: { reason: 'gestopt' } };

const now = new Date('2026-03-11T13:12:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const decideChangeProfile = (profile: typeof wanted, state: AccountState) => decide(profile, state, now);

const wanted = {
  gender: 'mrs',
  firstName: 'Lotte',
  lastName: 'Đặng',
  phone1: '09 223 45 67',
  phone2: '',
  email: sampleAccount.email ?? '',
  position: 'Chef-kok',
  language: 'fr' as const,
  companyType: 'company',
  extraContactName: '',
  extraContactEmail: '',
};

test('a changed profile is one event with all fields, an unchanged profile none', () => {
  const changed: AccountEvent = { type: 'AccountProfileChanged', data: { userId: '7', ...wanted } };
  expect(decideChangeProfile(wanted, given(registered))).toEqual([changed]);
  expect(decideChangeProfile(wanted, given(registered, changed))).toEqual([]);
  expect(given(registered, changed)).toMatchObject({
    lastName: 'Đặng',
    language: 'fr',
    profile: { position: 'Chef-kok' },
  });
});

describe('a new mail address', () => {
  const elsewhere = { ...wanted, email: 'lotte@elders.example' };
  const changed: AccountEvent = { type: 'AccountProfileChanged', data: { userId: '7', ...wanted } };
  const asked = (at: Date, email = elsewhere.email): AccountEvent => ({
    type: 'AccountEmailChangeAsked',
    data: {
      userId: '7',
      email,
      requestedAt: at.toISOString(),
      until: new Date(at.getTime() + 24 * 60 * 60_000).toISOString(),
    },
  });
  const confirmed: AccountEvent = {
    type: 'AccountEmailConfirmed',
    data: { userId: '7', email: elsewhere.email, previousEmail: wanted.email },
  };
  const isOf = ({ email }: { email: string | null }) => email === elsewhere.email;
  const invalid = { rejected: 'profile.email_link_invalid' };

  test('waits for confirmation, while other changes apply at once', () => {
    expect(decideChangeProfile(elsewhere, given(registered))).toEqual([changed, asked(now)]);
    expect(given(registered, changed, asked(now))).toMatchObject({ email: wanted.email });
  });

  test('is mailed once when requested again at once, and again after an hour', () => {
    const state = given(registered, changed, asked(now));
    expect(decideChangeProfile(elsewhere, state)).toEqual([]);
    expect(decide(elsewhere, state, later(1))).toEqual([asked(later(1))]);
    expect(decideChangeProfile({ ...elsewhere, email: 'a@elders.example' }, state)).toEqual([
      asked(now, 'a@elders.example'),
    ]);
  });

  test('in another case of letters is the same address', () => {
    const written = { ...wanted, email: wanted.email.toUpperCase() };
    expect(decideChangeProfile(written, given(registered, changed))).toEqual([
      { type: 'AccountProfileChanged', data: { userId: '7', ...written } },
    ]);
  });

  test('takes effect only by its own link, within a day', () => {
    const state = given(registered, changed, asked(now));
    expect(decideConfirmEmail(isOf, state, later(23))).toEqual([confirmed]);
    expect(given(registered, changed, asked(now), confirmed)).toMatchObject({
      email: elsewhere.email,
      wantedEmail: null,
    });
    expect(decideConfirmEmail(isOf, state, later(24))).toEqual(invalid);
    expect(decideConfirmEmail(() => false, state, now)).toEqual(invalid);
    expect(decideConfirmEmail(isOf, given(registered, changed), now)).toEqual(invalid);
    expect(decideConfirmEmail(isOf, given(registered, changed, asked(now), confirmed), now)).toEqual(invalid);
    expect(decideConfirmEmail(isOf, noAccount, now)).toEqual({ rejected: 'not_found' });
  });
});

test('a username is changed once', () => {
  const changed: AccountEvent = { type: 'AccountUsernameChanged', data: { userId: '7', username: 'lotte.v' } };
  expect(decideChangeUsername('lotte.v', given(registered))).toEqual([changed]);
  expect(decideChangeUsername('lotte.v', given(registered, changed))).toEqual([]);
});

test.each([
  ['suspended', suspended],
  ['cancelled', cancelled],
] as const)('a %s account cannot change profile or username', (status, event) => {
  const refused = { rejected: `account.${status}` };
  expect(decideChangeProfile(wanted, given(registered, event))).toEqual(refused);
  expect(decideConfirmEmail(() => true, given(registered, event), now)).toEqual(refused);
  expect(decideChangeUsername('lotte.v', given(registered, event))).toEqual(refused);
  expect(decideChangeProfile(wanted, noAccount)).toEqual({ rejected: 'not_found' });
  expect(decideChangeUsername('lotte.v', noAccount)).toEqual({ rejected: 'not_found' });
});

test('erasure is requested once', () => {
  const asked: AccountEvent = { type: 'AccountErasureRequested', data: {} };
  expect(decideRequestErasure(given(registered))).toEqual([asked]);
  expect(decideRequestErasure(given(registered, asked))).toEqual([]);
  expect(decideRequestErasure(noAccount)).toEqual({ rejected: 'not_found' });
});

test('an added passkey keeps its name until it is removed', () => {
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
