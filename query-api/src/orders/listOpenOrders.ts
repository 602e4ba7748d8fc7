import { listOpenOrders } from '@talloor/contracts/endpoints/orders.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import type { ReadSide } from '../readSide.ts';
import { findOpenOrders } from './findOpenOrders.ts';
import { renderOpenOrder } from './renderOpenOrder.ts';

export const listSizes = [24, 48, 96];

/** The customer's open orders, the next delivery first. */
export const listOpenOrdersRoute = ({ pool, waiter, clock }: ReadSide, showsPrices: ShowsPrices): Route =>
  route(listOpenOrders, async ({ query: { page, limit } }, { customerNumber, seen, user }) => {
    const stale = await isStale(waiter, seen, 'openOrders');
    const now = clock.now();
    const offset = (page - 1) * limit;
    const [{ results, orders }, showPrices] = await Promise.all([
      findOpenOrders(pool, customerNumber, dayAt(now.getTime()), { limit, offset }),
      showsPrices(customerNumber),
    ]);
    const pagination = {
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(results / limit)),
      results,
      offset,
      listSizes,
    };
    const rendered = orders.map((order) => renderOpenOrder(order, { showPrices, userId: user.userId, now })).join(',');
    return { rendered: Buffer.from(`{"orders":[${rendered}],"pagination":${JSON.stringify(pagination)}}`), stale };
  });
