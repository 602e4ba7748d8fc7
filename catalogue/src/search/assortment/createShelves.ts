import { createHash } from 'node:crypto';
import type { Language } from '@talloor/rules/facts.ts';
import { createTextIndex, type TextIndex } from '../text/createTextIndex.ts';
import { createVocabulary, type Vocabulary } from '../text/createVocabulary.ts';
import { describeArticle, wordsOf, type ArticleText } from '../text/describeArticle.ts';
import { erpKey } from '../text/findErpNumber.ts';
import type { ArticleRecord, ReadArticle } from './articleRecord.ts';
import { fillColumns, growColumns, type ColumnCodes, type Columns } from './columns.ts';
import type { ContentLookup } from './contentLookup.ts';
import { createCodes, createCodeSets } from './createCodes.ts';
import { createOrder, type Order } from './createOrder.ts';
import type { Pause } from './createPause.ts';

export type Shelves = {
  readonly records: readonly ArticleRecord[];
  readonly ordinalOf: ReadonlyMap<string, number>;
  readonly erpNumbers: ReadonlyMap<string, number>;
  readonly codes: ColumnCodes;
  readonly columns: () => Columns;
  readonly text: TextIndex;
  readonly vocabulary: Vocabulary;
  readonly orders: Readonly<Record<Language | 'number', Order>>;
  /** @returns its ordinal when its texts changed, else null */
  readonly put: (article: ReadArticle, content: ContentLookup) => number | null;
  /** Required before `describe`. */
  readonly takeOut: (ordinals: readonly number[]) => void;
  readonly describe: (ordinals: readonly number[], pause: Pause) => Promise<void>;
};

export function createShelves(): Shelves {
  const text = createTextIndex();
  const vocabulary = createVocabulary();
  const codes = {
    group: createCodes(),
    subgroup: createCodes(),
    item: createCodes(),
    brand: createCodes(),
    origin: createCodes(),
    label: createCodes(),
    orderBefore: createCodes(),
    labelSets: createCodeSets(),
  };
  const ordinalOf = new Map<string, number>();
  const erpNumbers = new Map<string, number>();
  const erpKeys: string[] = [];
  const keepErpNumber = (ordinal: number, number: string | null): void => {
    const before = erpKeys[ordinal] ?? '';
    if (erpNumbers.get(before) === ordinal) erpNumbers.delete(before);
    erpKeys[ordinal] = number === null ? '' : erpKey(number);
    if (number !== null) erpNumbers.set(erpKey(number), ordinal);
  };
  const records: ArticleRecord[] = [];
  const textHashes: string[] = [];
  const toDescribe = new Map<number, ArticleText>();
  const shared = new Map<string, string>();
  let columns = growColumns(1024, null);

  const byNumber = (first: number, second: number): number => {
    const [a, b] = [records[first]?.articleNumber ?? '', records[second]?.articleNumber ?? ''];
    return a.length - b.length || (a < b ? -1 : 1);
  };
  const byName = (language: Language): Order => {
    const collator = new Intl.Collator(`${language}-BE`, { numeric: true });
    return createOrder(
      (first, second) =>
        collator.compare(records[first]?.[language] ?? '', records[second]?.[language] ?? '') ||
        byNumber(first, second),
    );
  };
  const orders = { nl: byName('nl'), fr: byName('fr'), number: createOrder(byNumber) };

  const describe = (ordinal: number, searchText: ArticleText): void => {
    const { document, extras } = describeArticle(searchText, vocabulary);
    text.write(ordinal, document);
    columns.extras.nl[ordinal] = Math.min(extras.nl, mostExtras);
    columns.extras.fr[ordinal] = Math.min(extras.fr, mostExtras);
  };

  return {
    records,
    ordinalOf,
    erpNumbers,
    codes,
    columns: () => columns,
    text,
    vocabulary,
    orders,
    put: (article, content) => {
      const ordinal = ordinalOf.get(article.articleNumber) ?? records.length;
      const before = records[ordinal];
      const searchText = textOf(article);
      const hash = createHash('sha1').update(JSON.stringify(searchText)).digest('base64');
      const isNew = textHashes[ordinal] !== hash;
      if (isNew) {
        if (before) for (const [word, source] of wordsOf(before)) vocabulary.count(word, source, -1);
        for (const [word, source] of wordsOf(article)) vocabulary.count(word, source, 1);
        toDescribe.set(ordinal, searchText);
      }
      textHashes[ordinal] = hash;
      records[ordinal] = internTexts(article, shared);
      ordinalOf.set(article.articleNumber, ordinal);
      keepErpNumber(ordinal, article.erp_number);
      if (records.length > columns.group.length) columns = growColumns(records.length * 2, columns);
      fillColumns(columns, ordinal, article, codes, content);
      return isNew ? ordinal : null;
    },
    takeOut: (ordinals) => {
      for (const order of Object.values(orders)) order.takeOut(ordinals);
    },
    describe: async (ordinals, pause) => {
      for (const ordinal of ordinals) {
        const searchText = toDescribe.get(ordinal);
        if (searchText) describe(ordinal, searchText);
        toDescribe.delete(ordinal);
        await pause();
      }
      for (const order of Object.values(orders)) {
        order.place(ordinals);
        await pause();
      }
    },
  };
}

/** Longer names are alike. */
export const mostExtras = 60;

const textOf = ({ nl, fr, brand, packNl, packFr, articleNumber, ean }: ReadArticle): ArticleText => ({
  nl,
  fr,
  brand,
  packs: { nl: packNl, fr: packFr },
  articleNumber,
  ean,
});

function internTexts(article: ReadArticle, shared: Map<string, string>): ArticleRecord {
  const intern = (text: string): string => {
    const interned = shared.get(text);
    if (interned === undefined) shared.set(text, text);
    return interned ?? text;
  };
  return {
    articleNumber: article.articleNumber,
    ean: article.ean,
    nl: article.nl,
    fr: article.fr,
    brand: intern(article.brand),
    subgroupCode: intern(article.subgroupCode),
    itemCode: article.itemCode === null ? null : intern(article.itemCode),
    status: article.status === 'active' ? 'active' : article.status,
    vatCode: intern(article.vatCode),
    soldPer: article.soldPer,
    prices: article.prices.map((price) => ({ ...price, holder: intern(price.holder) })),
  };
}
