import MiniSearch from 'minisearch';
import type { Bilingual, Language } from '@talloor/rules/facts.ts';
import { isEmptyWord } from '../search/text/functionWords.ts';
import { plainText } from '../search/text/plainText.ts';
import { readText, type Word } from '../search/text/readText.ts';
import { stemsOf } from '../search/text/stemsOf.ts';

type IndexedQuestion = { readonly id: string; readonly question: Bilingual; readonly answer: Bilingual };

/** Ids, best first; null without words to search. */
export type FaqIndex = (words: string, language: Language) => readonly string[] | null;

const questionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(
    'hoe wat waar wanneer waarom wie welke welk is zijn was kan kun kunnen mag mogen moet moeten ik je jij jullie we wij mijn jouw uw u onze ons dit dat er ook nog naar als dan wil worden wordt hebben heb heeft hoeveel'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'comment quoi quand pourquoi qui que quel quelle quels quelles est sont puis peut peux pouvez dois doit je tu il on nous vous mon ma mes votre vos notre nos ce cette ces ça ca se s qu n ne pas y si combien est-ce'.split(
      ' ',
    ),
  ),
};

const mostWords = 12;
const shortestPrefix = 3;

/** Where nothing is found, in the other language. */
export function createFaqIndex(items: readonly IndexedQuestion[]): FaqIndex {
  const indexes = { nl: indexOf(items, 'nl'), fr: indexOf(items, 'fr') };
  return (text, language) => {
    const words = readText(text)
      .filter((token) => token.kind === 'word')
      .slice(0, mostWords);
    if (words.length === 0) return null;
    const own = find(indexes[language], words, language);
    const other = language === 'nl' ? 'fr' : 'nl';
    return own.length > 0 ? own : find(indexes[other], words, other);
  };
}

function indexOf(items: readonly IndexedQuestion[], language: Language): MiniSearch {
  const index = new MiniSearch({
    fields: ['question', 'answer'],
    tokenize: (text) => wordsOf(text).flatMap((word) => [...stemsOf(word, language)]),
    processTerm: (term) => term,
  });
  index.addAll(
    items.map(({ id, question, answer }) => ({ id, question: question[language], answer: answer[language] })),
  );
  return index;
}

/** `readText` stops early. */
const wordsOf = (text: string): readonly Word[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([written]) => ({
    kind: 'word',
    written,
    plain: plainText(written),
  }));

function find(index: MiniSearch, words: readonly Word[], language: Language): readonly string[] {
  const telling = words.filter(({ plain }) => !isEmptyWord(plain, language) && !questionWords[language].has(plain));
  const searched = telling.length > 0 ? telling : words;
  const found = index.search(
    {
      combineWith: 'AND',
      queries: searched.map((word) => ({
        combineWith: 'OR',
        queries: [...stemsOf(word, language)],
        prefix: (term: string) => term.length >= shortestPrefix,
        fuzzy: (term: string) => typingErrors(term.length),
        boost: { question: 3 },
      })),
    },
    { tokenize: (text) => [text], processTerm: (term) => term },
  );
  return found.map(({ id }) => String(id));
}

function typingErrors(length: number): number | false {
  if (length < 4) return false;
  return length < 7 ? 1 : 2;
}
