import type { Language } from '@talloor/rules/facts.ts';
import { parseShopPath } from '@talloor/rules/format/parseShopPath.ts';
import { isEmptyWord } from '../text/functionWords.ts';
import { plainWords } from '../text/plainText.ts';
import { readText } from '../text/readText.ts';
import { stemsOf } from '../text/stemsOf.ts';
import type { Category, SearchContent } from './searchContent.ts';

export type CategoryLevel = 'group' | 'subgroup' | 'item';
export type PlacedCategory = Category & {
  readonly level: CategoryLevel;
  readonly board: string;
  readonly trail: readonly Category[];
  /** Rank within its level. */
  readonly place: number;
};

/** With all word forms. */
export type NamedNode = {
  readonly level: CategoryLevel | 'label';
  readonly code: string;
  readonly forms: ReadonlySet<string>;
};

export type ContentLookup = SearchContent & {
  readonly category: Readonly<Record<CategoryLevel, ReadonlyMap<string, PlacedCategory>>>;
  readonly byAlias: ReadonlyMap<string, PlacedCategory>;
  readonly label: ReadonlyMap<string, SearchContent['labels'][number] & { readonly place: number }>;
  readonly namedNodes: Readonly<Record<Language, readonly NamedNode[]>>;
  /** By stemmed phrase. */
  readonly synonymsOf: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>>;
  /** By plain words. */
  readonly redirectOf: Readonly<Record<Language, ReadonlyMap<string, string>>>;
};

export function lookUpContent(content: SearchContent): ContentLookup {
  const category = {
    group: new Map<string, PlacedCategory>(),
    subgroup: new Map<string, PlacedCategory>(),
    item: new Map<string, PlacedCategory>(),
  };
  content.groups.forEach((group, place) =>
    category.group.set(group.code, { ...group, level: 'group', trail: [group], place }),
  );
  content.subgroups.forEach((subgroup, place) => {
    const parent = category.group.get(subgroup.groupCode);
    const [trail, board] = [[...(parent?.trail ?? []), subgroup], parent?.board ?? ''];
    category.subgroup.set(subgroup.code, { ...subgroup, level: 'subgroup', trail, board, place });
  });
  content.items.forEach((item, place) => {
    const parent = category.subgroup.get(item.subgroupCode);
    const [trail, board] = [[...(parent?.trail ?? []), item], parent?.board ?? ''];
    category.item.set(item.code, { ...item, level: 'item', trail, board, place });
  });
  const all = Object.values(category).flatMap((level) => [...level.values()]);
  return {
    ...content,
    category,
    byAlias: new Map(all.map((each) => [each.alias, each])),
    label: new Map(content.labels.map((label, place) => [label.key, { ...label, place }])),
    namedNodes: { nl: namesIn(all, content, 'nl'), fr: namesIn(all, content, 'fr') },
    synonymsOf: { nl: synonymsIn(content, 'nl'), fr: synonymsIn(content, 'fr') },
    redirectOf: { nl: redirectsIn(content, 'nl'), fr: redirectsIn(content, 'fr') },
  };
}

export const phraseKey = (phrase: string, language: Language): string =>
  readText(phrase)
    .map((token) => (token.kind === 'size' ? token.key : (stemsOf(token, language)[1] ?? token.plain)))
    .join(' ');

function namesIn(
  categories: readonly PlacedCategory[],
  { labels }: SearchContent,
  language: Language,
): readonly NamedNode[] {
  const formsOf = (name: string) =>
    new Set(
      readText(name).flatMap((token) =>
        token.kind === 'size' || isEmptyWord(token.plain, language) ? [] : stemsOf(token, language),
      ),
    );
  return [
    ...categories.map(({ level, code, name }) => ({ level, code, forms: formsOf(name[language]) })),
    ...labels.map(({ key, name }) => ({ level: 'label' as const, code: key, forms: formsOf(name[language]) })),
  ];
}

function synonymsIn({ synonyms }: SearchContent, language: Language): ReadonlyMap<string, readonly string[]> {
  const synonymsByPhrase = new Map<string, string[]>();
  for (const { words, oneWay } of synonyms.filter((each) => each.language === language))
    for (const word of oneWay ? words.slice(0, 1) : words) {
      const key = phraseKey(word, language);
      synonymsByPhrase.set(key, [...(synonymsByPhrase.get(key) ?? []), ...words.filter((other) => other !== word)]);
    }
  return synonymsByPhrase;
}

const redirectsIn = ({ redirects }: SearchContent, language: Language): ReadonlyMap<string, string> =>
  new Map(
    redirects.flatMap((each) =>
      each.language === language && parseShopPath(each.target) !== null
        ? [[plainWords(each.keywords), each.target] as const]
        : [],
    ),
  );
