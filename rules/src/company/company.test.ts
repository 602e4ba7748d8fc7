import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { companyStatusOf } from './companyStatusOf.ts';
import { isCompanyNumber } from '../account/fields/companyNumber.ts';

describe('an enterprise number', () => {
  test.each(['0314595348', '0448692207', '0200065765', '0403449823', '1090000183'])(
    '%s is valid by its two check digits',
    (digits) => expect(isCompanyNumber(digits)).toBe(true),
  );

  test.each(['0314595349', '2314595348', '314595348', '03145953480', '0314.595.348', 'BE0314595348', '', '0000000000'])(
    '%s is invalid',
    (digits) => expect(isCompanyNumber(digits)).toBe(false),
  );

  test('is invalid after a change of any single digit', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19_999_999 }), fc.nat(9), fc.nat(9), (first, at, digit) => {
        const eight = String(first).padStart(8, '0');
        const number = `${eight}${String(97 - (first % 97)).padStart(2, '0')}`;
        const other = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
        expect([isCompanyNumber(number), isCompanyNumber(other)]).toEqual([true, other === number]);
      }),
    ));
});

test.each([
  ['000', 'active'],
  ['003', 'active'],
  ['006', 'stopped'],
  ['012', 'stopped'],
  ['021', 'stopped'],
  ['040', 'active'],
  ['048', 'bankrupt'],
  ['050', 'bankrupt'],
  ['053', 'bankrupt'],
  ['100', 'active'],
])('a company in legal situation %s is %s', (situation, status) => expect(companyStatusOf(situation)).toBe(status));
