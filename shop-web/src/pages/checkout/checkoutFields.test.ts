import { expect, test } from '@jest/globals';
import { addressOf, checkCheckout, emailsOf, noAddress, type CheckoutValues } from './checkoutValues.ts';

const values = (changes: Partial<CheckoutValues>): CheckoutValues => ({
  ...noAddress,
  addressKind: 'other',
  name: 'Tuinzaal',
  postal: '9000',
  city: 'Gent',
  street: 'Rekelingestraat',
  number: '5',
  reference: '',
  emails: '',
  message: '',
  copiedMessage: '',
  ownMessage: '',
  ...changes,
});
const errorOf = (changes: Partial<CheckoutValues>) => [...checkCheckout(values(changes), false)];
const tooLong = (most: number) => ({ code: 'field.too_long', most });

test.each<[keyof CheckoutValues, string, number]>([
  ['number', '12-14A', 5],
  ['box', 'bus 010101', 5],
  ['name', 'x'.repeat(33), 32],
  ['city', 'Saint-Georges-sur-Meuse-le-Bas', 26],
  ['reference', 'W'.repeat(31), 30],
  ['message', 'x'.repeat(401), 400],
])('a %s that is too long is named, not cut', (field, text, most) => {
  expect(errorOf({ [field]: text })).toEqual([[field, expect.objectContaining(tooLong(most))]]);
});

test.each<[string, string]>([
  ['bus 0101', '0101'],
  ['bte A', 'A'],
])('the box %s is ordered as %s', (box, sent) => {
  expect(errorOf({ box })).toEqual([]);
  expect(addressOf(values({ box }))?.po_box).toBe(sent);
});

test('a house number with a slash is accepted, and a city of the catalogue may be longer than a typed one', () => {
  expect(errorOf({ number: '12/3' })).toEqual([]);
  const city = 'Saint-Georges-sur-Meuse-le-Bas';
  expect(checkCheckout(values({ city }), false, false, [city]).size).toBe(0);
});

test.each(['m&m@snoep.example', 'info@bäckerei.example', "o'brien@x.be"])('copies may go to %s', (email) =>
  expect(errorOf({ emails: email })).toEqual([]),
);

test('an address with two dots is refused, and invisible marks are taken off', () => {
  expect(errorOf({ emails: 'a..b@x.be' })).toEqual([['emails', { email: 'a..b@x.be' }]]);
  expect(emailsOf('\u200elotte@x.be\u200b, o’brien@x.be')).toEqual(['lotte@x.be', "o'brien@x.be"]);
});

test('emoji count as one character of the message and the reference', () => {
  expect(errorOf({ message: '👩‍🍳'.repeat(400), reference: '🍅'.repeat(30) })).toEqual([]);
});
