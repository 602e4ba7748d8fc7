import { LRUCache } from 'lru-cache';
import type { Language } from '@talloor/rules/facts.ts';
import { codeDigits } from '@talloor/rules/product/articleCode.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { phraseKey } from '../assortment/contentLookup.ts';
import { closeness } from './closeness.ts';
import { wordOf } from './describeArticle.ts';
import { findJoined, findWord, type FoundWord } from './findWord.ts';
import { isEmptyWord } from './functionWords.ts';
import { gather, intersect, unite, type Posting } from './posting.ts';
import { readText, type Token } from './readText.ts';

export type TextMatch = {
  /** Null: no keywords, so all articles. */
  readonly posting: Posting | null;
  /** Null: nothing corrected. */
  readonly corrected: string | null;
  /** Subsets with hits, when all words have none. */
  readonly didYouMean: readonly string[];
};

/** @param typing whether the last word may be incomplete */
export type Finder = (assortment: Assortment, keywords: string, language: Language, typing?: boolean) => TextMatch;

const mostTerms = 8;
const longestPhrase = 4;
/** Synonyms are slightly more distant. */
const bySynonym = 1;
/** Maximum hits in the cache, five bytes each. */
const rememberedHits = 6_000_000;

/** One required meaning: its words and alternatives. */
type Term = { readonly tokens: readonly Token[]; readonly posting: Posting; readonly corrected: string | null };

/** Caches while the assortment is unchanged. */
export function createFinder(): Finder {
  const remember = <Value extends object>(sizeOf: (value: Value) => number) =>
    new LRUCache<string, Value>({
      max: 20_000,
      maxSize: rememberedHits,
      sizeCalculation: (value) => 20 + sizeOf(value),
    });
  const words = remember<FoundWord>(({ posting }) => posting.ordinals.length);
  const questions = remember<TextMatch>(({ posting }) => posting?.ordinals.length ?? 0);
  let revision = -1;

  const findToken = (assortment: Assortment, token: Token, language: Language, typing: boolean): FoundWord => {
    const key = `${language} ${typing ? 't' : ''} ${token.kind === 'size' ? `=${token.key}` : token.written}`;
    const cached = words.get(key);
    if (cached) return cached;
    const match =
      token.kind === 'size'
        ? { posting: findSize(assortment, token.key), corrected: null }
        : findWord(assortment, token, language, typing);
    words.set(key, match);
    return match;
  };
  const findPhrase = (assortment: Assortment, phrase: string, language: Language): Posting =>
    intersect(
      assortment.size,
      meaning(readText(phrase), language).map((token) => findToken(assortment, token, language, false).posting),
    );

  const find: Finder = (assortment, keywords, language, typing = false) => {
    const all = readText(codeDigits(keywords) ?? keywords);
    const tokens = joinDigits(meaning(all, language)).slice(0, mostTerms);
    if (tokens.length === 0) return { posting: null, corrected: null, didYouMean: [] };
    const unfinishedToken = typing && /[\p{L}\p{N}]$/u.test(keywords) ? tokens.at(-1) : undefined;
    const terms: Term[] = [];
    for (let start = 0; start < tokens.length;) {
      const phrase = longestSynonym(assortment, tokens.slice(start, start + longestPhrase), language);
      const span = phrase?.tokens ?? tokens.slice(start, start + 1);
      const matches = span.map((token) => findToken(assortment, token, language, token === unfinishedToken));
      const own = {
        posting: intersect(
          assortment.size,
          matches.map(({ posting }) => posting),
        ),
        further: 0,
      };
      const others = (phrase?.synonyms ?? []).map((synonym) => ({
        posting: findPhrase(assortment, synonym, language),
        further: bySynonym,
      }));
      const isKnown = others.some(({ posting }) => posting.ordinals.length > 0);
      const corrected = isKnown ? null : (matches.find((each) => each.corrected !== null)?.corrected ?? null);
      terms.push({ tokens: span, posting: unite(assortment.size, [own, ...others]), corrected });
      start += span.length;
    }
    return combine(assortment, joinNeighbours(assortment, terms, language));
  };

  return (assortment, keywords, language, typing = false) => {
    if (assortment.revision !== revision) {
      words.clear();
      questions.clear();
      revision = assortment.revision;
    }
    const key = `${language} ${typing ? 't' : ''} ${keywords}`;
    const cached = questions.get(key);
    if (cached) return cached;
    const match = find(assortment, keywords, language, typing);
    questions.set(key, match);
    return match;
  };
}

/** Without stop words, if others remain. */
function meaning(tokens: readonly Token[], language: Language): readonly Token[] {
  const telling = tokens.filter((token) => token.kind === 'size' || !isEmptyWord(token.plain, language));
  return telling.length > 0 ? telling : tokens;
}

/** `5 121 51*` means 512151. */
function joinDigits(tokens: readonly Token[]): readonly Token[] {
  const isNumber = tokens.length > 1 && tokens.every((token) => token.kind === 'word' && /^\d+$/.test(token.plain));
  return isNumber ? [wordOf(tokens.map(({ written }) => written).join(''))] : tokens;
}

function findSize({ text, size }: Assortment, key: string): Posting {
  const gathering = gather(size);
  text.visit(key, ['size'], false, (ordinal) => gathering.meet(ordinal, 0));
  return gathering.take();
}

function longestSynonym({ content }: Assortment, tokens: readonly Token[], language: Language) {
  if (content.synonymsOf[language].size === 0) return null;
  for (let length = tokens.length; length > 0; length -= 1) {
    const phrase = tokens.slice(0, length);
    const key = phrase
      .map((token) => (token.kind === 'size' ? token.key : phraseKey(token.written, language)))
      .join(' ');
    const synonyms = content.synonymsOf[language].get(key);
    if (synonyms) return { tokens: phrase, synonyms };
  }
  return null;
}

/** `garnalen kroket*` also matches `garnalenkroket`. */
function joinNeighbours(assortment: Assortment, terms: readonly Term[], language: Language): readonly Term[] {
  const joined = [...terms];
  for (let index = 0; index + 1 < joined.length; index += 1) {
    const [current, next] = [joined[index], joined[index + 1]];
    const [first, second] = [current?.tokens[0], next?.tokens[0]];
    if (!current || !next || current.tokens.length > 1 || next.tokens.length > 1) continue;
    if (first?.kind !== 'word' || second?.kind !== 'word' || /\d/.test(first.plain + second.plain)) continue;
    const posting = findJoined(assortment, first, second, language);
    if (posting.ordinals.length === 0) continue;
    const withJoined = (each: Term): Term => ({
      ...each,
      posting: unite(assortment.size, [
        { posting: each.posting, further: 0 },
        { posting, further: 0 },
      ]),
      corrected: null,
    });
    [joined[index], joined[index + 1]] = [withJoined(current), withJoined(next)];
  }
  return joined;
}

/** Of three or more, one may be missing if none has all. */
function combine(assortment: Assortment, terms: readonly Term[]): TextMatch {
  const posting = intersect(
    assortment.size,
    terms.map((each) => each.posting),
  );
  const corrected = terms.some((each) => each.corrected !== null)
    ? terms.map((each) => each.corrected ?? textOf(each.tokens)).join(' ')
    : null;
  if (posting.ordinals.length > 0) return { posting, corrected, didYouMean: [] };
  const fewer = terms
    .map((omitted) => terms.filter((each) => each !== omitted))
    .filter((rest) => rest.length > 0)
    .map((rest) => ({
      rest,
      posting: intersect(
        assortment.size,
        rest.map((each) => each.posting),
      ),
    }))
    .filter((each) => each.posting.ordinals.length > 0)
    .toSorted((a, b) => a.posting.ordinals.length - b.posting.ordinals.length);
  if (terms.length > 2 && fewer.length > 0) {
    const partial = unite(
      assortment.size,
      fewer.map((each) => ({ posting: each.posting, further: closeness.oneMissing })),
    );
    return { posting: partial, corrected, didYouMean: [] };
  }
  const didYouMean = fewer.map(({ rest }) => rest.map((each) => each.corrected ?? textOf(each.tokens)).join(' '));
  return { posting, corrected: null, didYouMean: [...new Set(didYouMean)].slice(0, 3) };
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ written }) => written).join(' ');
