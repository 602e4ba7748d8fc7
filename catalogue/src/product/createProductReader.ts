import type { Pool } from 'pg';
import type { Catalogue } from '../catalogue.ts';
import type { TermsFinder } from '../customer/createTermsFinder.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { withStock, withTerms } from './createProductFinder.ts';
import { loadProducts } from './loadProducts.ts';

/** Facts of articles as they are now, without remembering them: a list of all would drive out what people look at. */
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
