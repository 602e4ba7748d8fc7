import { expect, test } from '@jest/globals';
import { noAccount } from '@talloor/events/account/account.ts';
import { sampleRegistration } from '@talloor/events/testing/sampleRegistration.ts';
import { decideOpenAccount } from './decideOpenAccount.ts';

const terms = { version: 2, textHash: 'a1' };

test('a registered login accepts the text that the registration showed', () => {
  const events = decideOpenAccount(sampleRegistration, terms, noAccount);
  const acceptedAt = sampleRegistration.termsAcceptedAt;
  expect(events).toContainEqual({ type: 'AccountTermsAccepted', data: { ...terms, acceptedAt } });
});

test('an erased registration opens no account', () => {
  expect(decideOpenAccount({ ...sampleRegistration, username: null }, terms, noAccount)).toEqual([]);
});
