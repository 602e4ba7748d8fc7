import { describe, expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { firstTerms } from '@talloor/rules/account/termsOn.ts';
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
const second = { version: 2, from: '2026-03-10', text: { nl: 'Wij leveren.', fr: 'Nous livrons.' }, textHash: 'a1' };
const facts = { current: second, now: new Date('2026-03-10T09:12:00.000Z') };
const accepted = (version: number, textHash?: string): AccountEvent => ({
  type: 'AccountTermsAccepted',
  data: { version, ...(textHash !== undefined && { textHash }), acceptedAt: '2026-03-10T09:12:00.000Z' },
});

describe('accepting the terms', () => {
  test('records version, text and time', () => {
    expect(decideAcceptTerms(2, given(registered), facts)).toEqual([accepted(2, 'a1')]);
    expect(decideAcceptTerms(2, given(registered, accepted(1)), facts)).toEqual([accepted(2, 'a1')]);
  });

  test('records the first version, which has no text of the office, by its number', () => {
    expect(decideAcceptTerms(1, given(registered), { ...facts, current: firstTerms })).toEqual([accepted(1)]);
  });

  test('appends nothing when the version is accepted already, also before texts were recorded', () => {
    expect(decideAcceptTerms(2, given(registered, accepted(2, 'a1')), facts)).toEqual([]);
    expect(decideAcceptTerms(2, given(registered, accepted(2)), facts)).toEqual([]);
  });

  test('records another text under the accepted number', () => {
    const renumbered = { ...facts, current: { ...second, textHash: 'b2' } };
    expect(decideAcceptTerms(2, given(registered, accepted(2, 'a1')), renumbered)).toEqual([accepted(2, 'b2')]);
  });

  test('rejects a version that is not in force', () => {
    expect(decideAcceptTerms(1, given(registered), facts)).toEqual({ rejected: 'terms.not_in_force' });
    expect(decideAcceptTerms(3, given(registered), facts)).toEqual({ rejected: 'terms.not_in_force' });
  });

  test('rejects an unknown account', () => {
    expect(decideAcceptTerms(2, noAccount, facts)).toEqual({ rejected: 'not_found' });
  });
});
