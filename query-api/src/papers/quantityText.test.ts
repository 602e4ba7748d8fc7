import { expect, test } from '@jest/globals';
import { quantityText } from './quantityText.ts';

test.each([
  ['fr', 2, 'caisse', '2 caisses'],
  ['fr', 1.5, 'boîte', '1,5 boîte'],
  ['fr', 0, 'sac', '0 sac'],
  ['fr', 18, 'pc', '18 pc'],
  ['nl', 3, 'kist', '3 kisten'],
  ['nl', 6, 'doos', '6 dozen'],
  ['nl', 1, 'doos', '1 doos'],
  ['nl', 12, 'st', '12 st'],
  ['nl', 2.5, 'kg', '2,5 kg'],
] as const)('in %s the unit agrees with the quantity: %d %s', (language, quantity, unit, text) => {
  expect(quantityText(language, quantity, unit)).toBe(text);
});
