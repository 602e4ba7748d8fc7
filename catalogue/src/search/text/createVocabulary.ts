import MiniSearch from 'minisearch';
import type { Language } from '@talloor/rules/facts.ts';
import { editDistance } from './editDistance.ts';
import type { Word } from './readText.ts';
import { splitCompound } from './splitCompound.ts';
import { stemsOf } from './stemsOf.ts';

type Known = { written: string; nl: number; fr: number; brand: number };
export type WordSource = 'nl' | 'fr' | 'brand';

/** For compounds, corrections and suggestions. */
export type Vocabulary = {
  /** @param by 1 adds one occurrence, −1 removes one */
  readonly count: (word: Word, source: WordSource, by: 1 | -1) => void;
  /** Parts of a Dutch compound, or null. */
  readonly split: (plain: string) => readonly string[] | null;
  /** Most likely first. */
  readonly corrections: (plain: string, language: Language) => readonly string[];
  /** Includes brands; at most a hundred. */
  readonly containing: (plain: string, language: Language) => readonly string[];
  /** Spelling with accents. */
  readonly written: (plain: string) => string;
  /** In names and brands. */
  readonly frequency: (plain: string, language: Language) => number;
  /** By prefix. */
  readonly beginning: (plain: string, language: Language) => readonly string[];
};

const mostContaining = 100;
const mostSplits = 20_000;
const mostCorrections = 3;

export function createVocabulary(): Vocabulary {
  const words = new Map<string, Known>();
  const dutchStems = new Map<string, number>();
  const index = new MiniSearch<{ id: string; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });

  /** Valid until a new word arrives. */
  const splits = new Map<string, readonly string[] | null>();

  const isWord = (letters: string): boolean =>
    (words.get(letters)?.nl ?? 0) > 0 ||
    stemsOf({ kind: 'word', written: letters, plain: letters }, 'nl').some(
      (stem) => stem.length >= 3 && (dutchStems.get(stem) ?? 0) > 0,
    );
  const frequency = (plain: string, language: Language): number => {
    const known = words.get(plain);
    return known ? known[language] + known.brand : 0;
  };
  const find = (plain: string, options: { readonly fuzzy: number } | { readonly prefix: true }): readonly string[] => {
    const found: string[] = [];
    index.search(plain, {
      ...options,
      boostDocument: (_id: string, word: string) => {
        found.push(word);
        return 0;
      },
    });
    return found;
  };

  return {
    count: (word, source, by) => {
      const { plain } = word;
      const known = words.get(plain) ?? { written: word.written, nl: 0, fr: 0, brand: 0 };
      if (!words.has(plain)) {
        words.set(plain, known);
        splits.clear();
        index.add({ id: plain, word: plain });
      }
      if (known.written === plain) known.written = word.written;
      known[source] = Math.max(0, known[source] + by);
      if (source === 'nl')
        for (const stem of stemsOf(word, 'nl')) dutchStems.set(stem, Math.max(0, (dutchStems.get(stem) ?? 0) + by));
    },
    split: (plain) => {
      const known = splits.get(plain);
      if (known !== undefined) return known;
      const split = splitCompound(plain, isWord);
      if (splits.size < mostSplits) splits.set(plain, split);
      return split;
    },
    corrections: (plain, language) => {
      const limit = distanceFor(plain.length);
      if (limit === 0 || /\d/.test(plain)) return [];
      // The library counts swapped letters as two errors.
      const judged = find(plain, { fuzzy: Math.min(limit + 1, 4) }).flatMap((word) => {
        const distance = editDistance(plain, word);
        const known = words.get(word);
        const count = known ? known.nl + known.fr + known.brand : 0;
        if (distance > limit || count === 0) return [];
        const elsewhere = frequency(word, language) === 0 ? 0.6 : 0;
        const otherStart = word.charAt(0) === plain.charAt(0) ? 0 : 0.5;
        return [{ word, cost: distance + elsewhere + otherStart - Math.min(0.4, Math.log10(count) * 0.15) }];
      });
      const best = Math.min(...judged.map(({ cost }) => cost));
      return judged
        .filter(({ cost }) => cost <= best + 0.35)
        .toSorted((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
        .slice(0, mostCorrections)
        .map(({ word }) => word);
    },
    containing: (plain, language) => {
      const found: string[] = [];
      for (const [word, known] of words) {
        if (found.length === mostContaining) break;
        if (word.length > plain.length && known[language] + known.brand > 0 && word.includes(plain)) found.push(word);
      }
      return found;
    },
    written: (plain) => words.get(plain)?.written ?? plain,
    frequency,
    beginning: (plain, language) => find(plain, { prefix: true }).filter((word) => frequency(word, language) > 0),
  };
}

function distanceFor(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}
