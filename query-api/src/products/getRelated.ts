import { getRelated, getRelatedByForm } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { inOrder, showProducts } from './showProducts.ts';

const kinds = ['products', 'accessories', 'cross_sell', 'up_sell'] as const;
type Kind = (typeof kinds)[number];

export const relatedRoutes = (side: ReadSide): readonly Route[] => [
  route(getRelated, ({ params }, context) => findRelatedProducts(side, params.id, kinds, context)),
  route(getRelatedByForm, ({ params, body = {} }, context) => {
    const requestedNames = [
      body['option'] ?? [],
      body['option[]'] ?? [],
      body['options'] ?? [],
      body['options[]'] ?? [],
    ].flat();
    const requestedKinds = requestedNames.length === 0 ? kinds : kinds.filter((kind) => requestedNames.includes(kind));
    return findRelatedProducts(side, params.id, requestedKinds, context);
  }),
];

async function findRelatedProducts(
  side: ReadSide,
  id: string,
  requestedKinds: readonly Kind[],
  { customerNumber, language, seenPosition }: Pick<RequestContext, 'customerNumber' | 'language' | 'seenPosition'>,
) {
  const stale = await isStale(side.waiter, seenPosition, 'baskets', 'orderedArticles');
  const relatedNumbers = await side.catalogue.findRelated(id, customerNumber);
  const numbers = requestedKinds.flatMap((kind) => relatedNumbers[kind]);
  const products = await showProducts(side, [id, ...numbers], customerNumber, language);
  if (!products.has(id)) throw new Problem('article.not_found');
  const of = (kind: Kind) => (requestedKinds.includes(kind) ? inOrder(products, relatedNumbers[kind]) : []);
  const body = {
    products: of('products'),
    accessories: of('accessories'),
    cross_sell: of('cross_sell'),
    up_sell: of('up_sell'),
  };
  return { body, stale };
}
