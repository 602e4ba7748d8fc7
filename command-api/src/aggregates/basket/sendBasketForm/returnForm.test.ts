import { expect, test } from '@jest/globals';
import { basketForm, basketFormCookie } from '@talloor/contracts/endpoints/basketPage.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { returnForm } from './returnForm.ts';

type Kept = { readonly user: string; readonly typed: Readonly<Record<string, string>> };

/** The cookie after a refused form of this user, at a browser that has this cookie. */
function keptAfter(userId: string, sent: Readonly<Record<string, string>>, cookie?: unknown): Kept | undefined {
  let kept: Kept | undefined;
  const context = {
    user: { userId },
    language: 'nl',
    request: { cookies: { [basketFormCookie]: cookie }, secure: true },
    response: { cookie: (_name: string, content: Kept) => (kept = content) },
  };
  const form = basketForm.parse({ csrf_token: 'token', form_submit: '1', has_validated: '0', ...sent });
  returnForm(context as unknown as Parameters<typeof returnForm>[0], form, new Problem('request.malformed'));
  return kept;
}

const order = {
  submit_event: 'checkout',
  basket_id: '9409ad07-a947-4aff-9efb-b076e1b2138d',
  message: 'via de zijdeur',
};
const line = { submit_event: 'update', article: '131209', quantity: 'x' };

test('a line that was refused leaves what its person typed about the order', () => {
  expect(keptAfter('1001', line, keptAfter('1001', order))?.typed['message']).toBe('via de zijdeur');
});

test('who logged in after another person takes over nothing that was typed', () => {
  expect(keptAfter('1002', line, keptAfter('1001', order))).toBeUndefined();
});
