import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { atMost } from './atMost.ts';
import { fieldShape, optionalFieldShape } from './fieldShape.ts';
import type { FieldName } from './fieldTable.ts';
import { cleanField, judgeField } from './judgeField.ts';
import { lengthOf } from './lengthOf.ts';

test.each([
  'm&m@snoep.example',
  'lotte+bestel@bistro.example',
  "o'brien@bistro.example",
  'info@xn--bckerei-5wa.example',
  'info@bäckerei.example',
  'info@bistro.xn--p1ai',
  'info@бистро.рф',
  'lotte%keuken@bistro.example',
  'keuken#2@bistro.example',
  'keuken/zaal@bistro.example',
  'a=b?c^d|e~f{g}!*$@bistro.example',
])('the e-mail address %s is accepted by form and wire', (email) => {
  expect(judgeField('email', cleanField('email', email))).toBeNull();
  expect(fieldShape('email').parse(email)).toBe(email);
});

test.each(['a..b@x.be', 'a@b..be', '@x.be', 'a@-x.be', 'a@x', 'a@x.b', 'a b@x.be', 'a@@x.be', 'a@x.be, b@x.be'])(
  'the e-mail address %s is refused',
  (email) => expect(judgeField('email', cleanField('email', email))?.code).toBe('field.not_email'),
);

test.each<[FieldName, string, string]>([
  ['phone_1', '\u202a+32\u00a0485 12 34 56\u202c', '+32 485 12 34 56'],
  ['phone_1', '0485\u200b123456', '0485123456'],
  ['email', 'o’brien@bistro.example\u200e', "o'brien@bistro.example"],
  ['last_name', 'D´Hondt', "D'Hondt"],
  ['last_name', 'D‘Hondt', "D'Hondt"],
  ['last_name', 'D’Hondt', "D'Hondt"],
  ['last_name', "D'Hondt", "D'Hondt"],
  ['last_name', 'D′Hondt', "D'Hondt"],
  ['phone_1', '0475–12–34–56', '0475-12-34-56'],
  ['first_name', 'M`Hamed', "M'Hamed"],
  ['last_name', '\u200ePeeters', 'Peeters'],
  ['last_name', 'Pee\u00adters', 'Peeters'],
  ['last_name', 'Pee\ufeffters', 'Peeters'],
  ['last_name', 'a\u202eb', 'ab'],
  ['last_name', 'e\u00ad\u0301', 'é'],
  ['company_name', 'Bistro\u200b Noord', 'Bistro Noord'],
  ['city', '\u200eGent\u2060', 'Gent'],
  ['company_name', 'Bistro 👩\u200d🍳 ❤\ufe0f', 'Bistro 👩\u200d🍳 ❤\ufe0f'],
  ['first_name', 'Jean–Pierre', 'Jean-Pierre'],
  ['first_name', 'Jean\u2011Pierre', 'Jean-Pierre'],
  ['extra_contact_name', 'Jean\u2212Pierre', 'Jean-Pierre'],
  ['street_number', '12\u221214', '12-14'],
  ['street_number', '12–14', '12-14'],
  ['phone_1', '0475\u221212 34 56', '0475-12 34 56'],
  ['company_name', '’t Hof', '’t Hof'],
  ['po_box', 'bus 0101', '0101'],
  ['po_box', 'Bus0101', '0101'],
  ['po_box', 'bte. 3', '3'],
  ['po_box', 'BOÎTE A', 'A'],
  ['po_box', 'bus-3', '3'],
  ['po_box', 'boîte n° 3', '3'],
  ['po_box', 'bus', 'bus'],
  ['po_box', 'Busk', 'Busk'],
  ['street_number', '12/3', '12/3'],
  ['company_number', '\u200eBE 0417.497.106', '0417497106'],
])('field %s takes %j as %j', (name, input, cleaned) => {
  expect(cleanField(name, input)).toBe(cleaned);
  expect(judgeField(name, cleaned)).toBeNull();
  expect(optionalFieldShape(name).parse(name === 'company_number' ? cleaned : input)).toBe(cleaned);
});

test.each([
  ['', 0],
  ['Gent', 4],
  ['🍅', 1],
  ['👩‍🍳', 1],
  ['🇧🇪', 1],
  ['👍🏽', 1],
  ['❤️', 1],
  ['e\u0301', 1],
])('%j counts as %d characters', (text, length) => expect(lengthOf(text)).toBe(length));

test('a letter with a hundred accents does not count as one, so that a limit bounds the storage', () => {
  expect(lengthOf(`a${'\u0301'.repeat(99)}`)).toBe(7);
});

test('a text of emoji has the same length on the form and on the wire', () => {
  expect(judgeField('comment', `ok ${'👩‍🍳'.repeat(397)}`)).toBeNull();
  expect(fieldShape('comment').safeParse(`ok ${'👩‍🍳'.repeat(397)}`).success).toBe(true);
  expect(fieldShape('comment').safeParse(`ok ${'👩‍🍳'.repeat(398)}`).error?.issues[0]?.message).toBe('field.too_long');
});

test('a place may have a narrower limit than the table', () => {
  expect(judgeField('street_number', '12-14A', { most: 5 })).toMatchObject({ code: 'field.too_long', most: 5 });
  expect(
    fieldShape('street_number', 5)
      .safeParse('12-14A')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['field.too_long']);
});

test('the OpenAPI document shows a limit in characters', () => {
  expect(z.toJSONSchema(z.string().check(atMost(30)))).toMatchObject({ type: 'string', maxLength: 30 });
  expect(z.toJSONSchema(fieldShape('city'), { io: 'input' })).toMatchObject({ maxLength: 40 });
});

test('a long row of box words is judged at once', () => {
  const words = 'bus '.repeat(20_000);
  expect(judgeField('po_box', cleanField('po_box', words))?.code).toBe('field.too_long');
});
