import { createHash } from 'node:crypto';
import type { Language } from '@talloor/rules/facts.ts';
import { createTextIndex, type TextIndex } from '../text/createTextIndex.ts';
import { createVocabulary, type Vocabulary } from '../text/createVocabulary.ts';
import { describeArticle, wordsOf, type ArticleText } from '../text/describeArticle.ts';
import type { ArticleRecord, ReadArticle } from './articleRecord.ts';
import { fillColumns, growColumns, type ColumnCodes, type Columns } from './columns.ts';
import type { ContentLookup } from './contentLookup.ts';
import { createCodes, createCodeSets } from './createCodes.ts';
import { createOrder, type Order } from './createOrder.ts';
import type { Pause } from './inSlices.ts';

export type Shelves = {
  readonly records: readonly ArticleRecord[];
  readonly ordinalOf: ReadonlyMap<string, number>;
  readonly codes: ColumnCodes;
  readonly columns: () => Columns;
  readonly text: TextIndex;
  readonly vocabulary: Vocabulary;
  readonly orders: Readonly<Record<Language | 'number', Order>>;
  /** @returns its ordinal when its texts changed, else null */
  readonly put: (article: ReadArticle, content: ContentLookup) => number | null;
  /** Required before `describe`. */
  readonly takeOut: (ordinals: readonly number[]) => void;
  /** Indexes texts of articles and sorts them. */
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
  const records: ArticleRecord[] = [];
  const textHashes: string[] = [];
  /** Not indexed yet. */
  const toDescribe = new Map<number, ArticleText>();
  const shared = new Map<string, string>();
  let columns = growColumns(1024, null);

  const byNumber = (one: number, other: number): number => {
    const [a, b] = [records[one]?.articleNumber ?? '', records[other]?.articleNumber ?? ''];
    return a.length - b.length || (a < b ? -1 : 1);
  };
  const byName = (language: Language): Order => {
    const collator = new Intl.Collator(`${language}-BE`, { numeric: true });
    return createOrder(
      (one, other) =>
        collator.compare(records[one]?.[language] ?? '', records[other]?.[language] ?? '') || byNumber(one, other),
    );
  };
  const orders = { nl: byName('nl'), fr: byName('fr'), number: createOrder(byNumber) };

  return {
    records,
    ordinalOf,
    codes,
    columns: () => columns,
    text,
    vocabulary,
    orders,
    put: (article, content) => {
      const ordinal = ordinalOf.get(article.articleNumber) ?? records.length;
      const before = records[ordinal];
      const told = textOf(article);
      const hash = createHash('sha1').update(JSON.stringify(told)).digest('base64');
      const isNew = textHashes[ordinal] !== hash;
      if (isNew) {
        if (before) for (const [word, source] of wordsOf(before)) vocabulary.count(word, source, -1);
        for (const [word, source] of wordsOf(article)) vocabulary.count(word, source, 1);
        toDescribe.set(ordinal, told);
      }
      textHashes[ordinal] = hash;
      records[ordinal] = keptOf(article, shared);
      ordinalOf.set(article.articleNumber, ordinal);
      if (records.length > columns.group.length) columns = growColumns(records.length * 2, columns);
      fillColumns(columns, ordinal, article, codes, content);
      return isNew ? ordinal : null;
    },
    takeOut: (ordinals) => {
      for (const order of Object.values(orders)) order.takeOut(ordinals);
    },
    describe: async (ordinals, pause) => {
      for (const ordinal of ordinals) {
        const told = toDescribe.get(ordinal);
        if (told) text.write(ordinal, describeArticle(told, vocabulary));
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

const textOf = ({ nl, fr, brand, packNl, packFr }: ReadArticle): ArticleText => ({
  nl,
  fr,
  brand,
  packs: { nl: packNl, fr: packFr },
});

/** Interns texts, to save memory. */
function keptOf(article: ReadArticle, shared: Map<string, string>): ArticleRecord {
  const one = (text: string): string => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
  return {
    articleNumber: article.articleNumber,
    ean: article.ean,
    nl: article.nl,
    fr: article.fr,
    brand: one(article.brand),
    subgroupCode: one(article.subgroupCode),
    itemCode: article.itemCode === null ? null : one(article.itemCode),
    status: article.status === 'active' ? 'active' : article.status,
    vatCode: one(article.vatCode),
    soldPer: article.soldPer,
    prices: article.prices.map((price) => ({ ...price, holder: one(price.holder) })),
  };
}
