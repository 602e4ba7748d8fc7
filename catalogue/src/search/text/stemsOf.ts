import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as french } from '@orama/stemmers/french';
import { LRUCache } from 'lru-cache';
import type { Language } from '@talloor/rules/facts.ts';
import { plainText } from './plainText.ts';
import type { Word } from './readText.ts';

/** Shorter stems are ambiguous: *penne* is no *pens*, *Gini* no *gin*. */
const certainStem = 4;
const plurals = new Set(['s', 'x', 'n', 'en', 'je', 'jes', 'tje', 'tjes']);

export const certainStemsOf = (word: Word, language: Language): readonly string[] =>
  stemsOf(word, language).filter(
    (stem) => stem.length >= certainStem || stem === word.plain || plurals.has(word.plain.slice(stem.length)),
  );

/** French stems come from both spellings, so that *pelées*, *pelees* and *pelé* match. */
export function stemsOf(word: Word, language: Language): readonly string[] {
  const cached = remembered[language].get(word.written);
  if (cached) return cached;
  const stems = readStems(word, language);
  remembered[language].set(word.written, stems);
  return stems;
}

const remembered = {
  nl: new LRUCache<string, readonly string[]>({ max: 20_000 }),
  fr: new LRUCache<string, readonly string[]>({ max: 20_000 }),
};

function readStems(word: Word, language: Language): readonly string[] {
  const stems = language === 'nl' ? dutchStems(word.plain) : frenchStems(word);
  return [...new Set([word.plain, ...stems.filter((stem) => stem.length >= 2)])];
}

const frenchStems = ({ written, plain }: Word): readonly string[] => [
  plainText(french(written.normalize('NFC'))),
  french(plain),
];

/** What the stemmer lacks: diminutives, *kazen*, *eieren*, *oliën*. */
function dutchStems(plain: string): readonly string[] {
  const stems = [plain, ...withoutDiminutive(plain)].map((word) => hardEnd(dutch(word)));
  const [, vowelBase] = /^(.*(?:ui|ei|ij|oei|ooi|aai))en$/.exec(plain) ?? [];
  if (plain.endsWith('eieren')) return [...stems, plain.slice(0, -4)];
  if (plain.length > 5 && plain.endsWith('ien')) return [...stems, plain.slice(0, -1)];
  return vowelBase === undefined ? stems : [...stems, vowelBase];
}

function withoutDiminutive(word: string): readonly string[] {
  const [, base] = /^(.{3,})jes?$/.exec(word) ?? [];
  if (base === undefined) return [];
  const short = /[tpk]$/.test(base) ? base.slice(0, -1) : base;
  return [base, short, short.endsWith('e') ? short.slice(0, -1) : short].filter((each) => each.length >= 3);
}

const hardEnd = (stem: string): string =>
  stem
    .replace(/([bcdfghjklmnpqrstvwxz])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
