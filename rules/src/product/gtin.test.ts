import { expect, test } from '@jest/globals';
import { expandUpcE, readGtin, writingsOfGtin } from './gtin.ts';

test.each([
  ['96385074', '00000096385074'],
  ['036000291452', '00036000291452'],
  ['4006381333931', '04006381333931'],
  ['14006381333938', '14006381333938'],
  ['04252614', '00042100005264'],
])('the barcode %s is the GTIN %s', (barcode, gtin) => {
  expect(readGtin(barcode)).toBe(gtin);
});

test.each(['', '123456', '400638133393', '40063813339310', '400638133393x', '4006381333930'])(
  '%j is no GTIN, by its length or its check digit',
  (barcode) => expect(readGtin(barcode)).toBeNull(),
);

test('a GTIN is matched with any number of its leading zeros', () => {
  expect(writingsOfGtin('00036000291452')).toEqual(['00036000291452', '0036000291452', '036000291452', '36000291452']);
  expect(writingsOfGtin('00000096385074').at(-1)).toBe('96385074');
  expect(writingsOfGtin('14006381333938')).toEqual(['14006381333938']);
});

test.each([
  ['01234531', '012300000451'],
  ['01234541', '012340000051'],
  ['21234541', null],
  ['0123454', null],
])('the short code %s expands to %s', (short, whole) => expect(expandUpcE(short)).toBe(whole));
