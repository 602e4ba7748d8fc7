import { expect, test } from '@jest/globals';
import { formatUnitPrice } from './money.ts';

test.each([
  ['nl', '€\u00a041,040', '€\u00a03,985'],
  ['fr', '41,040\u00a0€', '3,985\u00a0€'],
] as const)('unit prices have three decimals in %s, also when the third is zero', (language, round, exact) => {
  expect(formatUnitPrice(language, 41.04)).toBe(round);
  expect(formatUnitPrice(language, 3.985)).toBe(exact);
});
