import { expect, test } from '@jest/globals';
import { csvLine } from './csvLine.ts';

test('a Belgian spreadsheet reads numbers, semicolons and quotes of a name', () => {
  expect(csvLine(['131205', 'Room "35 %"; 1 L', 12.5, null])).toBe('131205;"Room ""35 %""; 1 L";12,5;\r\n');
});

test('a name that begins like a formula stays a text, and a negative amount a number', () => {
  expect(csvLine(['=HYPERLINK("x")', '-SALE-', '@home', -3.5])).toBe('"\'=HYPERLINK(""x"")";\'-SALE-;\'@home;-3,5\r\n');
});
