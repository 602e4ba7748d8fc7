import { expect, test } from '@jest/globals';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

test('the French terms have the sections and paragraphs of the Dutch terms', () => {
  const shape = (terms: typeof nl) => terms.sections.map(({ paragraphs }) => paragraphs.length);
  expect(shape(fr)).toEqual(shape(nl));
});
