import { describe, expect, test } from '@jest/globals';
import { formatNumber } from '../format/money.ts';
import { quantityInput, readTypedQuantity } from './readTypedQuantity.ts';

describe('a quantity that a person types', () => {
  test.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    [',5', 0.5],
    [' ', 0],
    ['1.024', 1024],
    ['1 024', 1024],
    ['1\u202f024', 1024],
    ['1.024,5', 1024.5],
    ['12 st', 12],
    ['12 stuks', 12],
    ['12st.', 12],
    ['12 pièces', 12],
    ['9.999', 9999],
    ['10000', 'tooMuch'],
    ['1.000.000', 'tooMuch'],
  ])('of whole pieces: %s is %p', (text, quantity) => {
    expect(readTypedQuantity(text, { units: ['st'] })).toBe(quantity);
  });

  test.each([
    'twee',
    '1e3',
    '0x10',
    'Infinity',
    '1,2,3',
    '12 13',
    '-',
    '.',
    'st',
    '½',
    '12-',
    '-2',
    '12 doos',
    '2,0005',
  ])('cannot be read: %s', (text) => {
    expect(readTypedQuantity(text, { units: ['st'] })).toBe('unreadable');
  });

  test.each([
    ['1.024', 1.024],
    ['0.500', 0.5],
    ['1 024', 1024],
    ['1.024,5', 1024.5],
    ['1.000.000', 'tooMuch'],
    ['1,5 kg', 1.5],
  ])('of an article sold in parts: %s is %p', (text, quantity) => {
    expect(readTypedQuantity(text, { step: 0.1, units: ['kg'] })).toBe(quantity);
  });

  test.each([
    ['6 dozen', 'doos'],
    ['6 d.', 'doos'],
    ['6 bouteilles', 'bouteille'],
    ['6 FLES', 'fles'],
  ])('may have the unit of its article behind it, also in the plural or short: %s of %s', (text, unit) => {
    expect(readTypedQuantity(text, { units: [unit] })).toBe(6);
  });

  test('has the limits of its field', () => {
    expect(['12', '13', '-12', '−12', '-13'].map((text) => readTypedQuantity(text, { least: -12, most: 12 }))).toEqual([
      12,
      'tooMuch',
      -12,
      -12,
      'unreadable',
    ]);
  });

  test('is read back as the page shows it', () => {
    for (const language of ['nl', 'fr'] as const) expect(readTypedQuantity(formatNumber(language, 2023))).toBe(2023);
    for (const quantity of [0.125, 1.024, 1024, 9999]) {
      const step = Number.isInteger(quantity) ? 1 : 0.001;
      expect(readTypedQuantity(quantityInput(quantity), { step })).toBe(quantity);
    }
  });
});
