import { getPortalList, listPortalLists } from '@talloor/contracts/endpoints/portalLists.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import { viewSummary } from '../lists/viewSummary.ts';
import { showProducts } from '../products/showProducts.ts';
import type { ReadSide } from '../readSide.ts';
import { findListOwners, findPortalList, findPortalLists, type FoundPortalList } from './findPortalLists.ts';
import { pageView, peopleView, personView } from './portalPeople.ts';
import { secondsOf } from '../secondsOf.ts';

const limit = 24;

/** Includes private lists. */
export const portalListRoutes = (side: ReadSide): readonly Route[] => [
  route(listPortalLists, async ({ query: { page, ...question } }, { customerNumber, user, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'lists', 'accounts');
    const { offset } = pageView(page, limit, 0);
    const [{ results, lists }, people] = await Promise.all([
      findPortalLists(side.pool, customerNumber, question, { limit, offset }),
      findListOwners(side.pool, customerNumber),
    ]);
    const view = (list: FoundPortalList) => ({
      id: list.id,
      name: list.name,
      owner: personView(list),
      is_own: list.user_id === user.userId,
      is_shared: list.is_shared,
      number_of_products: list.number_of_products,
      updated_at: secondsOf(list.updated_at),
    });
    return {
      body: { lists: lists.map(view), people: peopleView(people), pagination: pageView(page, limit, results) },
      stale,
    };
  }),

  route(getPortalList, async ({ params: { id } }, { customerNumber, language, user, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'lists', 'orderedArticles', 'baskets', 'accounts');
    const portalList = await findPortalList(side.pool, customerNumber, id);
    if (!portalList) throw new Problem('list.not_found');
    const numbers = portalList.items.map(([articleNumber]) => articleNumber);
    const [products, facts] = await Promise.all([
      showProducts(side, numbers, customerNumber, language),
      side.catalogue.findProducts(numbers, customerNumber, dayAt(side.clock.now().getTime())),
    ]);
    const isOwn = portalList.user_id === user.userId;
    const { lines, ...summary } = viewSummary(
      {
        facts,
        list: {
          id: portalList.id,
          name: portalList.name,
          type: isOwn ? 'mine' : 'shared',
          isShared: portalList.is_shared,
          owner: isOwn ? null : portalList.first_name,
          updatedAt: portalList.updated_at,
          lines: portalList.items.map(([articleNumber, comment, par]) => ({
            articleNumber,
            comment,
            ...(par !== null && { par }),
          })),
        },
      },
      true,
    );
    return {
      body: {
        ...summary,
        is_editable: true,
        owner_name: personView(portalList).name,
        is_own: isOwn,
        lines: lines.map((line) => ({ ...line, product: products.get(line.artNo) ?? null })),
      },
      stale,
    };
  }),
];
