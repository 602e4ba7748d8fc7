import type { Pool } from 'pg';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { loadProducts } from './loadProducts.ts';

/** `facts` null: there is no such article. The latest facts are kept, and given again as long as the stock is the same. */
type Remembered = { facts: ProductFacts | null };

/** Articles of all customers together: about 2 kB each. */
const rememberedProducts = 20_000;

/**
 * Facts of articles. What changes seldom is remembered per customer and day as long as the catalogue's version stands;
 * version and stock are read each time, in one round trip.
 */
export function createProductFinder(pool: Pool, freshness: Freshness): Catalogue['findProducts'] {
  const memory = createMemory<Remembered>(rememberedProducts);
  let lastVersion = 0;

  return async (articleNumbers, customerNumber, onDay) => {
    const found = new Map<string, ProductFacts>();
    if (articleNumbers.length === 0) return found;
    const keyOf = (article: string) => `${article} ${customerNumber ?? ''} ${onDay}`;

    const rememberedAt = (version: number): Map<string, Remembered> => {
      const known = new Map<string, Remembered>();
      for (const article of articleNumbers) {
        const remembered = memory.get(version, keyOf(article));
        if (remembered) known.set(article, remembered);
      }
      return known;
    };

    const assumed = lastVersion;
    let here = rememberedAt(assumed);
    const wanted = [...articleNumbers];
    for (const { facts } of here.values()) if (facts?.replacement) wanted.push(facts.replacement.articleNumber);
    let { version, stock } = await freshness(wanted);
    lastVersion = Math.max(lastVersion, version);

    if (version !== assumed) here = rememberedAt(version);
    const missing = articleNumbers.filter((article) => !here.has(article));
    if (missing.length > 0) {
      const loaded = new Map<string, ProductFacts>();
      for (const facts of await loadProducts(pool, missing, customerNumber, onDay))
        loaded.set(facts.articleNumber, facts);
      for (const article of missing) {
        const remembered = { facts: loaded.get(article) ?? null };
        memory.set(version, keyOf(article), remembered);
        here.set(article, remembered);
      }
    }
    // Replacements that were not known when stock was asked for.
    const others = [...here.values()].flatMap(({ facts }) => facts?.replacement?.articleNumber ?? []);
    if (others.some((article) => !wanted.includes(article)))
      ({ stock } = await freshness([...articleNumbers, ...others]));
    for (const [article, remembered] of here) {
      if (!remembered.facts) continue;
      remembered.facts = withStock(remembered.facts, stock);
      found.set(article, remembered.facts);
    }
    return found;
  };
}

/** The same object where nothing moved. An article that was never reported has no stock. */
function withStock(facts: ProductFacts, stock: ReadonlyMap<string, number | null>): ProductFacts {
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
