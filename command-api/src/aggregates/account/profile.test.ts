import { describe, expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { decideChangeProfile as decide } from './changeProfile/decideChangeProfile.ts';
import { decideConfirmEmail } from './confirmEmail/decideConfirmEmail.ts';
import { decideChangeUsername } from './changeUsername/decideChangeUsername.ts';
import { decideRequestErasure } from './requestErasure/decideRequestErasure.ts';

const stateAfter = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce<AccountState>(evolveAccount, noAccount);
const registered: AccountEvent = { type: 'AccountRegistered', data: sampleAccount };
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'vraag van de zaak' } };
const cancelled: AccountEvent = { type: 'AccountCancelled', data: { reason: 'gestopt' } };

const now = new Date('2026-03-11T13:12:00.000Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const decideChangeProfile = (profile: typeof newProfile, state: AccountState) => decide(profile, state, now);

const newProfile = {
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
  const profileChanged: AccountEvent = { type: 'AccountProfileChanged', data: { userId: '7', ...newProfile } };
  expect(decideChangeProfile(newProfile, stateAfter(registered))).toEqual([profileChanged]);
  expect(decideChangeProfile(newProfile, stateAfter(registered, profileChanged))).toEqual([]);
  expect(stateAfter(registered, profileChanged)).toMatchObject({
    lastName: 'Đặng',
    language: 'fr',
    profile: { position: 'Chef-kok' },
  });
});

describe('a new mail address', () => {
  const elsewhere = { ...newProfile, email: 'lotte@elders.example' };
  const profileChanged: AccountEvent = { type: 'AccountProfileChanged', data: { userId: '7', ...newProfile } };
  const emailChangeEvent = (at: Date, email = elsewhere.email): AccountEvent => ({
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
    data: { userId: '7', email: elsewhere.email, previousEmail: newProfile.email },
  };
  const isOf = ({ email }: { email: string | null }) => email === elsewhere.email;
  const invalid = { rejected: 'profile.email_link_invalid' };

  test('waits for confirmation, while other changes apply at once', () => {
    expect(decideChangeProfile(elsewhere, stateAfter(registered))).toEqual([profileChanged, emailChangeEvent(now)]);
    expect(stateAfter(registered, profileChanged, emailChangeEvent(now))).toMatchObject({ email: newProfile.email });
  });

  test('is mailed once when requested again at once, and again after an hour', () => {
    const state = stateAfter(registered, profileChanged, emailChangeEvent(now));
    expect(decideChangeProfile(elsewhere, state)).toEqual([]);
    expect(decide(elsewhere, state, hoursLater(1))).toEqual([emailChangeEvent(hoursLater(1))]);
    expect(decideChangeProfile({ ...elsewhere, email: 'a@elders.example' }, state)).toEqual([
      emailChangeEvent(now, 'a@elders.example'),
    ]);
  });

  test('in another case of letters is the same address', () => {
    const inCapitals = { ...newProfile, email: newProfile.email.toUpperCase() };
    expect(decideChangeProfile(inCapitals, stateAfter(registered, profileChanged))).toEqual([
      { type: 'AccountProfileChanged', data: { userId: '7', ...inCapitals } },
    ]);
  });

  test('takes effect only by its own link, within a day', () => {
    const state = stateAfter(registered, profileChanged, emailChangeEvent(now));
    expect(decideConfirmEmail(isOf, state, hoursLater(23))).toEqual([confirmed]);
    expect(stateAfter(registered, profileChanged, emailChangeEvent(now), confirmed)).toMatchObject({
      email: elsewhere.email,
      wantedEmail: null,
    });
    expect(decideConfirmEmail(isOf, state, hoursLater(24))).toEqual(invalid);
    expect(decideConfirmEmail(() => false, state, now)).toEqual(invalid);
    expect(decideConfirmEmail(isOf, stateAfter(registered, profileChanged), now)).toEqual(invalid);
    expect(
      decideConfirmEmail(isOf, stateAfter(registered, profileChanged, emailChangeEvent(now), confirmed), now),
    ).toEqual(invalid);
    expect(decideConfirmEmail(isOf, noAccount, now)).toEqual({ rejected: 'not_found' });
  });
});

test('a username is changed once', () => {
  const usernameChanged: AccountEvent = { type: 'AccountUsernameChanged', data: { userId: '7', username: 'lotte.v' } };
  expect(decideChangeUsername('lotte.v', stateAfter(registered))).toEqual([usernameChanged]);
  expect(decideChangeUsername('lotte.v', stateAfter(registered, usernameChanged))).toEqual([]);
});

test.each([
  ['suspended', suspended],
  ['cancelled', cancelled],
] as const)('a %s account cannot change profile or username', (status, event) => {
  const rejection = { rejected: `account.${status}` };
  expect(decideChangeProfile(newProfile, stateAfter(registered, event))).toEqual(rejection);
  expect(decideConfirmEmail(() => true, stateAfter(registered, event), now)).toEqual(rejection);
  expect(decideChangeUsername('lotte.v', stateAfter(registered, event))).toEqual(rejection);
  expect(decideChangeProfile(newProfile, noAccount)).toEqual({ rejected: 'not_found' });
  expect(decideChangeUsername('lotte.v', noAccount)).toEqual({ rejected: 'not_found' });
});

test('erasure is requested once', () => {
  const erasureRequested: AccountEvent = { type: 'AccountErasureRequested', data: {} };
  expect(decideRequestErasure(stateAfter(registered))).toEqual([erasureRequested]);
  expect(decideRequestErasure(stateAfter(registered, erasureRequested))).toEqual([]);
  expect(decideRequestErasure(noAccount)).toEqual({ rejected: 'not_found' });
});

test('an added passkey keeps its name until it is removed', () => {
  const add = (passkeyId: string, name: string): AccountEvent => ({
    type: 'AccountPasskeyAdded',
    data: { userId: '7', passkeyId, name },
  });
  const state = stateAfter(registered, add('a', 'Telefoon'), add('b', 'Tablet'), {
    type: 'AccountPasskeyRemoved',
    data: { passkeyId: 'a' },
  });
  expect(state).toMatchObject({ passkeys: [{ passkeyId: 'b', name: 'Tablet' }] });
});
