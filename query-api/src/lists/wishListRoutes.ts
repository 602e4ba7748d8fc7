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
import { isGranted } from '@talloor/rules/account/rights.ts';
import { viewSummary } from './viewSummary.ts';

export function wishListRoutes(side: ReadSide & ListSide): readonly Route[] {
  const lists = createListFinder(side);
  const requireList = async (id: string, type: ListType | null, asker: Asker) => {
    const listWithFacts = await lists.findList(asker, id);
    if (!listWithFacts || (type !== null && listWithFacts.list.type !== type)) throw new Problem('list.not_found');
    return listWithFacts;
  };
  const productsOf = (listWithFacts: Awaited<ReturnType<typeof requireList>>, { customerNumber, language }: Asker) => {
    const numbers = listWithFacts.list.lines.map((line) => line.articleNumber);
    return showProducts(side, numbers, customerNumber, language);
  };
  return [
    exportWishListRoute(side, lists),
    route(listWishLists, async ({ query: { types } }, context) => {
      const stale = await isStale(side.waiter, context.seenPosition, 'lists', 'orderedArticles');
      const requestedTypes = types === undefined ? listTypes : types.split(',').filter(isType);
      const mayChange = isGranted(context.user.rights, 'lists');
      const found = await lists.findLists(askerOf(context), requestedTypes);
      return { body: found.map((list) => viewSummary(list, mayChange)), stale };
    }),

    route(getWishList, async ({ params: { id } }, context) => {
      const stale = await isStale(side.waiter, context.seenPosition, 'lists', 'orderedArticles', 'baskets');
      const asker = askerOf(context);
      const listWithFacts = await requireList(id, null, asker);
      const products = await productsOf(listWithFacts, asker);
      const { lines, ...summary } = viewSummary(listWithFacts, isGranted(context.user.rights, 'lists'));
      return {
        body: { ...summary, lines: lines.map((line) => ({ ...line, product: products.get(line.artNo) ?? null })) },
        stale,
      };
    }),

    route(listWishListGroups, async ({ params: { id, type } }, context) => {
      const stale = await isStale(side.waiter, context.seenPosition, 'lists', 'orderedArticles');
      const { list, facts } = await requireList(id, type, askerOf(context));
      const products = list.lines.flatMap((line) => facts.get(line.articleNumber) ?? []);
      const groups = [...groupBy(products, ({ groupCode }) => groupCode).values()].flatMap((members) => {
        const [first] = members;
        return first ? [{ first, count: members.length }] : [];
      });
      return {
        body: groups
          .toSorted((firstGroup, secondGroup) => firstGroup.first.groupSorting - secondGroup.first.groupSorting)
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
      const stale = await isStale(side.waiter, context.seenPosition, 'lists', 'orderedArticles', 'baskets');
      const asker = askerOf(context);
      const listWithFacts = await requireList(id, type, asker);
      const numbers = listWithFacts.list.lines.map((line) => line.articleNumber);
      return { body: { products: inOrder(await productsOf(listWithFacts, asker), numbers) }, stale };
    }),
  ];
}

const isType = (text: string): text is ListType => (listTypes as readonly string[]).includes(text);

const askerOf = ({ user, customerNumber, language }: RequestContext<{ kind: 'customer' }>): Asker => ({
  userId: user.userId,
  customerNumber,
  language,
});
