import type { Language } from '@talloor/rules/facts.ts';
import type { AboutPage, PageContext, Selection } from '../../catalogue.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { isShownOn } from '../assortment/searchContent.ts';
import { levelOfBucket } from '../text/closeness.ts';
import type { Posting } from '../text/posting.ts';

type Place = { readonly about: AboutPage; readonly ordinals: Uint32Array };

export type Candidates = {
  readonly posting: Posting;
  readonly about: AboutPage | null | 'unknown';
};

export type CandidatesFinder = (
  assortment: Assortment,
  posting: Posting | null,
  selection: Pick<Selection, 'about' | 'language' | 'onDay'>,
  inPromo: Uint8Array,
) => Candidates;

const emptyPosting: Posting = { ordinals: new Uint32Array(0), levels: new Uint16Array(0) };
const furthest = 2000;

export function createCandidates(): CandidatesFinder {
  let revision = -1;
  let everything: Uint32Array = new Uint32Array(0);
  const places = new Map<string, Uint32Array>();

  const ordinalsOf = (assortment: Assortment, key: string, column: Uint32Array, code: number): Uint32Array => {
    const cached = places.get(key);
    if (cached) return cached;
    const ordinals = everything.filter((ordinal) => column[ordinal] === code);
    places.set(key, ordinals);
    return ordinals;
  };
  const placeOf = (assortment: Assortment, alias: string, language: Language, onDay: string): Place | null => {
    const { content, columns, codes } = assortment;
    const category = content.byAlias.get(alias);
    if (category) {
      const { level, code, board, trail } = category;
      const about: AboutPage = {
        kind: 'category',
        alias,
        name: category.name[language],
        description: category.description[language],
        board,
        trail: trail.map((each) => ({ alias: each.alias, name: each.name[language] })),
      };
      return { about, ordinals: ordinalsOf(assortment, alias, columns[level], codes[level].find(code)) };
    }
    const label = content.label.get(alias);
    if (label) {
      const [name, description] = [label.name[language], label.description[language]];
      return {
        about: { kind: 'label', alias, name, description, board: '', trail: [{ alias, name }] },
        ordinals: labelled(assortment, [alias]),
      };
    }
    const theme = content.themes.find((each) => each.alias === alias && isShownOn(each, onDay));
    if (!theme) return null;
    const [name, description] = [theme.name[language], theme.description[language]];
    return {
      about: { kind: 'theme', alias, name, description, board: theme.board, trail: [{ alias, name }] },
      ordinals: numbered(assortment, theme.articles),
    };
  };
  const labelled = ({ columns, codes }: Assortment, keys: readonly string[]): Uint32Array => {
    const labelCodes = new Set(keys.map(codes.label.find));
    return everything.filter((ordinal) => columns.labels[ordinal]?.some((code) => labelCodes.has(code)) ?? false);
  };

  const typed = ({ columns, codes }: Assortment, type: string): Uint32Array => {
    const [item, subgroup] = [codes.item.find(type), codes.subgroup.find(type)];
    return everything.filter((ordinal) => columns.item[ordinal] === item || columns.subgroup[ordinal] === subgroup);
  };

  return (assortment, posting, { about = {}, language, onDay }, inPromo) => {
    if (assortment.revision !== revision) {
      everything = Uint32Array.from({ length: assortment.size }, (_, ordinal) => ordinal).filter(
        (ordinal) => assortment.columns.listed[ordinal] === 1,
      );
      places.clear();
      revision = assortment.revision;
    }
    const place = about.category === undefined ? null : placeOf(assortment, about.category, language, onDay);
    if (about.category !== undefined && !place) return { posting: emptyPosting, about: 'unknown' };
    const isOrdered = place?.about.kind === 'theme' || about.articles !== undefined;
    const restrictions = [
      ...(place ? [place.ordinals] : []),
      ...(about.labels ? [labelled(assortment, about.labels)] : []),
      ...(about.type === undefined ? [] : [typed(assortment, about.type)]),
      ...(about.articles ? [numbered(assortment, about.articles)] : []),
      ...(about.promo ? [everything.filter((ordinal) => inPromo[ordinal] === 1)] : []),
    ];
    const matches = restrictions.reduce<Posting | null>(
      (before, ordinals) => keep(before, ordinals, isOrdered, assortment.size),
      posting,
    );
    return { posting: matches ?? asPosting(everything, false), about: place?.about ?? null };
  };
}

const asPosting = (ordinals: Uint32Array, isOrdered: boolean): Posting => {
  const levels = new Uint16Array(ordinals.length);
  if (isOrdered)
    for (let place = 0; place < levels.length; place += 1) levels[place] = levelOfBucket(Math.min(place, furthest));
  return { ordinals, levels };
};

function keep(posting: Posting | null, ordinals: Uint32Array, isOrdered: boolean, size: number): Posting {
  if (posting === null) return asPosting(ordinals, isOrdered);
  const marks = new Uint8Array(size);
  for (const ordinal of ordinals) marks[ordinal] = 1;
  const keptIndexes: number[] = [];
  for (let index = 0; index < posting.ordinals.length; index += 1)
    if (marks[posting.ordinals[index] ?? size] === 1) keptIndexes.push(index);
  return {
    ordinals: Uint32Array.from(keptIndexes, (index) => posting.ordinals[index] ?? 0),
    levels: Uint16Array.from(keptIndexes, (index) => posting.levels[index] ?? 0),
  };
}

const numbered = ({ ordinalOf, size }: Assortment, articles: readonly string[]): Uint32Array =>
  Uint32Array.from(
    new Set(articles.flatMap((article) => ordinalOf.get(article) ?? []).filter((ordinal) => ordinal < size)),
  );

export const isAboutNothing = ({ category, promo, labels, articles, type }: PageContext): boolean =>
  category === undefined && promo !== true && labels === undefined && articles === undefined && type === undefined;
