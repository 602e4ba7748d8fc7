import type { Pool } from 'pg';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { Catalogue } from '../catalogue.ts';
import type { CustomerTerms, TermsFinder } from '../customer/createTermsFinder.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { loadProducts, type LoadedProduct } from './loadProducts.ts';

/** Null: unknown article. */
type Loaded = { readonly product: LoadedProduct | null };
type CachedProduct = { facts: ProductFacts };

type Question = {
  readonly articleNumbers: readonly string[];
  readonly customerNumber: string | null;
  readonly onDay: string;
};

type AskedList = {
  readonly articleNumbers: readonly string[];
  readonly queriedNumbers: readonly string[];
  readonly version: number;
  readonly terms: CustomerTerms;
  readonly entries: readonly CachedProduct[];
  readonly products: ReadonlyMap<string, ProductFacts>;
};

/** About 2 kB each. */
const rememberedArticles = 60_000;
const rememberedProducts = 60_000;
const rememberedLists = 1000;
const longestRemembered = 300;

/** Cached per catalogue version. Unchanged lists are the same object. Version and stock are read each time. */
export function createProductFinder(
  pool: Pool,
  freshness: Freshness,
  findTerms: TermsFinder,
): Catalogue['findProducts'] {
  const articles = createMemory<Loaded>(rememberedArticles);
  const memory = createMemory<CachedProduct>(rememberedProducts);
  let lastVersion = 0;

  const lists = createMemory<AskedList>(rememberedLists);

  const load = async (version: number, numbers: readonly string[], onDay: string): Promise<void> => {
    const missing = numbers.filter((article) => !articles.get(version, `${article} ${onDay}`));
    if (missing.length === 0) return;
    const loaded = new Map<string, LoadedProduct>();
    for (const product of await loadProducts(pool, missing, onDay)) loaded.set(product.facts.articleNumber, product);
    for (const article of missing)
      articles.set(version, `${article} ${onDay}`, { product: loaded.get(article) ?? null });
  };

  const factsAt = async (
    version: number,
    { articleNumbers, customerNumber, onDay }: Question,
    terms: CustomerTerms,
  ): Promise<readonly CachedProduct[]> => {
    const numbers = terms.only === null ? articleNumbers : articleNumbers.filter((article) => terms.only?.has(article));
    const entries = new Map<string, CachedProduct>();
    const missing: string[] = [];
    for (const article of numbers) {
      const remembered = memory.get(version, keyOf(article, terms, customerNumber, onDay));
      if (remembered) entries.set(article, remembered);
      else missing.push(article);
    }
    await load(version, missing, onDay);
    for (const article of missing) {
      const product = articles.get(version, `${article} ${onDay}`)?.product;
      if (!product) continue;
      const remembered = { facts: withTerms(product, terms) };
      memory.set(version, keyOf(article, terms, customerNumber, onDay), remembered);
      entries.set(article, remembered);
    }
    return [...new Set(articleNumbers)].flatMap((article) => entries.get(article) ?? []);
  };

  const withReplacements = ({ articleNumbers, onDay }: Question): readonly string[] => {
    const numbers = new Set(articleNumbers);
    for (const article of articleNumbers) {
      const replacement = articles.get(lastVersion, `${article} ${onDay}`)?.product?.facts.replacement;
      if (replacement) numbers.add(replacement.articleNumber);
    }
    return [...numbers];
  };

  return async (articleNumbers, customerNumber, onDay) => {
    if (articleNumbers.length === 0) return new Map();
    const question: Question = { articleNumbers, customerNumber, onDay };
    const key = `${customerNumber} ${onDay} ${articleNumbers.length} ${articleNumbers[0]}`;
    const last = lists.get(lastVersion, key);
    const before = last && isSameList(last.articleNumbers, articleNumbers) ? last : undefined;
    const queriedNumbers = before?.queriedNumbers ?? withReplacements(question);
    const { version, stock } = await freshness(queriedNumbers);
    lastVersion = Math.max(lastVersion, version);
    const terms = await findTerms(version, customerNumber, onDay);
    const isKnown = before?.version === version && before.terms === terms;
    const entries = isKnown ? before.entries : await factsAt(version, question, terms);
    const queried = new Set(queriedNumbers);
    const others = isKnown ? [] : entries.flatMap(({ facts }) => facts.replacement?.articleNumber ?? []);
    const isComplete = others.every((article) => queried.has(article));
    const all = isComplete ? queriedNumbers : [...articleNumbers, ...others];
    const levels = isComplete ? stock : (await freshness(all)).stock;
    for (const remembered of entries) remembered.facts = withStock(remembered.facts, levels);
    if (isKnown && entries.every(({ facts }) => before.products.get(facts.articleNumber) === facts))
      return before.products;
    const products = new Map(entries.map(({ facts }) => [facts.articleNumber, facts]));
    if (articleNumbers.length <= longestRemembered)
      lists.set(version, key, { articleNumbers, queriedNumbers: all, version, terms, entries, products });
    return products;
  };
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((article, index) => article === b[index]);

function keyOf(article: string, terms: CustomerTerms, customerNumber: string | null, onDay: string): string {
  return terms.only !== null || terms.ownPrices.has(article)
    ? `${article} ${onDay} customer ${customerNumber} ${terms.isBound}`
    : `${article} ${onDay} group ${terms.priceGroup}`;
}

/** The shared object when only list prices apply. */
export function withTerms(loaded: LoadedProduct, { ownPrices, priceGroup, only }: CustomerTerms): ProductFacts {
  const { groupMills } = loaded;
  const facts = only === null ? loaded.facts : withoutForbidden(loaded.facts, only);
  const own = ownPrices.get(facts.articleNumber);
  const ofGroup = groupMills[priceGroup] ?? null;
  if (!own && ofGroup === null) return facts;
  const [offerMills, tenderMills] = [own?.offer ?? null, own?.tender ?? null];
  return { ...facts, prices: { ...facts.prices, groupMills: ofGroup, offerMills, tenderMills } };
}

function withoutForbidden(facts: ProductFacts, only: ReadonlySet<string>): ProductFacts {
  const isForbidden = (articleNumber: string | null | undefined) =>
    articleNumber !== null && articleNumber !== undefined && !only.has(articleNumber);
  const hidden = {
    ...(isForbidden(facts.replaces) && { replaces: null }),
    ...(isForbidden(facts.replacement?.articleNumber) && { replacement: null }),
    ...(isForbidden(facts.promo?.freeItem?.articleNumber) && { promo: null }),
  };
  return Object.keys(hidden).length === 0 ? facts : { ...facts, ...hidden };
}

/** The same object when unchanged. Unreported articles have no stock. */
export function withStock(facts: ProductFacts, stock: ReadonlyMap<string, number | null>): ProductFacts {
  const available = availableOf(stock, facts.articleNumber);
  const { replacement } = facts;
  const other = replacement && availableOf(stock, replacement.articleNumber);
  if (facts.stock === available && (!replacement || replacement.stock === other)) return facts;
  return { ...facts, stock: available, replacement: replacement && { ...replacement, stock: other } };
}

function availableOf(stock: ReadonlyMap<string, number | null>, article: string): number | null {
  const available = stock.get(article);
  return available === undefined ? 0 : available;
}
