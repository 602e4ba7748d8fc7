import { getProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { inOrder, showProducts } from './showProducts.ts';

export const getProductsRoute = (side: ReadSide): Route =>
  route(getProducts, async ({ query }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'baskets', 'orderedArticles');
    const numbers = query.articles.split(',');
    const products = await showProducts(side, numbers, customerNumber, language);
    return { body: { products: inOrder(products, numbers) }, stale };
  });
