import { listOpenOrders } from '@talloor/contracts/endpoints/orders.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import type { ReadSide } from '../readSide.ts';
import { findOpenOrders } from './findOpenOrders.ts';
import { renderOpenOrder } from './renderOpenOrder.ts';

export const listSizes = [24, 48, 96];

/** The customer's open orders, the next delivery first, those that fit what is asked. */
export const listOpenOrdersRoute = ({ pool, waiter, clock }: ReadSide, showsPrices: ShowsPrices): Route =>
  route(listOpenOrders, async ({ query: { page, limit, ...question } }, { customerNumber, seen, user }) => {
    const stale = await isStale(waiter, seen, 'openOrders');
    const now = clock.now();
    const offset = (page - 1) * limit;
    const [{ results, orders }, showPrices] = await Promise.all([
      findOpenOrders(pool, customerNumber, now, { limit, offset }, question),
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
