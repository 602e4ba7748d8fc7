import { expect, test } from '@jest/globals';
import { creditableLines } from './creditableLines.ts';

const invoice = {
  kind: 'invoice' as const,
  lines: [
    { lineNumber: 1, totalCents: 400 },
    { lineNumber: 2, totalCents: 100 },
    { lineNumber: 3, totalCents: -50 },
  ],
};

test('a credit note can be requested for lines with an amount, of the whole invoice too', () => {
  expect(creditableLines(invoice, [2, 3], [])).toEqual([2]);
  expect(creditableLines(invoice, [], [])).toEqual([1, 2]);
});

test('each line is credited once, whether its line or the whole invoice was disputed first', () => {
  expect(creditableLines(invoice, [], [[1]])).toEqual([2]);
  expect(creditableLines(invoice, [1], [[1]])).toEqual([]);
  expect(creditableLines(invoice, [1], [[]])).toEqual([]);
});

test('nothing is credited on returned containers alone, or on a credit note', () => {
  expect(creditableLines(invoice, [3], [])).toEqual([]);
  expect(creditableLines({ ...invoice, kind: 'credit_note' }, [], [])).toEqual([]);
});
