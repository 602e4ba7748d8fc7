import { LRUCache } from 'lru-cache';
import type { Language } from '@talloor/rules/facts.ts';
import { codeDigits } from '@talloor/rules/product/articleCode.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { phraseKey } from '../assortment/contentLookup.ts';
import { asksSubstitute, conceptAt, isOwnKind, isQuality, substituteConcepts } from '../words/tradeLexicon.ts';
import { classOf, closeness } from './closeness.ts';
import { combine, hasEnough, type Term } from './combine.ts';
import { findConcept } from './findConcept.ts';
import { findKind, findWider } from './findKind.ts';
import { findWord, type FoundWord } from './findWord.ts';
import { findJoined } from './lookUpWord.ts';
import { certainOf, gather, headsOf, intersect, keep, nothingFound, unite, type Posting } from './posting.ts';
import { begunIn, joinDigits, meaning, misspeltIn, spansOf, type SpanToken } from './readQuestion.ts';
import { readText, type Token } from './readText.ts';
import type { TextMatch } from './textMatch.ts';

/** @param typing whether the last word may be incomplete */
export type Finder = (assortment: Assortment, keywords: string, language: Language, typing?: boolean) => TextMatch;

const mostTerms = 8;
const mostTokens = 16;
const longestPhrase = 4;
const bySynonym = 4;
/** Five bytes each. */
const rememberedHits = 6_000_000;

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
  let substitutes: ReadonlySet<number> = new Set();

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

  /** Synonyms of the office are further meanings. */
  const findSpan = (
    assortment: Assortment,
    { tokens, concept }: SpanToken,
    synonyms: readonly string[],
    language: Language,
    unfinishedToken: Token | undefined,
  ): Term => {
    const matches = meaning(tokens, language).map((token) =>
      findToken(assortment, token, language, token === unfinishedToken),
    );
    const isPhrase = concept !== null && !isQuality(concept.kind) && tokens.length > 1;
    const together = intersect(
      assortment.size,
      matches.map(({ posting }) => posting),
    );
    const own = isPhrase ? certainOf(together) : together;
    const others = synonyms.map((synonym) => findPhrase(assortment, synonym, language));
    const meant = concept === null ? nothingFound : findConcept(assortment, concept);
    const isKnown = [meant, ...others].some(({ ordinals }) => ordinals.length > 0);
    const corrected = isKnown ? null : (matches.find((each) => each.corrected !== null)?.corrected ?? null);
    const posting = unite(assortment.size, [
      { posting: own, further: 0 },
      { posting: tokens.length > 1 ? asTyped(meant, own) : meant, further: 0 },
      ...others.map((other) => ({ posting: other, further: bySynonym })),
    ]);
    const [token] = tokens;
    const wider = hasEnough(posting) ? null : findNeighbours(assortment, { tokens, concept }, posting, language);
    const kind = token?.kind === 'size' ? 'size' : (concept?.kind ?? 'unknown');
    return { tokens, posting, corrected, kind, wider };
  };

  /** The head's meaning, in the subgroups of the goods; without goods, by the lexicon. */
  const findNeighbours = (
    assortment: Assortment,
    { tokens, concept }: SpanToken,
    own: Posting,
    language: Language,
  ): Term['wider'] => {
    const words = tokens.flatMap((token) => (token.kind === 'word' ? [token] : []));
    const [word] = words;
    if (!word || words.length < tokens.length || (concept !== null && isQuality(concept.kind))) return null;
    const { subgroup } = assortment.columns;
    const goods = headsOf(own).ordinals.filter((ordinal) => !substitutes.has(ordinal));
    const findByHead = () =>
      words.length === 1
        ? findKind(assortment, word, language)
        : concept && findWords(assortment, words, language, goods.length === 0);
    if (concept === null) return findByHead();
    if (goods.length > 0 && isOwnKind(words.map(({ plain }) => plain).join(''))) return null;
    const places = new Set(Array.from(goods, (ordinal) => subgroup[ordinal]));
    if (goods.length === 0) return findWider(assortment, words, concept) ?? findByHead();
    const byHead = findByHead();
    return byHead && { ...byHead, posting: keep(byHead.posting, (ordinal) => places.has(subgroup[ordinal])) };
  };

  /** What the head of a phrase says: *soupe* of *soupe de poisson*, but no *tarte* of *fond de tarte*. */
  const findWords = (
    assortment: Assortment,
    tokens: readonly Token[],
    language: Language,
    isWanting: boolean,
  ): Term['wider'] => {
    const terms = meaning(tokens, language).map((token) => {
      const concept = token.kind === 'word' ? (conceptAt([token], 0, language)?.concept ?? null) : null;
      const term = findSpan(assortment, { tokens: [token], concept }, [], language, undefined);
      return { ...term, posting: certainOf(term.posting), corrected: null };
    });
    const naming = terms.filter(({ kind }) => kind !== 'cut' && !isQuality(kind));
    const head = language === 'fr' ? naming[0] : naming.at(-1);
    if (head?.kind !== 'goods' && head?.kind !== 'dish') return null;
    const { posting, relaxed } = combine(assortment, terms, language);
    const heads = headsOf(head.posting);
    const isHeadOf = new Set(heads.ordinals);
    const named = keep(posting ?? nothingFound, (ordinal) => isHeadOf.has(ordinal));
    return {
      posting: unite(assortment.size, [
        { posting: named, further: 0 },
        { posting: isWanting ? heads : nothingFound, further: closeness.missing },
      ]),
      omitted: relaxed?.omitted ?? [],
    };
  };

  const find = (
    assortment: Assortment,
    keywords: string,
    language: Language,
    typing: boolean,
    isCorrected = false,
  ): TextMatch => {
    const tokens = joinDigits(readText(codeDigits(keywords) ?? keywords).slice(0, mostTokens));
    if (tokens.length === 0)
      return { posting: /[^\s;]/.test(keywords) ? nothingFound : null, corrected: null, relaxed: null, didYouMean: [] };
    const rightPhrase = misspeltIn(assortment, tokens, language);
    if (rightPhrase !== null) return { ...find(assortment, rightPhrase, language, typing), corrected: rightPhrase };
    const wholePhrase = begunIn(assortment, tokens, language);
    if (wholePhrase !== null) return find(assortment, wholePhrase, language, typing);
    const unfinishedToken = typing && /[\p{L}\p{N}]$/u.test(keywords) ? tokens.at(-1) : undefined;
    const terms: Term[] = [];
    const spans = spansOf(tokens, language);
    for (const span of spans) {
      let rest = span.tokens;
      while (rest.length > 0) {
        const phrase = longestSynonym(assortment, rest.slice(0, longestPhrase), language);
        const own = phrase?.tokens ?? (span.concept ? rest : rest.slice(0, 1));
        const concept = own.length === span.tokens.length ? span.concept : null;
        terms.push(findSpan(assortment, { tokens: own, concept }, phrase?.synonyms ?? [], language, unfinishedToken));
        rest = rest.slice(own.length);
      }
    }
    const joined = joinNeighbours(assortment, terms.slice(0, mostTerms), language);
    const isPlain = !spans.some(({ concept }) => asksSubstitute(concept));
    const combined = combine(assortment, joined, language, isPlain ? substitutes : new Set());
    const match = withPercentage(assortment, combined, tokens, language);
    return match.corrected === null || joined.length === 1 || isCorrected
      ? match
      : findCorrected(assortment, match, language);
  };

  /** The right words may be a phrase: *haricos verts*. */
  const findCorrected = (assortment: Assortment, match: TextMatch, language: Language): TextMatch => {
    const right = find(assortment, match.corrected ?? '', language, false, true);
    if (right.posting === null || right.corrected !== null) return match;
    const posting = unite(assortment.size, [
      { posting: match.posting ?? nothingFound, further: 0 },
      { posting: right.posting, further: closeness.mistyped },
    ]);
    return { ...right, posting, corrected: match.corrected };
  };

  return (assortment, keywords, language, typing = false) => {
    if (assortment.revision !== revision) {
      words.clear();
      questions.clear();
      substitutes = new Set(substituteConcepts().flatMap((concept) => [...findConcept(assortment, concept).ordinals]));
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

/** *Crème fraîche 35* is cream of 35 % where no crème fraîche has that figure. */
function withPercentage(
  assortment: Assortment,
  match: TextMatch,
  tokens: readonly Token[],
  language: Language,
): TextMatch {
  const figure = tokens.at(-1)?.written ?? '';
  const words = tokens.slice(0, -1).flatMap((token) => (token.kind === 'word' ? [token] : []));
  const [first] = words;
  if (!first || match.relaxed === null || match.posting === null || !/^\d\d$/.test(figure)) return match;
  const goods = conceptAt(words, 0, language);
  const wider = goods?.length === words.length ? findWider(assortment, words, goods.concept)?.posting : undefined;
  if (!wider) return match;
  const percentage = new RegExp(String.raw`(?<![\d.,])${figure} ?%`);
  const kept = [...wider.ordinals.keys()].filter((index) => {
    const record = assortment.records[wider.ordinals[index] ?? -1];
    return record && (percentage.test(record.nl) || percentage.test(record.fr));
  });
  const found = {
    ordinals: Uint32Array.from(kept, (index) => wider.ordinals[index] ?? 0),
    levels: Uint16Array.from(kept, (index) => wider.levels[index] ?? 0),
  };
  const posting = unite(assortment.size, [
    { posting: found, further: 0 },
    { posting: match.posting, further: 0 },
  ]);
  return { ...match, posting };
}

/** Articles that also say a phrase in these words come first. */
function asTyped({ ordinals, levels }: Posting, own: Posting): Posting {
  const typed = new Set(own.ordinals.filter((_, index) => classOf(own.levels[index] ?? closeness.category) === 0));
  const nearest = levels.map((level, index) =>
    level === closeness.kind && typed.has(ordinals[index] ?? -1) ? closeness.head : level,
  );
  return { ordinals, levels: nearest };
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
