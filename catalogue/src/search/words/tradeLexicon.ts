import { z } from 'zod';
import { once } from '@talloor/platform/once.ts';
import { editDistance } from '../text/editDistance.ts';
import { plainText } from '../text/plainText.ts';
import type { Word } from '../text/readText.ts';
import { stemsOf } from '../text/stemsOf.ts';
import tradeWords from './tradeWords.json' with { type: 'json' };

/**
 * `goods` on their own; `dish` of other goods, which names the article wherever it stands; `cut` of the goods beside
 * it; `quality` of goods; `substitute`: a quality that makes another thing of them, as of *veggie gehakt*.
 */
const wordKind = z.enum(['goods', 'dish', 'cut', 'quality', 'substitute']);
export type WordKind = z.output<typeof wordKind>;
export const isQuality = (kind: string | null): boolean => kind === 'quality' || kind === 'substitute';
/** English or German only in imported names. */
export type WrittenIn = 'nl' | 'fr' | 'en';

export type Concept = { readonly id: number; readonly kind: WordKind };

export type ConceptSpan = {
  readonly concept: Concept;
  readonly start: number;
  readonly length: number;
  /** Null: the same in both languages. */
  readonly language: WrittenIn | null;
  readonly isExact: boolean;
};

type Phrase = { readonly words: readonly Word[]; readonly concept: Concept; readonly language: WrittenIn };

/** Skipped within a phrase. */
const links = new Set('de du des d l la le les a au aux en van voor om te'.split(' '));

/**
 * Words of one line mean the same. An accent stands only where it tells words apart, as in *rosé*.
 * `of`: what they are a kind of, as a word of its line. `near`: what is offered where there are none.
 */
const lexiconLines = z.array(
  z.strictObject({
    kind: wordKind,
    nl: z.array(z.string()),
    fr: z.array(z.string()),
    en: z.array(z.string()).default([]),
    of: z.array(z.string()).default([]),
    near: z.array(z.string()).default([]),
  }),
);

/** The stems of all words take time. */
const lexicon = once(() => {
  const lines = lexiconLines.parse(tradeWords);
  const written: readonly Phrase[] = lines.flatMap(({ kind, nl, fr, en }, id) => {
    const readPhrases = (language: WrittenIn, texts: readonly string[]): readonly Phrase[] =>
      texts.map((text) => ({ words: contentWords(text), concept: { id, kind }, language }));
    return [...readPhrases('nl', nl), ...readPhrases('fr', fr), ...readPhrases('en', en)];
  });
  const cuts = new Set(
    written.flatMap(({ words: [{ plain } = { plain: '' }, ...others], concept }) =>
      concept.kind === 'cut' && others.length === 0 ? [plain, `${plain}s`] : [],
    ),
  );
  /** *Mélange de noix* and *noix mélangées*, *sucre en morceaux* and *morceaux de sucre*. */
  const phrases = written.flatMap((phrase) => {
    const { words } = phrase;
    const hasCut = words.length === 2 && words.some(({ plain }) => cuts.has(plain));
    return hasCut ? [phrase, { ...phrase, words: words.toReversed() }] : [phrase];
  });
  const conceptOf = (text: string): Concept => {
    const id = lines.findIndex(({ nl, fr }) => nl.includes(text) || fr.includes(text));
    const line = lines[id];
    if (!line) throw new Error(`The trade words have no line of ${text}.`);
    return { id, kind: line.kind };
  };
  const widerOf = lines.map(({ of }) => of.map(conceptOf));
  const nearOf = lines.map(({ near }) => near.map(conceptOf));
  const substitutes = lines.flatMap(({ kind }, id): Concept[] => (kind === 'substitute' ? [{ id, kind }] : []));
  const textsOf = (language: WrittenIn) =>
    new Set(phrases.flatMap((phrase) => (phrase.language === language ? [textOf(phrase)] : [])));
  const singleWords = phrases.flatMap(({ words, language }) =>
    language === 'en' ? [] : words.filter(({ plain }) => plain.length > 1).map((word) => ({ word, language })),
  );
  const dutchWords = new Set(
    singleWords.flatMap(({ word, language }) => (language === 'nl' ? [word.plain, ...stemsOf(word, 'nl')] : [])),
  );
  const [dutchTexts, frenchTexts] = [textsOf('nl'), textsOf('fr')];
  return {
    phrases,
    byFirstStem: groupByFirstStem(phrases),
    widerOf,
    nearOf,
    substitutes,
    singleWords,
    dutchWords,
    dutchTexts,
    frenchTexts,
  };
});

/** *Au jus* begins with a link, which tells it from juice. */
function contentWords(text: string): readonly Word[] {
  const words = text.split(' ').map((written): Word => ({ kind: 'word', written, plain: plainText(written) }));
  return words.filter(({ plain }, index) => index === 0 || !links.has(plain));
}

/** English plurals are those of French. */
const stemOf = (word: Word, language: WrittenIn): string => {
  const stems = stemsOf(word, language === 'nl' ? 'nl' : 'fr');
  return stems.at(-1) ?? word.plain;
};

const shortestKind = 3;
function groupByFirstStem(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const byFirstStem = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first] = phrase.words;
    if (!first) continue;
    const forms = phrase.language === 'nl' ? openPlurals(first.plain) : [];
    for (const key of new Set([first.plain, stemOf(first, phrase.language), ...forms]))
      byFirstStem.set(key, [...(byFirstStem.get(key) ?? []), phrase]);
  }
  return byFirstStem;
}

/** Another vowel or consonant: *kazen*, *duiven*. */
function openPlurals(plain: string): readonly string[] {
  const [, start = '', vowel, end = ''] = /^(.*?)([aeiou]{1,2})([bdfgklmnprst])$/.exec(plain) ?? [];
  if (vowel === undefined || plain.length < shortestKind) return [];
  const soft = end === 's' ? 'z' : end === 'f' ? 'v' : end;
  if (vowel.length === 1) return [`${start}${vowel}${end}${end}en`];
  return vowel[0] === vowel[1] ? [`${start}${vowel[0]}${soft}en`] : soft === end ? [] : [`${start}${vowel}${soft}en`];
}

export const singleWords = (): readonly { readonly word: Word; readonly language: 'nl' | 'fr' }[] =>
  lexicon().singleWords;

export const conceptTerm = ({ id }: Concept): string => `~${id}`;

/** Longest first. @param language preferred where a word means different things */
export function findConcepts(words: readonly Word[], language: 'nl' | 'fr' | null): readonly ConceptSpan[] {
  const spans: ConceptSpan[] = [];
  for (let start = 0; start < words.length;) {
    const isBesideGoods = spans.some(({ concept }) => !isQuality(concept.kind));
    const span = conceptAt(words, start, language, isBesideGoods);
    if (span) spans.push(span);
    start += span?.length ?? 1;
  }
  return spans;
}

/** @param isBesideGoods *haché* of *persil haché* is a quality */
export function conceptAt(
  words: readonly Word[],
  start: number,
  language: 'nl' | 'fr' | null,
  isBesideGoods = false,
): ConceptSpan | null {
  const first = words[start];
  if (!first) return null;
  let best: { readonly span: ConceptSpan; readonly worth: number } | null = null;
  for (const phrase of candidatesOf(first)) {
    const match = matchPhrase(words, start, phrase);
    if (!match) continue;
    const hasAccent = phrase.words.some(({ written, plain }) => written !== plain);
    const isLikely = hasAccent || (isBesideGoods && match.isExact && isQuality(phrase.concept.kind));
    const worth =
      phrase.words.length * 8 + (match.isExact ? 4 : 0) + (phrase.language === language ? 2 : 0) + (isLikely ? 1 : 0);
    if (best && best.worth >= worth) continue;
    best = {
      span: {
        concept: phrase.concept,
        start,
        length: match.length,
        language: languageOf(phrase),
        isExact: match.isExact,
      },
      worth,
    };
  }
  const joined = language === 'fr' ? null : joinedConcept(first, words[start + 1]);
  if (joined && (!best || best.span.length === 1)) return { ...joined, start, length: 2 };
  return best?.span ?? null;
}

/** A Dutch compound in two words: *volkoren brood*. */
function joinedConcept({ plain }: Word, next: Word | undefined): Omit<ConceptSpan, 'start' | 'length'> | null {
  const joined = `${plain}${next?.plain ?? ''}`;
  const phrase = lexicon()
    .byFirstStem.get(joined)
    ?.find(({ words, language }) => language === 'nl' && words.length === 1 && words[0]?.plain === joined);
  return next && phrase ? { concept: phrase.concept, language: 'nl', isExact: true } : null;
}

const textOf = ({ words }: Phrase): string => words.map(({ plain }) => plain).join(' ');
const languageOf = (phrase: Phrase): WrittenIn | null => {
  const text = textOf(phrase);
  const { dutchTexts, frenchTexts } = lexicon();
  return dutchTexts.has(text) && frenchTexts.has(text) ? null : phrase.language;
};

function candidatesOf(word: Word): readonly Phrase[] {
  const singular = plurals.flatMap((ending) =>
    word.plain.endsWith(ending) ? [word.plain.slice(0, -ending.length)] : [],
  );
  const keys = new Set([word.plain, ...singular, ...stemsOf(word, 'nl'), ...stemsOf(word, 'fr')]);
  const { byFirstStem } = lexicon();
  return [...keys].flatMap((key) => byFirstStem.get(key) ?? []);
}

function matchPhrase(words: readonly Word[], start: number, { words: wanted, language, concept }: Phrase) {
  let [at, isExact] = [start, true];
  for (const [index, word] of wanted.entries()) {
    while (index > 0 && links.has(words[at]?.plain ?? '') && words[at]?.plain !== word.plain) at += 1;
    const present = words[at];
    if (!present || (word.written !== word.plain && present.written !== word.written)) return null;
    if (present.plain !== word.plain) {
      const isName = wanted.length === 1 && language === 'fr' && (concept.kind === 'goods' || concept.kind === 'dish');
      if (!(isName ? isSameName(present, word) : isSameStem(present, word, language))) return null;
      isExact = false;
    }
    at += 1;
  }
  return { length: at - start, isExact };
}

/** *Macher* and *Mach* have the stem of *mâche*. */
const isSameName = (present: Word, word: Word): boolean =>
  ['s', 'x'].some((plural) => present.plain === word.plain + plural || word.plain === present.plain + plural);

/** *Thé* and *pâté* differ from *the* and *pâte* by accents only, so short stems need the whole word. */
const shortestStem = 4;
const longestEnding = 2;
const longestInflection = 2;
const plurals = ['s', 'x', 'en', 'n', 'je', 'jes', 'tje', 'tjes'];
function isSameStem(present: Word, word: Word, language: WrittenIn): boolean {
  if (language === 'en') return present.plain === `${word.plain}s`;
  if (present.plain.startsWith(word.plain) && plurals.includes(present.plain.slice(word.plain.length))) return true;
  if (language === 'nl' && openPlurals(word.plain).includes(present.plain)) return true;
  const stem = stemOf(word, language);
  // *Croqu* is the stem of *croquant*, but no form of it.
  if (
    language === 'fr' &&
    ((word.plain.length > present.plain.length + longestEnding && word.plain.startsWith(present.plain)) ||
      present.plain.length > word.plain.length + longestInflection)
  )
    return false;
  return stem.length >= shortestStem && stemsOf(present, language === 'nl' ? 'nl' : 'fr').some((form) => form === stem);
}

export const plainConcept = (text: string, language: 'nl' | 'fr'): ConceptSpan | null =>
  conceptAt([{ kind: 'word', written: text, plain: plainText(text) }], 0, language);

/** A phrase of the trade with an error in a later word: *pomme de tere*. */
export function misspeltPhrase(words: readonly Word[], start: number, language: 'nl' | 'fr'): string | null {
  const first = words[start];
  for (const { words: wanted, language: writtenIn } of first ? candidatesOf(first) : []) {
    if (wanted.length < 2 || writtenIn !== language || wanted[0]?.plain !== first?.plain) continue;
    const present = words.slice(start).filter(({ plain }, index) => index === 0 || !links.has(plain));
    const errors = wanted.filter(({ plain }, index) => present[index]?.plain !== plain);
    const [wrong] = errors;
    const typed = wrong && present[wanted.indexOf(wrong)]?.plain;
    if (errors.length !== 1 || !wrong || !typed || typed.length < shortestMisspelt) continue;
    if (editDistance(typed, wrong.plain) !== 1 || plainConcept(typed, language)) continue;
    return words
      .map(({ written }, index) => (index >= start && words[index]?.plain === typed ? wrong.written : written))
      .join(' ');
  }
  return null;
}
const shortestMisspelt = 3;

/** The only phrase of the trade whose last word begins so: *pomme de t*. */
export function begunPhrase(words: readonly Word[], language: 'nl' | 'fr'): string | null {
  const telling = words.filter(({ plain }, index) => index === 0 || !links.has(plain));
  const [first, last] = [telling[0], telling.at(-1)];
  if (!first || !last || first === last) return null;
  const begun = candidatesOf(first).filter(
    ({ words: wanted, language: writtenIn }) =>
      writtenIn === language &&
      wanted.length === telling.length &&
      wanted.at(-1)?.plain !== last.plain &&
      wanted.every(({ plain }, index) =>
        index === wanted.length - 1
          ? plain.startsWith(last.plain)
          : isSameName(telling[index] ?? last, wanted[index] ?? last) || telling[index]?.plain === plain,
      ),
  );
  const [phrase] = begun;
  if (!phrase || begun.some(({ concept }) => concept.id !== phrase.concept.id)) return null;
  const end = phrase.words.at(-1)?.written ?? '';
  return words.map((word) => (word === last ? end : word.written)).join(' ');
}

export type BegunWord = { readonly plain: string; readonly concept: Concept };

export const wordsBeginning = (plain: string, language: 'nl' | 'fr'): readonly BegunWord[] =>
  lexicon().phrases.flatMap(({ words: [word, ...others], concept, language: writtenIn }) =>
    word &&
    others.length === 0 &&
    writtenIn === language &&
    !isQuality(concept.kind) &&
    word.plain !== plain &&
    word.plain.startsWith(plain)
      ? [{ plain: word.plain, concept }]
      : [],
  );

/** Also with the *s* or *en* that joins parts. */
export function isTradeWord(letters: string): boolean {
  const { dutchWords } = lexicon();
  return (
    letters.length > 2 && (dutchWords.has(letters) || dutchWords.has(letters.replace(/(?<=.{4})(?:s|en|n|e)$/, '')))
  );
}

const ownKinds = new Set(
  'pindakaas olijfolie aardappel sinaasappel granaatappel pannenkoek pannekoek peperkoek koffiekoek rijstpapier rijstwafel gemberbier pepermunt mondwater bleekwater havermout vijfkruiden keukenpapier aluminiumfolie alufolie vershoudfolie plasticfolie ijsblokje tandenstoker koffiefilter toiletpapier bakpapier eetpapier mierikswortel afwasmiddel vaatwasmiddel'.split(
    ' ',
  ),
);

export const isOwnKind = (plain: string): boolean =>
  stemsOf({ kind: 'word', written: plain, plain }, 'nl').some((stem) => ownKinds.has(stem));

export const substituteConcepts = (): readonly Concept[] => lexicon().substitutes;

const substituteIds = once(
  () =>
    new Set(substituteConcepts().flatMap((concept) => [concept.id, ...widerConcepts([], concept).map(({ id }) => id)])),
);
/** *Végétal* asks for vegetarian goods too. */
export const asksSubstitute = (concept: Concept | null): boolean => concept !== null && substituteIds().has(concept.id);

/** What a customer may take where there are none of these goods. */
export const nearConcepts = (words: readonly Word[], concept: Concept): readonly Concept[] => [
  ...(lexicon().nearOf[concept.id] ?? []),
  ...widerConcepts(words, concept),
];

/** What goods of the trade are a kind of: *sla* of *ijsbergsla*. */
export function widerConcepts(words: readonly Word[], concept: Concept): readonly Concept[] {
  const [only] = words.length === 1 ? words : [];
  const direct = [...(lexicon().widerOf[concept.id] ?? []), ...(only ? endOfCompound(only.plain, concept) : [])];
  return direct.flatMap((wider) => [wider, ...widerConcepts([], wider)]);
}

function endOfCompound(plain: string, { id, kind }: Concept): readonly Concept[] {
  // *Halfvol* is not *vol*.
  if (isQuality(kind) || !lexicon().dutchWords.has(plain) || isOwnKind(plain)) return [];
  for (let start = 2; start <= plain.length - shortestKind; start += 1) {
    const end = plainConcept(plain.slice(start), 'nl');
    if (end?.isExact && end.language === 'nl' && end.concept.kind === kind && end.concept.id !== id)
      return [end.concept];
  }
  return [];
}
