import SearchableMap from 'minisearch/SearchableMap';
import type { Language } from '@talloor/rules/facts.ts';
import { editDistance } from './editDistance.ts';
import { isEmptyWord } from './functionWords.ts';
import { isTradeWord, plainConcept, singleWords } from '../words/tradeLexicon.ts';
import type { Word } from './readText.ts';
import { splitCompound, type KnowsWord } from './splitCompound.ts';
import { stemsOf } from './stemsOf.ts';

/** `accents`: how often it is written with them. */
type KnownWord = { written: string; accents: number; nl: number; fr: number; brand: number };
export type WordSource = 'nl' | 'fr' | 'brand';

export type Vocabulary = {
  /** @param by 1 adds, −1 removes */
  readonly count: (word: Word, source: WordSource, by: 1 | -1) => void;
  /** Parts of a Dutch compound, or null. */
  readonly split: (plain: string) => readonly string[] | null;
  /** Most likely first. @param isFound only far more frequent words count */
  readonly corrections: (plain: string, language: Language, isFound: boolean) => readonly string[];
  /** At most a hundred. */
  readonly containing: (plain: string, language: Language) => readonly string[];
  readonly written: (plain: string) => string;
  readonly frequency: (plain: string, language: Language) => number;
  /** The most likely first, those of the trade before others. At most a dozen. */
  readonly beginning: (plain: string, language: Language) => readonly string[];
};

const mostContaining = 100;
const mostSplits = 20_000;
const mostCorrections = 3;
/** A word this much rarer than a similar one may be a typo. */
const muchMore = 10;
const moreOfTrade = 3;
const mostWords = 12;
/** *Garnalen* before *garniture*. */
const likelierOfTrade = 8;
const rememberedPrefixes = 20_000;
/** Names often lack their accents; with fewer, the accent is another word's: *framboisé*. */
const fewAccents = 5;

export function createVocabulary(): Vocabulary {
  const words = new Map<string, KnownWord>();
  const dutchStems = new Map<string, number>();
  const index = new SearchableMap<true>();
  const splits = new Map<string, readonly string[] | null>();
  /** All customers begin with the same letters. */
  const beginnings = new Map<string, readonly string[]>();

  const knows: KnowsWord = (letters) => (isTradeWord(letters) ? 'trade' : isWord(letters) ? 'name' : null);
  const isWord = (letters: string): boolean =>
    (words.get(letters)?.nl ?? 0) > 0 ||
    stemsOf({ kind: 'word', written: letters, plain: letters }, 'nl').some(
      (stem) => stem.length >= 3 && (dutchStems.get(stem) ?? 0) > 0,
    );
  const frequency = (plain: string, language: Language): number => {
    const entry = words.get(plain);
    return entry ? entry[language] + entry.brand : 0;
  };
  const countOf = (plain: string): number => {
    const entry = words.get(plain);
    return entry ? entry.nl + entry.fr + entry.brand : 0;
  };
  const count: Vocabulary['count'] = (word, source, by) => {
    const { plain } = word;
    beginnings.clear();
    const entry = words.get(plain) ?? { written: word.written, accents: 0, nl: 0, fr: 0, brand: 0 };
    if (!words.has(plain)) {
      words.set(plain, entry);
      splits.clear();
      index.set(plain, true);
    }
    if (entry.written === plain) entry.written = word.written;
    if (word.written !== plain) entry.accents = Math.max(0, entry.accents + by);
    entry[source] = Math.max(0, entry[source] + by);
    if (source === 'nl')
      for (const stem of stemsOf(word, 'nl')) dutchStems.set(stem, Math.max(0, (dutchStems.get(stem) ?? 0) + by));
  };
  const rankBeginnings = (plain: string, language: Language): readonly string[] => {
    const known = [...index.atPrefix(plain).keys()]
      .filter((word) => word.length > 2 && !/\d/.test(word) && !isEmptyWord(word, language))
      .map((word) => ({ word, often: frequency(word, language) }))
      .filter(({ often }) => often > 0)
      .toSorted((a, b) => b.often - a.often);
    // Words of the trade come forward: rarer ones cannot come among the candidates.
    const least = (known[mostWords - 1]?.often ?? 0) / likelierOfTrade;
    return known
      .filter(({ often }) => often >= least)
      .map(({ word, often }) => ({ word, often: often * (plainConcept(word, language) ? likelierOfTrade : 1) }))
      .toSorted((a, b) => b.often - a.often || (a.word < b.word ? -1 : 1))
      .slice(0, mostWords)
      .map(({ word }) => word);
  };
  for (const { word, language } of singleWords()) count(word, language, 1);

  return {
    count,
    split: (plain) => {
      const cached = splits.get(plain);
      if (cached !== undefined) return cached;
      const parts = splitCompound(plain, knows);
      if (splits.size < mostSplits) splits.set(plain, parts);
      return parts;
    },
    corrections: (plain, language, isFound) => {
      const limit = isFound ? Math.min(2, distanceFor(plain.length - 2)) : distanceFor(plain.length);
      const countOfTyped = countOf(plain);
      const leastOf = (word: string) =>
        isFound ? countOfTyped * (plainConcept(word, language) ? moreOfTrade : muchMore) : 1;
      if (limit === 0 || /\d/.test(plain)) return [];
      // The library counts swapped letters as two errors.
      const candidates = [...index.fuzzyGet(plain, Math.min(limit + 1, 4)).keys()].flatMap((word) => {
        const distance = editDistance(plain, word);
        const count = countOf(word);
        if (distance > limit || word === plain || count < leastOf(word)) return [];
        const elsewhere = frequency(word, language) === 0 ? 0.6 : 0;
        const otherStart = word.charAt(0) === plain.charAt(0) ? 0 : 0.5;
        return [{ word, cost: distance + elsewhere + otherStart - Math.min(0.4, Math.log10(count) * 0.15) }];
      });
      const best = Math.min(...candidates.map(({ cost }) => cost));
      return candidates
        .filter(({ cost }) => cost <= best + 0.35)
        .toSorted((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
        .slice(0, mostCorrections)
        .map(({ word }) => word);
    },
    containing: (plain, language) => {
      const matches: string[] = [];
      for (const [word, entry] of words) {
        if (matches.length === mostContaining) break;
        if (word.length > plain.length && entry[language] + entry.brand > 0 && word.includes(plain)) matches.push(word);
      }
      return matches;
    },
    written: (plain) => {
      const entry = words.get(plain);
      return entry && entry.accents * fewAccents >= countOf(plain) ? entry.written : plain;
    },
    frequency,
    beginning: (plain, language) => {
      const key = `${language} ${plain}`;
      const cached = beginnings.get(key);
      if (cached !== undefined) return cached;
      const ranked = rankBeginnings(plain, language);
      if (beginnings.size < rememberedPrefixes) beginnings.set(key, ranked);
      return ranked;
    },
  };
}

function distanceFor(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}
