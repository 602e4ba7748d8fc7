import { expect, test } from '@jest/globals';
import {
  basketForm,
  basketFormCookie,
  returnedForm,
  type ReturnedForm,
} from '@talloor/contracts/endpoints/basketPage.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { openCookie } from '@talloor/platform/http/sealedCookie.ts';
import { returnForm } from './returnForm.ts';

type Browser = { readonly userId?: string; readonly sessionID?: string; readonly cookie?: string };

function cookieAfter(
  fields: Readonly<Record<string, string>>,
  { userId = '1001', sessionID = 'first', cookie }: Browser = {},
): string | undefined {
  let newCookie: string | undefined;
  const context = {
    user: { userId },
    language: 'nl',
    request: { cookies: { [basketFormCookie]: cookie }, secure: true, sessionID },
    response: { cookie: (_name: string, content: string) => (newCookie = content) },
  };
  const form = basketForm.parse({ csrf_token: 'token', form_submit: '1', has_validated: '0', ...fields });
  returnForm(context as unknown as Parameters<typeof returnForm>[0], form, new Problem('request.malformed'));
  return newCookie;
}
const readForm = (sessionID: string, cookie?: string): ReturnedForm | undefined =>
  returnedForm.safeParse(openCookie({ sessionID, cookies: { [basketFormCookie]: cookie } }, basketFormCookie)).data;

const order = {
  submit_event: 'checkout',
  basket_id: '9409ad07-a947-4aff-9efb-b076e1b2138d',
  message: 'via de zijdeur',
};
const line = { submit_event: 'update', article: '131209', quantity: 'x' };

test('a rejected line change keeps the order fields of the form', () => {
  const cookie = cookieAfter(order) ?? '';
  expect(readForm('first', cookieAfter(line, { cookie }))?.typed.message).toBe('via de zijdeur');
});

test('a rejected quantity comes back as typed, with its article', () => {
  const cookie = cookieAfter({ ...line, basket_id: order.basket_id });
  expect(readForm('first', cookie)?.line).toEqual({ article: '131209', quantity: 'x' });
  expect(readForm('first', cookieAfter(order, { cookie: cookie ?? '' }))?.line).toBeNull();
});

test('another user of the browser does not get the order fields', () => {
  const cookie = cookieAfter(order) ?? '';
  expect(cookieAfter(line, { cookie, userId: '1002' })).toBeUndefined();
});

test('only its own session can read the form cookie', () => {
  const cookie = cookieAfter(order) ?? '';
  expect(readForm('first', cookie)?.typed.message).toBe('via de zijdeur');
  expect(readForm('second', cookie)).toBeUndefined();
  expect(readForm('first', `${cookie.slice(0, -4)}AAAA`)).toBeUndefined();
  for (const text of [cookie, Buffer.from(cookie, 'base64url').toString()]) expect(text).not.toContain('zijdeur');
});

test('a form of three-byte characters fits into the cookie with its message', () => {
  const wide = '鍵'.repeat(400);
  const longForm = { ...order, message: wide, address: `"${wide}"`, extra_emails: wide, address_name: '家'.repeat(32) };
  const cookie = cookieAfter(longForm) ?? '';
  expect(cookie.length + basketFormCookie.length).toBeLessThan(4000);
  expect(readForm('first', cookie)?.typed).toMatchObject({ message: wide, address_name: '家'.repeat(32), address: '' });
});
