import { expect, test } from '@jest/globals';
import type { AccountEvent } from '@talloor/events/account/account.ts';
import { describeAccountEvent } from './describeAccountEvent.ts';

test('an acceptance of terms shows the start of the hash of its text', () => {
  const names = new Map<string, string>();
  const accepted = (textHash?: string): AccountEvent => ({
    type: 'AccountTermsAccepted',
    data: { version: 3, textHash, acceptedAt: '2026-03-10T09:12:00.000Z' },
  });
  const describeIn = (language: 'nl' | 'fr', event: AccountEvent) =>
    describeAccountEvent(event, { language, users: names, customers: names });
  expect(describeIn('nl', accepted('0123456789abcdef'.repeat(4)))).toEqual({
    title: 'Voorwaarden aanvaard, versie 3',
    changes: [{ what: 'Vingerafdruk van de tekst', before: null, after: '0123456789ab' }],
  });
  expect(describeIn('fr', accepted())).toEqual({ title: 'Conditions acceptées, version 3', changes: [] });
});
