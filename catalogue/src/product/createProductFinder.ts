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

/** Articles with the prices of all, and with those of one price group or customer: about 2 kB each. */
const rememberedArticles = 60_000;
const rememberedProducts = 60_000;

/**
 * Facts of articles. What changes seldom is remembered as long as the catalogue's version stands: an article once for
 * everybody, and once for each price group and each customer that has a price of its own for it. Version and stock are read
 * each time, in one round trip. Articles outside the assortment of a customer are left out.
 */
export function createProductFinder(
  pool: Pool,
  freshness: Freshness,
  findTerms: TermsFinder,
): Catalogue['findProducts'] {
  const articles = createMemory<Loaded>(rememberedArticles);
  const memory = createMemory<Remembered>(rememberedProducts);
  let lastVersion = 0;

  return async (articleNumbers, customerNumber, onDay) => {
    const found = new Map<string, ProductFacts>();
    if (articleNumbers.length === 0) return found;

    const load = async (version: number, numbers: readonly string[]): Promise<void> => {
      const missing = numbers.filter((article) => !articles.get(version, `${article} ${onDay}`));
      if (missing.length === 0) return;
      const loaded = new Map<string, LoadedProduct>();
      for (const product of await loadProducts(pool, missing, onDay)) loaded.set(product.facts.articleNumber, product);
      for (const article of missing)
        articles.set(version, `${article} ${onDay}`, { product: loaded.get(article) ?? null });
    };
    const factsAt = async (version: number): Promise<Map<string, Remembered>> => {
      const terms = await findTerms(version, customerNumber, onDay);
      const numbers =
        terms.only === null ? articleNumbers : articleNumbers.filter((article) => terms.only?.has(article));
      const here = new Map<string, Remembered>();
      const missing: string[] = [];
      for (const article of numbers) {
        const remembered = memory.get(version, keyOf(article, terms, customerNumber, onDay));
        if (remembered) here.set(article, remembered);
        else missing.push(article);
      }
      await load(version, missing);
      for (const article of missing) {
        const product = articles.get(version, `${article} ${onDay}`)?.product;
        if (!product) continue;
        const remembered = { facts: withTerms(product, terms) };
        memory.set(version, keyOf(article, terms, customerNumber, onDay), remembered);
        here.set(article, remembered);
      }
      return here;
    };

    const wanted = new Set(articleNumbers);
    for (const article of articleNumbers) {
      const replacement = articles.get(lastVersion, `${article} ${onDay}`)?.product?.facts.replacement;
      if (replacement) wanted.add(replacement.articleNumber);
    }
    const { version, stock } = await freshness([...wanted]);
    lastVersion = Math.max(lastVersion, version);
    const here = await factsAt(version);
    // Replacements that were not known when stock was asked for.
    const others = [...here.values()].flatMap(({ facts }) => facts.replacement?.articleNumber ?? []);
    const levels = others.every((article) => wanted.has(article))
      ? stock
      : (await freshness([...articleNumbers, ...others])).stock;
    for (const article of articleNumbers) {
      const remembered = here.get(article);
      if (!remembered) continue;
      remembered.facts = withStock(remembered.facts, levels);
      found.set(article, remembered.facts);
    }
    return found;
  };
}

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
