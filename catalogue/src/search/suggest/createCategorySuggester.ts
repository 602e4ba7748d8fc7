import type { Language } from '@talloor/rules/facts.ts';
import type { Suggestions } from '../../catalogue.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import type { PlacedCategory } from '../assortment/contentLookup.ts';
import { readText, type Word } from '../text/readText.ts';
import { stemsOf } from '../text/stemsOf.ts';

const mostCategories = 5;

type CategoryWords = { readonly category: PlacedCategory; readonly words: readonly (readonly string[])[] };

export type CategorySuggester = (
  assortment: Assortment,
  text: string,
  language: Language,
  counts: ReadonlyMap<string, number>,
) => Suggestions['categories'];

/** With every typed word or prefix. */
export function createCategorySuggester(): CategorySuggester {
  let revision = -1;
  const cacheByLanguage = new Map<Language, readonly CategoryWords[]>();
  const categoriesIn = (assortment: Assortment, language: Language): readonly CategoryWords[] => {
    if (assortment.revision !== revision) {
      cacheByLanguage.clear();
      revision = assortment.revision;
    }
    const cached = cacheByLanguage.get(language);
    if (cached) return cached;
    const categories = [...assortment.content.byAlias.values()].map((category) => ({
      category,
      words: wordsIn(category.name[language]).map((word) => stemsOf(word, language)),
    }));
    cacheByLanguage.set(language, categories);
    return categories;
  };
  return (assortment, text, language, counts) => {
    const queryWords = wordsIn(text).map((word) => ({ word, stems: stemsOf(word, language) }));
    if (queryWords.length === 0) return [];
    return categoriesIn(assortment, language)
      .filter(
        ({ category, words }) =>
          (counts.get(category.alias) ?? 0) > 0 &&
          queryWords.every(({ word, stems }) =>
            words.some((forms) => forms[0]?.startsWith(word.plain) || forms.some((form) => stems.includes(form))),
          ),
      )
      .map(({ category, words }) => ({
        category,
        place: words.findIndex((forms) => forms[0]?.startsWith(queryWords[0]?.word.plain ?? '')),
      }))
      .toSorted(
        (a, b) => a.place - b.place || (counts.get(b.category.alias) ?? 0) - (counts.get(a.category.alias) ?? 0),
      )
      .slice(0, mostCategories)
      .map(({ category }) => ({
        alias: category.alias,
        name: category.name[language],
        parentName: category.trail.at(-2)?.name[language] ?? null,
        board: category.board,
      }));
  };
}

const wordsIn = (text: string): readonly Word[] =>
  readText(text).filter((token): token is Word => token.kind === 'word');
