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
  route(listPortalLists, async ({ query: { page, ...question } }, { customerNumber, user, seen }) => {
    const stale = await isStale(side.waiter, seen, 'lists', 'accounts');
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

  route(getPortalList, async ({ params: { id } }, { customerNumber, language, user, seen }) => {
    const stale = await isStale(side.waiter, seen, 'lists', 'orderedArticles', 'baskets', 'accounts');
    const found = await findPortalList(side.pool, customerNumber, id);
    if (!found) throw new Problem('list.not_found');
    const numbers = found.items.map(([articleNumber]) => articleNumber);
    const [products, facts] = await Promise.all([
      showProducts(side, numbers, customerNumber, language),
      side.catalogue.findProducts(numbers, customerNumber, dayAt(side.clock.now().getTime())),
    ]);
    const isOwn = found.user_id === user.userId;
    const { lines, ...summary } = viewSummary({
      facts,
      list: {
        id: found.id,
        name: found.name,
        type: isOwn ? 'mine' : 'shared',
        isShared: found.is_shared,
        owner: isOwn ? null : found.first_name,
        updatedAt: found.updated_at,
        lines: found.items.map(([articleNumber, comment, par]) => ({
          articleNumber,
          comment,
          ...(par !== null && { par }),
        })),
      },
    });
    return {
      body: {
        ...summary,
        is_editable: true,
        owner_name: personView(found).name,
        is_own: isOwn,
        lines: lines.map((line) => ({ ...line, product: products.get(line.artNo) ?? null })),
      },
      stale,
    };
  }),
];
