import type { Language } from '@talloor/rules/facts.ts';
import {
  conceptTerm,
  findConcepts,
  isQuality,
  plainConcept,
  widerConcepts,
  type Concept,
  type WordKind,
} from '../words/tradeLexicon.ts';
import { isEmptyWord, leadsToDetail } from './functionWords.ts';
import { readText, type Word } from './readText.ts';

/** What an article is, what else its name says, and its contents or purpose. */
export type Role = 'head' | 'side' | 'detail';

export type NamePart = {
  readonly role: Role;
  readonly words: readonly Word[];
  readonly concept: Concept | null;
  /** What it is a kind of: *sla* of *ijsbergsla*. */
  readonly wider: readonly Concept[];
  /** Beginnings of a Dutch compound: *kippen* of *kippenbouillon*. */
  readonly compound: readonly string[];
};

export type ReadName = {
  readonly parts: readonly NamePart[];
  /** Of all words beside the head; goods and dishes count most, for they are flavours. */
  readonly extras: number;
};

/** First in French, last in Dutch and English. */
type HeadAt = 'first' | 'last' | 'either';
type Piece = {
  readonly words: readonly Word[];
  readonly concept: Concept | null;
  readonly kind: WordKind | null;
  readonly wider: readonly Concept[];
  readonly compound: readonly string[];
  /** A diminutive or derived form of a trade word, but no plural in *s* or *x*. */
  readonly isForm: boolean;
};

const extraOf: Readonly<Record<WordKind | 'unknown', number>> = {
  goods: 4,
  dish: 4,
  unknown: 2,
  cut: 1,
  quality: 1,
  substitute: 12,
};

/** @param isShared the same in both languages, so its language is guessed */
export function readName(
  name: string,
  language: Language,
  isShared: boolean,
  split: (plain: string) => readonly string[] | null,
): ReadName {
  const words = readText(name).flatMap((token) => (token.kind === 'word' ? [token] : []));
  const headAt = isShared ? guessHead(words) : language === 'fr' ? 'first' : 'last';
  const pieces = piecesOf(words, headAt === 'first' ? 'fr' : 'nl', split);
  const end = detailStart(pieces, headAt, isShared);
  const kernel = pieces.slice(0, end);
  const heads = new Set(headsOf(kernel, headAt));
  const named = kernel.filter((piece) => heads.has(piece));
  const main = named.find(({ kind }) => kind !== 'cut') ?? named[0];
  const head = main?.concept?.id;
  /** *Persil/Peterselie* says it twice. */
  const isTranslation = ({ concept, words: [word] }: Piece): boolean =>
    concept !== null && concept.id === head && word?.plain !== main?.words[0]?.plain;
  /** *Wijn* of *chardonnay wijn*. */
  const isKindOfOther = ({ concept }: Piece): boolean =>
    named.some(({ wider }) => wider.some(({ id }) => id === concept?.id));
  const goods = named.filter(
    (piece) => (piece.kind === 'goods' || piece.kind === 'dish') && !isTranslation(piece) && !isKindOfOther(piece),
  );
  // Of two goods that may be the head, one is a flavour.
  const unknown = named.filter(({ kind }) => kind === null).length;
  let extras = Math.max(0, goods.length - 1) * extraOf.goods + Math.max(0, unknown - 1) * extraOf.unknown;
  const isDish = named.some(({ kind }) => kind === 'dish');
  const parts = pieces.map((piece, index): NamePart => {
    const role: Role = heads.has(piece) ? 'head' : index < end ? 'side' : 'detail';
    const isSame = piece.concept !== null && piece.concept.id === head;
    if (role !== 'head' && !isSame && !isEmpty(piece))
      extras += isDish && isQuality(piece.kind) ? extraOf.quality : extraOf[piece.kind ?? 'unknown'];
    if (role === 'head' && piece.kind === 'cut' && head !== piece.concept?.id) extras += extraOf.cut;
    if (role === 'head' && !isTranslation(piece))
      extras += piece.compound.length + (piece.wider.length > 0 ? 1 : 0) + (piece.isForm ? 1 : 0);
    return { role, words: piece.words, concept: piece.concept, wider: piece.wider, compound: piece.compound };
  });
  return { parts, extras };
}

export const termsOfConcept = ({ concept, wider }: NamePart): readonly string[] =>
  concept === null ? [] : [concept, ...wider].map(conceptTerm);

function piecesOf(
  words: readonly Word[],
  language: Language,
  split: (plain: string) => readonly string[] | null,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (until: number) => {
    for (; at < until; at += 1) {
      const word = words[at];
      if (!word) continue;
      const compound = isEmptyWord(word.plain, language) ? [] : (split(word.plain) ?? []);
      const headConcept = compound.length > 0 ? plainConcept(compound.at(-1) ?? '', 'nl') : null;
      const concept = headConcept?.concept ?? null;
      pieces.push({
        words: [word],
        concept,
        kind: concept?.kind ?? null,
        wider: [],
        compound: compound.slice(0, -1),
        isForm: false,
      });
    }
  };
  for (const { concept, start, length, isExact } of findConcepts(words, language)) {
    plain(start);
    const own = words.slice(start, start + length);
    pieces.push({
      words: own,
      concept,
      kind: concept.kind,
      wider: widerConcepts(own, concept),
      compound: [],
      isForm: !isExact && !own.every(({ plain }) => /[sx]$/.test(plain)),
    });
    at = start + length;
  }
  plain(words.length);
  return pieces;
}

/** `Filet de poulet` is poultry: *de* after a cut or quality does not end the kernel. */
function detailStart(pieces: readonly Piece[], headAt: HeadAt, isShared: boolean): number {
  const language = headAt === 'first' ? 'fr' : 'nl';
  let isNamed = false;
  for (const [index, { concept, kind, words }] of pieces.entries()) {
    const plain = words[0]?.plain ?? '';
    const isLead = concept === null && (leadsToDetail(plain, language) || (isShared && leadsInAny.has(plain)));
    if (isLead && (index > 0 ? isNamed || !joinsGoods.has(plain) : namesFlavour.has(plain))) return index;
    if (!isLead && kind !== 'cut' && !isQuality(kind)) isNamed = true;
  }
  return pieces.length;
}
const leadsInAny = new Set('met zonder voor du des au aux avec sans pour with al alla con com mit'.split(' '));
const joinsGoods = new Set('de du des d'.split(' '));
/** *Saveur bacon* is no bacon. */
const namesFlavour = new Set(['saveur', 'gout']);

function headsOf(kernel: readonly Piece[], headAt: HeadAt): readonly Piece[] {
  const dishes = kernel.filter(({ kind }) => kind === 'dish');
  const goods = kernel.filter(({ kind }) => kind === 'goods');
  const cuts = kernel.filter(({ kind }) => kind === 'cut');
  const [named, others] = dishes.length > 0 ? [dishes, []] : [goods, cuts];
  const [first, last] = [named[0], named.at(-1)];
  if (first && last) {
    if (headAt === 'first') return [first, ...others];
    // `Melk halfvol` begins with its head too.
    return headAt === 'either' || first === kernel[0] ? [first, last, ...others] : [last, ...others];
  }
  const telling = kernel.filter((piece) => !isQuality(piece.kind) && !isEmpty(piece));
  const [one, other] = [telling[0] ?? kernel[0], telling.at(-1) ?? kernel.at(-1)];
  if (!one || !other) return [];
  return headAt === 'first' ? [one] : [one, other];
}

const isEmpty = ({ concept, words: [word] }: Piece): boolean =>
  concept === null &&
  word !== undefined &&
  (/^\d+$/.test(word.plain) || isEmptyWord(word.plain, 'nl') || isEmptyWord(word.plain, 'fr'));

function guessHead(words: readonly Word[]): HeadAt {
  let [french, other] = [0, 0];
  for (const { written, plain } of words) {
    if (/[éèêàçùâîôû]/.test(written) || frenchOnly.has(plain)) french += 1;
    if (otherOnly.has(plain)) other += 1;
  }
  for (const { language, length } of findConcepts(words, null)) {
    if (language === 'fr') french += length;
    else if (language !== null) other += length;
  }
  if (french === other) return 'either';
  return french > other ? 'first' : 'last';
}
const frenchOnly = new Set('du des la le les au aux et a d l pour sans avec sur'.split(' '));
const otherOnly = new Set('het een met van voor zonder en op uit and with of in the for'.split(' '));
