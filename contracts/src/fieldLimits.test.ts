import { expect, test } from '@jest/globals';
import { checkoutBody } from './endpoints/checkout.ts';
import { requestReturn } from './endpoints/returns.ts';
import { line, text } from './shapes.ts';

test.each([
  ['WK11\t', 'WK11'],
  ['\tWK11', 'WK11'],
  ['WK11\tkeuken', 'WK11 keuken'],
])('the tab between two cells of a sheet is taken off a reference: %j', (pasted, reference) => {
  expect(checkoutBody.parse({ po_number: pasted }).po_number).toBe(reference);
});

test('a line with a line break is refused', () => expect(line(30).safeParse('a\nb').success).toBe(false));

test('an emoji counts as one character of a reference and of a message', () => {
  expect(line(30).safeParse('🍅'.repeat(30)).success).toBe(true);
  expect(line(30).safeParse('🍅'.repeat(31)).success).toBe(false);
  expect(text(400).safeParse('👩‍🍳'.repeat(400)).success).toBe(true);
  expect(text(400).safeParse('👩‍🍳'.repeat(401)).success).toBe(false);
});

test.each(['m&m@snoep.example', "o'brien@x.be", 'info@bäckerei.example', 'lotte+bestel@x.be'])(
  'checkout and returns accept the e-mail address %s',
  (email) => {
    expect(checkoutBody.parse({ extra_emails: [email] }).extra_emails).toEqual([email]);
    expect(requestReturn.body.shape.contact.parse({ name: 'Lotte', email }).email).toBe(email);
  },
);

test.each(['a..b@x.be', 'a@x'])('checkout and returns refuse the e-mail address %s', (email) => {
  expect(checkoutBody.safeParse({ extra_emails: [email] }).success).toBe(false);
  expect(requestReturn.body.shape.contact.safeParse({ name: 'Lotte', email }).success).toBe(false);
});
