import type { Delivery } from '@talloor/catalogue/catalogue.ts';
import { searchProducts, sortIds } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { bannerFor } from '../assortment/bannerFor.ts';
import { isStale } from '../isStale.ts';
import { orderingContext, type OrderingContext } from '../products/orderingContext.ts';
import type { ReadSide } from '../readSide.ts';
import { noteSearchMiss, type SearchMissSide } from './noteSearchMiss.ts';
import { readSelection } from './readSelection.ts';
import type { HistoryFinder } from './rememberHistory.ts';
import type { PopularityFinder } from './rememberPopularity.ts';
import { viewFacets } from './viewFacets.ts';

const listSizes = [24, 48, 96];
const sortingMethods = Object.entries(sortIds).map(([key, id]) => ({ id, key }));

export const searchProductsRoute = (
  side: ReadSide & SearchMissSide,
  findHistory: HistoryFinder,
  findPopularity: PopularityFinder,
): Route => {
  const { pool, catalogue, waiter, clock } = side;
  return route(searchProducts, async ({ query }, { user, customerNumber, language, seenPosition }) => {
    const { filters, about } = readSelection(query);
    const stale = await isStale(waiter, seenPosition, 'baskets', 'orderedArticles');
    const now = clock.now();
    const { keywords, page, limit, sort } = query;
    // Prices are of the order day, not the delivery day (ADR 0010).
    const onDay = dayAt(now.getTime());
    const [context, history] = await Promise.all([
      orderingContext(pool, catalogue, customerNumber, now, query.deliveryDate),
      findHistory(customerNumber, seenPosition),
    ]);
    const searchResult = await catalogue.searchProducts({
      keywords,
      page,
      limit,
      sort,
      filters,
      about,
      language,
      customerNumber,
      onDay,
      history: history.times,
      popularity: findPopularity(context.customer?.segment ?? null),
      ...(customerNumber !== null && { delivery: deliveryOf(context, now) }),
    });
    if (searchResult.about === 'unknown') throw new Problem('assortment.not_found');
    const isFiltered = Object.keys(filters).length > 0 || Object.keys(about).length > 0;
    noteSearchMiss(side, { ...searchResult, keywords, page, isFiltered }, { user, language });
    const products = searchResult.products.map((product) => {
      const quantity = context.quantities.get(product.articleNumber) ?? 0;
      const lastOrder = history.last.get(product.articleNumber) ?? null;
      return viewProduct({ ...product, lastOrder }, { ...context, quantity, language });
    });
    const body = {
      products,
      facets: viewFacets(searchResult.facets, language),
      pagination: {
        currentPage: page,
        totalPages: Math.max(1, Math.ceil(searchResult.results / limit)),
        results: searchResult.results,
        offset: (page - 1) * limit,
        listSizes,
        sortingMethods,
      },
      bannerInside: bannerFor(searchResult.bannerInside, context.customer),
      bannerTop: bannerFor(searchResult.bannerTop, context.customer),
      redirectUrl: searchResult.redirectUrl,
      corrected: searchResult.corrected,
      hasTyped: searchResult.hasTyped,
      relaxed: searchResult.relaxed && { omitted: [...searchResult.relaxed.omitted] },
      inCategory: searchResult.inCategory,
      didYouMean: searchResult.didYouMean,
      about: searchResult.about,
    };
    return { body, stale };
  });
};

/** Null without delivery that day. */
export const deliveryOf = ({ moment, calendar }: OrderingContext, now: Date): Delivery | null =>
  moment === null || moment.deadline === null || calendar === null
    ? null
    : { day: moment.day, deadline: moment.deadline, calendar, now };
