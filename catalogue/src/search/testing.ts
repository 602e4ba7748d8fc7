import { categoryRank } from './assortment/categoryRank.ts';
import type { ReadArticle } from './assortment/articleRecord.ts';
import { lookUpContent } from './assortment/contentLookup.ts';
import type { Assortment } from './assortment/createAssortment.ts';
import { createShelves } from './assortment/createShelves.ts';
import type { SearchContent } from './assortment/searchContent.ts';
import type { SelectionGrounds } from './question/createGrounds.ts';
import { orderResults } from './question/orderResults.ts';
import { createFinder } from './text/createFinder.ts';

export type TestName = string | readonly [nl: string, fr: string];

const text = (name: string) => ({ nl: name, fr: name });
const category = (code: string, name: string) => ({
  code,
  alias: code,
  name: text(name),
  description: text(''),
  sorting: 1,
});
const content: SearchContent = {
  groups: [{ ...category('all', 'Assortiment'), board: 'dry' }],
  subgroups: [
    { ...category('other', 'Varia'), groupCode: 'all' },
    { ...category('kaas', 'Kaas'), groupCode: 'all' },
  ],
  items: [],
  labels: [],
  themes: [],
  facets: [],
  synonyms: [],
  redirects: [],
  banners: [],
  promotions: [],
  vatRates: [],
};

/** Numbers are places in the list; from `inCategory` on they are *Kaas*. */
export async function searchNames(names: readonly TestName[], inCategory = names.length) {
  const lookup = lookUpContent(content);
  const shelves = createShelves();
  const ordinals = names.map((name, index) => {
    const [nl, fr] = typeof name === 'string' ? [name, name] : name;
    return shelves.put(articleOf(index, nl, fr, index < inCategory ? 'other' : 'kaas'), lookup) ?? index;
  });
  await shelves.describe(ordinals, () => Promise.resolve());
  const rankByName = { nl: shelves.orders.nl.rank(), fr: shelves.orders.fr.rank() };
  const assortment: Assortment = {
    ...shelves,
    revision: 1,
    size: names.length,
    columns: shelves.columns(),
    content: lookup,
    rank: {
      name: rankByName,
      category: {
        nl: categoryRank(shelves.records, lookup, rankByName.nl),
        fr: categoryRank(shelves.records, lookup, rankByName.fr),
      },
      number: shelves.orders.number.rank(),
    },
  };
  const find = createFinder();
  const marks = () => new Uint8Array(names.length);
  return (
    keywords: string,
    language: 'nl' | 'fr' = 'nl',
    { typing = false, sort = 1, times = new Map<number, number>(), popular = [] as readonly number[] } = {},
  ) => {
    const grounds: SelectionGrounds = {
      assortment,
      inPromo: marks(),
      orderable: marks().fill(1),
      deliverable: marks(),
      mine: marks().map((_, ordinal) => (times.has(ordinal) ? 1 : 0)),
      prices: null,
      may: null,
      preference: times,
      popular: Uint8Array.from(names, (_, ordinal) => popular[ordinal] ?? 0),
    };
    const match = find(assortment, keywords, language, typing);
    const records = match.posting
      ? orderResults(match.posting, sort, language, grounds, 0, names.length, true).flatMap(
          (ordinal) => assortment.records[ordinal] ?? [],
        )
      : null;
    return {
      ...match,
      found: records && records.map((record) => record[language]),
      articles: (records ?? []).map(({ articleNumber }) => articleNumber),
    };
  };
}

const articleOf = (index: number, nl: string, fr: string, subgroupCode: string): ReadArticle => ({
  articleNumber: String(index),
  ean: null,
  erp_number: null,
  nl,
  fr,
  brand: '',
  storage: null,
  origin: null,
  subgroupCode,
  itemCode: null,
  status: 'active',
  vatCode: 'reduced',
  soldPer: 1,
  prices: [],
  packNl: '',
  packFr: '',
  allowPreorder: false,
  daysToReplenish: 0,
  onDemandWorkdays: null,
  orderBefore: null,
  labels: [],
  freeOf: [],
});
