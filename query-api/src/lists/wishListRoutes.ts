import {
  getWishList,
  listTypes,
  listWishListGroups,
  listWishListItems,
  listWishLists,
  type ListType,
} from '@talloor/contracts/endpoints/wishList.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { inOrder, showProducts } from '../products/showProducts.ts';
import type { ReadSide } from '../readSide.ts';
import { createListFinder, type ListSide } from './createListFinder.ts';
import { exportWishListRoute } from './exportWishList.ts';
import type { Asker } from './foundList.ts';
import { viewSummary } from './viewSummary.ts';

export function wishListRoutes(side: ReadSide & ListSide): readonly Route[] {
  const lists = createListFinder(side);
  const found = async (id: string, type: ListType | null, asker: Asker) => {
    const one = await lists.findList(asker, id);
    if (!one || (type !== null && one.list.type !== type)) throw new Problem('list.not_found');
    return one;
  };
  const productsOf = (one: Awaited<ReturnType<typeof found>>, { customerNumber, language }: Asker) => {
    const numbers = one.list.lines.map((line) => line.articleNumber);
    return showProducts(side, numbers, customerNumber, language);
  };
  return [
    exportWishListRoute(side, lists),
    route(listWishLists, async ({ query: { types } }, context) => {
      const stale = await isStale(side.waiter, context.seen, 'lists', 'orderedArticles');
      const wanted = types === undefined ? listTypes : types.split(',').filter(isType);
      return { body: (await lists.findLists(askerOf(context), wanted)).map(viewSummary), stale };
    }),

    route(getWishList, async ({ params: { id } }, context) => {
      const stale = await isStale(side.waiter, context.seen, 'lists', 'orderedArticles', 'baskets');
      const asker = askerOf(context);
      const one = await found(id, null, asker);
      const products = await productsOf(one, asker);
      const { lines, ...summary } = viewSummary(one);
      return {
        body: { ...summary, lines: lines.map((line) => ({ ...line, product: products.get(line.artNo) ?? null })) },
        stale,
      };
    }),

    route(listWishListGroups, async ({ params: { id, type } }, context) => {
      const stale = await isStale(side.waiter, context.seen, 'lists', 'orderedArticles');
      const { list, facts } = await found(id, type, askerOf(context));
      const products = list.lines.flatMap((line) => facts.get(line.articleNumber) ?? []);
      const groups = [...groupBy(products, ({ groupCode }) => groupCode).values()].flatMap((members) => {
        const [first] = members;
        return first ? [{ first, count: members.length }] : [];
      });
      return {
        body: groups
          .toSorted((one, other) => one.first.groupSorting - other.first.groupSorting)
          .map(({ first: { groupCode, groupName, board }, count }) => ({
            group_code: groupCode,
            name: groupName[context.language],
            board,
            count,
          })),
        stale,
      };
    }),

    route(listWishListItems, async ({ params: { id, type } }, context) => {
      const stale = await isStale(side.waiter, context.seen, 'lists', 'orderedArticles', 'baskets');
      const asker = askerOf(context);
      const one = await found(id, type, asker);
      const numbers = one.list.lines.map((line) => line.articleNumber);
      return { body: { products: inOrder(await productsOf(one, asker), numbers) }, stale };
    }),
  ];
}

const isType = (text: string): text is ListType => (listTypes as readonly string[]).includes(text);

const askerOf = ({ user, customerNumber, language }: RequestContext<{ kind: 'customer' }>): Asker => ({
  userId: user.userId,
  customerNumber,
  language,
});
