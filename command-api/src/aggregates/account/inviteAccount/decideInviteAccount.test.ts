import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent } from '@talloor/events/account/account.ts';
import { decideSendInvitation } from '../sendInvitation/decideSendInvitation.ts';
import { decideInviteAccount, type NewAccount } from './decideInviteAccount.ts';

const now = new Date('2026-03-11T13:12:00Z');
const person: NewAccount = {
  username: 'imke@talloor.example',
  firstName: 'Imke',
  lastName: 'Peeters',
  email: 'imke@talloor.example',
  language: 'nl',
  roles: ['customer'],
  customers: ['204118'],
  grant: { rights: ['order'], orderLimitCents: 25_000 },
};
const facts = { userId: '7', now, isEmailTaken: false, isInvitedNow: false, hasNoPassword: false };
const fold = (events: readonly AccountEvent[]) => events.reduce(evolveAccount, noAccount);

test('an invited account gets its customers, its rights and a link that works for a week', () => {
  const decision = decideInviteAccount(person, { ...facts, isInvitedNow: true }, noAccount) as AccountEvent[];
  expect(decision.map(({ type }) => type)).toEqual([
    'AccountRegistered',
    'CustomerLinked',
    'CustomerRightsChanged',
    'AccountPasswordResetRequested',
  ]);
  expect(decision.at(-1)?.data).toMatchObject({ linkMinutes: 10_080, reason: 'invitation' });
});

test('a taken username or address makes no account', () => {
  const state = fold(decideInviteAccount(person, facts, noAccount) as AccountEvent[]);
  expect(decideInviteAccount(person, facts, state)).toEqual({ rejected: 'registration.username_taken' });
  expect(decideInviteAccount(person, { ...facts, isEmailTaken: true }, noAccount)).toEqual({
    rejected: 'user.email_taken',
  });
});

test('a person without a password is invited again with a new link, and nobody else is', () => {
  const state = fold(decideInviteAccount(person, { ...facts, isInvitedNow: true }, noAccount) as AccountEvent[]);
  const later = { ...facts, now: new Date('2026-03-20T09:00:00Z'), isInvitedNow: true, hasNoPassword: true };
  expect(decideInviteAccount(person, later, state)).toEqual([
    {
      type: 'AccountPasswordResetRequested',
      data: { requestedAt: '2026-03-20T09:00:00.000Z', linkMinutes: 10_080, reason: 'invitation' },
    },
  ]);
  const taken = { rejected: 'registration.username_taken' };
  expect(decideInviteAccount(person, { ...later, hasNoPassword: false }, state)).toEqual(taken);
  expect(decideInviteAccount({ ...person, roles: ['admin'] }, later, state)).toEqual(taken);
  expect(decideInviteAccount({ ...person, email: 'x@talloor.example' }, later, state)).toEqual(taken);
  expect(decideInviteAccount(person, later, { ...state, status: 'suspended' } as typeof state)).toEqual(taken);
});

test('an account is invited once', () => {
  const events = decideInviteAccount(person, facts, noAccount) as AccountEvent[];
  const invitation = decideSendInvitation(now, fold(events)) as AccountEvent[];
  expect(invitation).toHaveLength(1);
  expect(decideSendInvitation(now, fold([...events, ...invitation]))).toEqual([]);
});
