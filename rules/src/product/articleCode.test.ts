import { expect, test } from '@jest/globals';
import { cleanCode, codeDigits, gtinOf } from './articleCode.ts';

test.each([
  [' 130104\u00a0', '130104'],
  ['\ufeff130104', '130104'],
  ['13\u200b01\u200d04\u2060', '130104'],
  ['\u202a130104\u202c', '130104'],
  ['130104\r\n', '130104'],
  ['１３０１０４', '130104'],
  ['00130104', '00130104'],
])('the code %j is read as %s, without invisible characters', (text, code) => {
  expect(cleanCode(text)).toBe(code);
});

test.each([
  ['130 104', '130104'],
  ['130\u2011104', '130104'],
  ['5 412345\u00a0678908', '5412345678908'],
  ['130104a', null],
  ['130,104', null],
  ['', null],
])('the digits of %j are %j', (text, digits) => expect(codeDigits(text)).toBe(digits));

test.each([
  [']E05412345678908', '5412345678908'],
  [']E496385074', '96385074'],
  [']I115412345678905', '15412345678905'],
  [']X0130104', '130104'],
  [']C1010541234567890817260101', '05412345678908'],
  [']d20105412345678908\u001d10A7', '05412345678908'],
  [']e00105412345678908', '05412345678908'],
  ['(01)05412345678908(10)A7', '05412345678908'],
])('the scan %j is read as %s, without the prefix of the scanner', (text, code) => {
  expect(cleanCode(text)).toBe(code);
});

test.each(['volle room', 'crème-fraîche', '24 x 33 cl', ']', 'A130104', ''])(
  '%j is no code, and keeps its words',
  (text) => expect(cleanCode(text)).toBe(text),
);

test.each([
  ['36000291452', '00036000291452'],
  ['036000291452', '00036000291452'],
  ['000036000291452', '00036000291452'],
  ['0005412345678908', '05412345678908'],
  ['4252614', '00042100005264'],
  ['96385074', '00000096385074'],
])('the barcode %s is the GTIN %s, whatever its leading zeros', (code, gtin) => {
  expect(gtinOf(code)).toBe(gtin);
});

test.each(['', '0', '130104', '5412345678909', '115412345678905', 'A6385074'])('%j is no barcode', (code) =>
  expect(gtinOf(code)).toBeNull(),
);
