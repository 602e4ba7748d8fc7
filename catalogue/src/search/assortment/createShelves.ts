import { createHash } from 'node:crypto';
import type { Language } from '@talloor/rules/facts.ts';
import { createTextIndex, type TextIndex } from '../text/createTextIndex.ts';
import { createVocabulary, type Vocabulary } from '../text/createVocabulary.ts';
import { describeArticle, wordsOf, type ArticleText } from '../text/describeArticle.ts';
import type { ArticleRecord } from './articleRecord.ts';
import { fillColumns, growColumns, type ColumnCodes, type Columns } from './columns.ts';
import { namesOf, type ContentLookup } from './contentLookup.ts';
import { createCodes } from './createCodes.ts';
import { createOrder, type Order } from './createOrder.ts';
import type { Pause } from './inSlices.ts';

/** Where articles are put: written in place, article by article. */
export type Shelves = {
  readonly records: readonly ArticleRecord[];
  readonly ordinalOf: ReadonlyMap<string, number>;
  readonly codes: ColumnCodes;
  readonly columns: () => Columns;
  readonly text: TextIndex;
  readonly vocabulary: Vocabulary;
  readonly orders: Readonly<Record<Language | 'number', Order>>;
  /** Puts an article in its place and counts its words. @returns its ordinal where its texts changed, else null */
  readonly put: (record: ArticleRecord, content: ContentLookup) => number | null;
  /** Must come before any of them is described. */
  readonly takeOut: (ordinals: readonly number[]) => void;
  /** Makes articles findable by their texts, and puts them in order. */
  readonly describe: (ordinals: readonly number[], content: ContentLookup, pause: Pause) => Promise<void>;
};

/** Empty shelves. */
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
  };
  const ordinalOf = new Map<string, number>();
  const records: ArticleRecord[] = [];
  const textHashes: string[] = [];
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
    put: (record, content) => {
      const ordinal = ordinalOf.get(record.articleNumber) ?? records.length;
      const before = records[ordinal];
      const hash = createHash('sha1')
        .update(JSON.stringify(textOf(record, content)))
        .digest('base64');
      const isNew = textHashes[ordinal] !== hash;
      if (isNew && before) for (const [word, source] of wordsOf(before)) vocabulary.count(word, source, -1);
      if (isNew) for (const [word, source] of wordsOf(record)) vocabulary.count(word, source, 1);
      textHashes[ordinal] = hash;
      records[ordinal] = record;
      ordinalOf.set(record.articleNumber, ordinal);
      if (records.length > columns.group.length) columns = growColumns(records.length * 2, columns);
      fillColumns(columns, ordinal, record, codes, content);
      return isNew ? ordinal : null;
    },
    takeOut: (ordinals) => {
      for (const order of Object.values(orders)) order.takeOut(ordinals);
    },
    describe: async (ordinals, content, pause) => {
      for (const ordinal of ordinals) {
        const record = records[ordinal];
        if (record) text.write(ordinal, describeArticle(textOf(record, content), vocabulary));
        await pause();
      }
      for (const order of Object.values(orders)) {
        order.place(ordinals);
        await pause();
      }
    },
  };
}

const textOf = (record: ArticleRecord, content: ContentLookup): ArticleText => {
  const subgroup = content.category.subgroup.get(record.subgroupCode);
  const item = content.category.item.get(record.itemCode ?? '');
  return {
    articleNumber: record.articleNumber,
    ean: record.ean,
    nl: record.nl,
    fr: record.fr,
    brand: record.brand,
    packs: { nl: record.packNl, fr: record.packFr },
    categories: namesOf(
      [...(subgroup?.trail ?? []), item],
      record.labels.map((key) => content.label.get(key)),
    ),
  };
};
