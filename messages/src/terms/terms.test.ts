import { expect, test } from '@jest/globals';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

test('the terms say as much in French as in Dutch', () => {
  const shape = (terms: typeof nl) => terms.sections.map(({ paragraphs }) => paragraphs.length);
  expect(shape(fr)).toEqual(shape(nl));
});
