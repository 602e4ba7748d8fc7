import { expect, test } from '@jest/globals';
import { createVocabulary } from '../text/createVocabulary.ts';
import { suggestWords } from './suggestWords.ts';

const vocabularyOf = (words: readonly (readonly [written: string, plain: string, times: number])[]) => {
  const vocabulary = createVocabulary();
  for (const [written, plain, times] of words)
    for (let time = 0; time < times; time += 1) vocabulary.count({ kind: 'word', written, plain }, 'fr', 1);
  return vocabulary;
};

test('suggests goods of the trade before other words that are written as often', () => {
  const vocabulary = vocabularyOf([
    ['garniture', 'garniture', 6],
    ['garnitures', 'garnitures', 5],
    ['garbanzo', 'garbanzo', 7],
    ['gargouillou', 'gargouillou', 9],
    ['gaufre', 'gaufre', 2],
  ]);
  expect(suggestWords({ vocabulary }, 'ga', 'fr', [], () => true)[0]).toBe('gaufre');
});

test('suggests a word with the accents that most names have', () => {
  const vocabulary = vocabularyOf([
    ['framboise', 'framboise', 40],
    ['framboisé', 'framboise', 1],
    ['pâtisson', 'patisson', 3],
    ['patisson', 'patisson', 2],
  ]);
  const suggested = (text: string) => suggestWords({ vocabulary }, text, 'fr', [], () => true);
  expect(suggested('framboi')).toContain('framboise');
  expect(suggested('patiss')).toContain('pâtisson');
});

test('suggests a word that came into the assortment after the letters were typed before', () => {
  const vocabulary = vocabularyOf([['gaufre', 'gaufre', 2]]);
  const suggested = () => suggestWords({ vocabulary }, 'gau', 'fr', [], () => true);
  expect(suggested()).not.toContain('gaudichaudi');
  for (let time = 0; time < 40; time += 1)
    vocabulary.count({ kind: 'word', written: 'gaudichaudi', plain: 'gaudichaudi' }, 'fr', 1);
  expect(suggested()[0]).toBe('gaudichaudi');
});
