import { listOpenOrders } from '@talloor/contracts/endpoints/orders.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import { rememberCounts } from '../rememberCounts.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import type { ReadSide } from '../readSide.ts';
import { countOpenOrders, findOpenOrders } from './findOpenOrders.ts';
import { trackableAt } from './trackableAt.ts';
import { openOrderView } from './openOrderView.ts';

export const listSizes = [24, 48, 96];

/** Next delivery first. */
export function listOpenOrdersRoute({ pool, catalogue, waiter, clock }: ReadSide, showsPrices: ShowsPrices): Route {
  const counts = rememberCounts(waiter, ['openOrders', 'deliveries']);
  return route(
    listOpenOrders,
    async ({ query: { page, limit, ...question } }, { customerNumber, seenPosition, user }) => {
      const stale = await isStale(waiter, seenPosition, 'openOrders');
      const now = clock.now();
      const offset = (page - 1) * limit;
      const count = () => countOpenOrders(pool, customerNumber, now, question);
      const isPlain = Object.values(question).every((value) => value === undefined || value === '');
      const [orders, showPrices, calendar] = await Promise.all([
        findOpenOrders(pool, customerNumber, now, { limit, offset }, question),
        showsPrices(customerNumber),
        catalogue.findCalendar(),
      ]);
      const isLast = orders.length < limit && (orders.length > 0 || page === 1);
      const countResults = () => (isPlain ? counts(`${customerNumber} ${dayAt(now.getTime())}`, count) : count());
      const results = isLast ? offset + orders.length : await countResults();
      const pagination = {
        currentPage: page,
        totalPages: Math.max(1, Math.ceil(results / limit)),
        results,
        offset,
        listSizes,
      };
      const viewer = { showPrices, userId: user.userId, now };
      const views = orders.map((order) => openOrderView(order, viewer));
      return {
        body: { orders: views.map((view) => ({ ...view, ...trackableAt(view, calendar) })), pagination },
        stale,
      };
    },
  );
}
