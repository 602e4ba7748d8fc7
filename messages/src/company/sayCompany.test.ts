import { expect, test } from '@jest/globals';
import { sayCompanyIn } from './sayCompany.ts';

const texts = { start: { welcome: 'Welkom bij Talloor', lines: ['Talloor levert'] }, count: 3 };

test('texts name the company in place of the product', () => {
  expect(sayCompanyIn(texts, 'Wijnhuis Claes')).toEqual({
    start: { welcome: 'Welkom bij Wijnhuis Claes', lines: ['Wijnhuis Claes levert'] },
    count: 3,
  });
  expect(sayCompanyIn(texts, 'Talloor')).toBe(texts);
});
