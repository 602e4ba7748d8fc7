import { getRelated, getRelatedByForm } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { inOrder, showProducts } from './showProducts.ts';

const kinds = ['products', 'accessories', 'cross_sell', 'up_sell'] as const;
type Kind = (typeof kinds)[number];

/** By address, or with a form that names groups. */
export const relatedRoutes = (side: ReadSide): readonly Route[] => [
  route(getRelated, ({ params }, context) => related(side, params.id, kinds, context)),
  route(getRelatedByForm, ({ params, body = {} }, context) => {
    const asked = [body['option'] ?? [], body['option[]'] ?? [], body['options'] ?? [], body['options[]'] ?? []].flat();
    const wanted = asked.length === 0 ? kinds : kinds.filter((kind) => asked.includes(kind));
    return related(side, params.id, wanted, context);
  }),
];

async function related(
  side: ReadSide,
  id: string,
  wanted: readonly Kind[],
  { customerNumber, language, seen }: Pick<RequestContext, 'customerNumber' | 'language' | 'seen'>,
) {
  const stale = await isStale(side.waiter, seen, 'baskets', 'orderedArticles');
  const found = await side.catalogue.findRelated(id, customerNumber);
  const numbers = wanted.flatMap((kind) => found[kind]);
  const products = await showProducts(side, [id, ...numbers], customerNumber, language);
  if (!products.has(id)) throw new Problem('article.not_found');
  const of = (kind: Kind) => (wanted.includes(kind) ? inOrder(products, found[kind]) : []);
  const body = {
    products: of('products'),
    accessories: of('accessories'),
    cross_sell: of('cross_sell'),
    up_sell: of('up_sell'),
  };
  return { body, stale };
}
