import type { Pool } from 'pg';
import type { Catalogue } from '../catalogue.ts';
import type { TermsFinder } from '../customer/createTermsFinder.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { withStock, withTerms } from './createProductFinder.ts';
import { loadProducts } from './loadProducts.ts';

/** A list of all would evict the cache. */
export function createProductReader(
  pool: Pool,
  freshness: Freshness,
  findTerms: TermsFinder,
): Catalogue['readProducts'] {
  return async (articleNumbers, customerNumber, onDay) => {
    if (articleNumbers.length === 0) return new Map();
    const loaded = await loadProducts(pool, articleNumbers, onDay);
    const others = loaded.flatMap(({ facts }) => facts.replacement?.articleNumber ?? []);
    const { version, stock } = await freshness([...articleNumbers, ...others]);
    const terms = await findTerms(version, customerNumber, onDay);
    return new Map(
      loaded
        .filter(({ facts }) => terms.only === null || terms.only.has(facts.articleNumber))
        .map((product) => [product.facts.articleNumber, withStock(withTerms(product, terms), stock)]),
    );
  };
}
