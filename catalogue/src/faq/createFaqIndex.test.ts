import { describe, expect, test } from '@jest/globals';
import { createFaqIndex } from './createFaqIndex.ts';

const items = [
  {
    id: '1',
    question: { nl: 'Tot wanneer kan ik bestellen?', fr: 'Jusqu’à quand puis-je commander ?' },
    answer: { nl: 'Tot 17 uur, twee werkdagen vóór de levering.', fr: 'Jusqu’à 17 h, deux jours avant la livraison.' },
  },
  {
    id: '2',
    question: { nl: 'Hoe betaal ik een factuur?', fr: 'Comment payer une facture ?' },
    answer: { nl: 'Met de QR-code op de factuur.', fr: 'Avec le code QR de la facture.' },
  },
  {
    id: '3',
    question: { nl: 'Hoe werkt het leeggoed?', fr: 'Comment fonctionnent les vidanges ?' },
    answer: { nl: 'Wij tellen kratten en vaten.', fr: 'Nous comptons les bacs et les fûts.' },
  },
];
const search = createFaqIndex(items);

describe('a question is found', () => {
  test.each([
    ['by another form of a word', 'facturen', 'nl', '2'],
    ['by the verb', 'betalen', 'nl', '2'],
    ['with a typing error', 'factuurr betaln', 'nl', '2'],
    ['with swapped letters', 'leegoged', 'nl', '3'],
    ['by a whole sentence', 'Hoe kan ik mijn factuur betalen?', 'nl', '2'],
    ['by a word of its answer', 'kratten', 'nl', '3'],
    ['in French without accents', 'futs', 'fr', '3'],
    ['in French with an error', 'comander', 'fr', '1'],
    ['by its French words on a Dutch page', 'vidanges', 'nl', '3'],
    ['by the beginning of a word', 'fact', 'nl', '2'],
  ] as const)('%s: %s', (_, words, language, id) => {
    expect(search(words, language)?.[0]).toBe(id);
  });
});

test.each(['fietsen', 'factuur fietsen', '<script>alert(1)</script>', '?'.repeat(200) + ' xyz'])(
  'nothing is found for %s',
  (words) => expect(search(words, 'nl')).toEqual([]),
);

test('a search without words is none', () => {
  expect(search(' ?! ', 'nl')).toBeNull();
});
