import { expect, test } from '@jest/globals';
import { readTerms } from './readTerms.ts';

test('titles, paragraphs and an introduction are read from the text of the office', () => {
  const text =
    'Voor klanten.\r\n\r\n# Levering\r\nWij leveren.\r\nOp tijd.\r\n\r\nOf later.\n# Betaling\n\nOp factuur.';
  expect(readTerms('Voorwaarden', text)).toEqual({
    title: 'Voorwaarden',
    intro: 'Voor klanten.',
    sections: [
      { title: 'Levering', paragraphs: ['Wij leveren.\nOp tijd.', 'Of later.'] },
      { title: 'Betaling', paragraphs: ['Op factuur.'] },
    ],
  });
});

test('markup stays text', () => {
  expect(readTerms('Voorwaarden', '<b>#1</b>').intro).toBe('<b>#1</b>');
});
