import { describe, expect, it } from '@jest/globals';
import { formatDifferenceValue } from './formatDifferenceValue.ts';

describe('a difference of an invoice', () => {
  it.each([
    ['article', '131209', '131209', '131209'],
    ['quantity', '1200.5', '1.200,5', '1 200,5'],
    ['weight', '–', '–', '–'],
    ['price', '6.985', '€ 6,985', '6,985 €'],
    ['vat_rate', '6', '6 %', '6 %'],
    ['vat', '6 % 26.48', '€ 26,48 (6 %)', '26,48 € (6 %)'],
    ['vat_base', '6 % 26.48', '€ 26,48 (6 %)', '26,48 € (6 %)'],
    ['rounding', '21 % -0.01', '€ -0,01 (21 %)', '-0,01 € (21 %)'],
    ['amount', '1200.00', '€ 1.200,00', '1 200,00 €'],
    ['deposit', '3 × 4.50', '3 × € 4,50', '3 × 4,50 €'],
    ['empties', '12 × -54.00', '12 × € -54,00', '12 × -54,00 €'],
    ['not_invoiced', '–', '–', '–'],
  ] as const)('writes its %s %s in each language', (about, value, nl, fr) => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(plain(formatDifferenceValue('nl', about, value))).toBe(nl);
    expect(plain(formatDifferenceValue('fr', about, value))).toBe(fr);
  });
});
