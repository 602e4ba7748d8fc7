import { z } from 'zod';
import { searchProducts, sortIds } from '@talloor/contracts/endpoints/catalogue.ts';
import { line } from '@talloor/contracts/shapes.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { orderingContext } from './orderingContext.ts';
import { withLastOrders } from './withLastOrders.ts';

/** A facet folds its items beyond this many (spec shopping §9). */
const showMoreLimit = 6;
const listSizes = [24, 48, 96];
const sortingMethods = Object.entries(sortIds).map(([key, id]) => ({ id, key }));
const filtersSchema = z.record(line(40), z.array(line(100)).max(100));

/** Products that fit the keywords and filters, with the prices of the customer. */
export const searchProductsRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(searchProducts, async ({ query }, { customerNumber, language, seen }) => {
    const filters = { ...filtersOf('filters', query.filters), ...filtersOf('extraFilters', query.extraFilters) };
    const stale = await isStale(waiter, seen, 'baskets', 'orderedArticles');
    const now = clock.now();
    const { keywords, page, limit, sort } = query;
    // A price is that of the day of ordering, whatever the day of delivery (ADR 0010).
    const onDay = dayAt(now.getTime());
    const [found, context] = await Promise.all([
      catalogue.searchProducts({ keywords, page, limit, sort, filters, language, customerNumber, onDay }),
      orderingContext(pool, catalogue, customerNumber, now, query.deliveryDate),
    ]);
    const products = await withLastOrders(pool, customerNumber, found.products);
    const body = {
      products: products.map((product) => {
        const quantity = context.quantities.get(product.articleNumber) ?? 0;
        return viewProduct(product, { ...context, quantity, language });
      }),
      facets: found.facets.map((facet) => ({ ...facet, label: facet.key, showMoreLimit, items: [...facet.items] })),
      pagination: {
        currentPage: page,
        totalPages: Math.max(1, Math.ceil(found.results / limit)),
        results: found.results,
        offset: (page - 1) * limit,
        listSizes,
        sortingMethods,
      },
      bannerInside: null,
      bannerTop: null,
      redirectUrl: null,
      corrected: null,
      didYouMean: [],
      about: null,
    };
    return { body, stale };
  });

function filtersOf(path: 'filters' | 'extraFilters', text: string): Record<string, string[]> {
  const malformed = (message: string) => new Problem('request.malformed', { errors: [{ in: 'query', path, message }] });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw malformed('is no JSON');
  }
  const parsed = filtersSchema.safeParse(json);
  if (!parsed.success) throw malformed('is no object of facet keys to lists of item keys');
  return parsed.data;
}
