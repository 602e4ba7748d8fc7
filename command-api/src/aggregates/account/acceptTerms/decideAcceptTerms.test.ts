import { describe, expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { decideAcceptTerms } from './decideAcceptTerms.ts';

const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: {
    userId: '7',
    username: 'lotte',
    firstName: 'Lotte',
    lastName: 'Vermeersch',
    email: 'lotte@lindegaard.example',
    language: 'nl',
    roles: ['customer'],
  },
};
const given = (...events: AccountEvent[]): AccountState => events.reduce(evolveAccount, noAccount);
const facts = { current: 2, now: new Date('2026-03-10T09:12:00.000Z') };
const accepted = (version: number): AccountEvent => ({
  type: 'AccountTermsAccepted',
  data: { version, acceptedAt: '2026-03-10T09:12:00.000Z' },
});

describe('accepting the terms', () => {
  test('records the version and the time', () => {
    expect(decideAcceptTerms(2, given(registered), facts)).toEqual([accepted(2)]);
    expect(decideAcceptTerms(2, given(registered, accepted(1)), facts)).toEqual([accepted(2)]);
  });

  test('appends nothing when the version is accepted already', () => {
    expect(decideAcceptTerms(2, given(registered, accepted(2)), facts)).toEqual([]);
  });

  test('rejects a version that is not in force', () => {
    expect(decideAcceptTerms(1, given(registered), facts)).toEqual({ rejected: 'terms.not_in_force' });
    expect(decideAcceptTerms(3, given(registered), facts)).toEqual({ rejected: 'terms.not_in_force' });
  });

  test('rejects an unknown account', () => {
    expect(decideAcceptTerms(2, noAccount, facts)).toEqual({ rejected: 'not_found' });
  });
});
