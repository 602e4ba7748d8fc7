import { getSpecialList, listSpecialLists } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import { inOrder, showProducts } from '../products/showProducts.ts';
import type { ReadSide } from '../readSide.ts';

export const listSpecialListsRoute = ({ catalogue, clock }: ReadSide): Route =>
  route(listSpecialLists, async ({ query: { place } }, { language }) => {
    const lists = await catalogue.findSpecialLists(place, dayAt(clock.now().getTime()));
    return { body: lists.map(({ id, headline, display }) => ({ id, headline: headline[language], display })) };
  });

export const getSpecialListRoute = (side: ReadSide): Route =>
  route(getSpecialList, async ({ params: { id } }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'baskets', 'orderedArticles');
    const list = await side.catalogue.findSpecialList(id, dayAt(side.clock.now().getTime()));
    if (!list) throw new Problem('special_list.not_found');
    const products = await showProducts(side, list.articles, customerNumber, language);
    const { headline, display, articles } = list;
    return { body: { id, headline: headline[language], display, products: inOrder(products, articles) }, stale };
  });
