import type { Pool } from 'pg';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { Catalogue } from '../catalogue.ts';
import type { CustomerTerms, TermsFinder } from '../customer/createTermsFinder.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { loadProducts, type LoadedProduct } from './loadProducts.ts';

/** Null: there is no such article. */
type Loaded = { readonly product: LoadedProduct | null };
/** The latest facts are kept, and given again as long as the stock is the same. */
type Remembered = { facts: ProductFacts };

/** What is asked for. */
type Question = {
  readonly articleNumbers: readonly string[];
  readonly customerNumber: string | null;
  readonly onDay: string;
};

/** What a list of articles was answered with. */
type AskedList = {
  readonly articleNumbers: readonly string[];
  /** Those whose stock is asked for: with what may come in place of them. */
  readonly asked: readonly string[];
  readonly version: number;
  readonly terms: CustomerTerms;
  readonly here: readonly Remembered[];
  readonly found: ReadonlyMap<string, ProductFacts>;
};

/** Articles with the prices of all, and with those of one price group or customer: about 2 kB each. */
const rememberedArticles = 60_000;
const rememberedProducts = 60_000;
/** Their facts are shared. */
const rememberedLists = 1000;
const longestRemembered = 300;

/**
 * Facts of articles. What changes seldom is remembered as long as the catalogue's version stands: an article once for
 * everybody, and once for each price group and each customer that has a price of its own for it. Who fills a basket
 * or changes an order asks for the same list again and again: where nothing moved it is the same object, as its facts are. Version
 * and stock are read each time, in one round trip. Articles outside the assortment of a customer are left out.
 */
export function createProductFinder(
  pool: Pool,
  freshness: Freshness,
  findTerms: TermsFinder,
): Catalogue['findProducts'] {
  const articles = createMemory<Loaded>(rememberedArticles);
  const memory = createMemory<Remembered>(rememberedProducts);
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
  ): Promise<readonly Remembered[]> => {
    const numbers = terms.only === null ? articleNumbers : articleNumbers.filter((article) => terms.only?.has(article));
    const here = new Map<string, Remembered>();
    const missing: string[] = [];
    for (const article of numbers) {
      const remembered = memory.get(version, keyOf(article, terms, customerNumber, onDay));
      if (remembered) here.set(article, remembered);
      else missing.push(article);
    }
    await load(version, missing, onDay);
    for (const article of missing) {
      const product = articles.get(version, `${article} ${onDay}`)?.product;
      if (!product) continue;
      const remembered = { facts: withTerms(product, terms) };
      memory.set(version, keyOf(article, terms, customerNumber, onDay), remembered);
      here.set(article, remembered);
    }
    return [...new Set(articleNumbers)].flatMap((article) => here.get(article) ?? []);
  };

  /** Articles with those that may come in place of them, as far as these are known before the version is. */
  const withReplacements = ({ articleNumbers, onDay }: Question): readonly string[] => {
    const wanted = new Set(articleNumbers);
    for (const article of articleNumbers) {
      const replacement = articles.get(lastVersion, `${article} ${onDay}`)?.product?.facts.replacement;
      if (replacement) wanted.add(replacement.articleNumber);
    }
    return [...wanted];
  };

  return async (articleNumbers, customerNumber, onDay) => {
    if (articleNumbers.length === 0) return new Map();
    const question: Question = { articleNumbers, customerNumber, onDay };
    const key = `${customerNumber} ${onDay} ${articleNumbers.length} ${articleNumbers[0]}`;
    const last = lists.get(lastVersion, key);
    const before = last && isSameList(last.articleNumbers, articleNumbers) ? last : undefined;
    const asked = before?.asked ?? withReplacements(question);
    const { version, stock } = await freshness(asked);
    lastVersion = Math.max(lastVersion, version);
    const terms = await findTerms(version, customerNumber, onDay);
    const isKnown = before?.version === version && before.terms === terms;
    const here = isKnown ? before.here : await factsAt(version, question, terms);
    // Replacements that were not known when stock was asked for.
    const wanted = new Set(asked);
    const others = isKnown ? [] : here.flatMap(({ facts }) => facts.replacement?.articleNumber ?? []);
    const isComplete = others.every((article) => wanted.has(article));
    const all = isComplete ? asked : [...articleNumbers, ...others];
    const levels = isComplete ? stock : (await freshness(all)).stock;
    for (const remembered of here) remembered.facts = withStock(remembered.facts, levels);
    if (isKnown && here.every(({ facts }) => before.found.get(facts.articleNumber) === facts)) return before.found;
    const found = new Map(here.map(({ facts }) => [facts.articleNumber, facts]));
    if (articleNumbers.length <= longestRemembered)
      lists.set(version, key, { articleNumbers, asked: all, version, terms, here, found });
    return found;
  };
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((article, index) => article === other[index]);

/** Under its own name where the customer has a price or an assortment of its own, else shared by a price group, else by all. */
function keyOf(article: string, terms: CustomerTerms, customerNumber: string | null, onDay: string): string {
  return terms.only !== null || terms.ownPrices.has(article)
    ? `${article} ${onDay} customer ${customerNumber} ${terms.isBound}`
    : `${article} ${onDay} group ${terms.priceGroup}`;
}

/** The same object for everybody where the customer has no price but the list's. */
export function withTerms(loaded: LoadedProduct, { ownPrices, priceGroup, only }: CustomerTerms): ProductFacts {
  const { groupMills } = loaded;
  const facts = only === null ? loaded.facts : withoutForbidden(loaded.facts, only);
  const own = ownPrices.get(facts.articleNumber);
  const ofGroup = groupMills[priceGroup] ?? null;
  if (!own && ofGroup === null) return facts;
  const [offerMills, tenderMills] = [own?.offer ?? null, own?.tender ?? null];
  return { ...facts, prices: { ...facts.prices, groupMills: ofGroup, offerMills, tenderMills } };
}

/** Neither what replaces it, nor what it replaces, nor a promotion names or gives what the customer or the user may not order; the same object where none does. */
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

/** The same object where nothing moved. An article that was never reported has no stock. */
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
