import { listPortalOrders } from '@talloor/contracts/endpoints/portalOrders.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import { orderSummaryView } from '../orders/orderSummaryView.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { findOrderers, findPortalOrders } from './findPortalOrders.ts';
import { pageView, peopleView, personView } from './portalPeople.ts';

const limit = 24;

/** Orders with buyers for managers; amounts only with the right. */
export const listPortalOrdersRoute = ({ pool, waiter, clock }: ReadSide, showsPrices: ShowsPrices): Route =>
  route(listPortalOrders, async ({ query: { page, ...question } }, { customerNumber, seenPosition, user }) => {
    const stale = await isStale(waiter, seenPosition, 'openOrders', 'orderDetail', 'accounts');
    const now = clock.now();
    const today = dayAt(now.getTime());
    const pagination = pageView(page, limit, 0);
    const [{ results, orders }, people, showPrices] = await Promise.all([
      findPortalOrders(pool, customerNumber, question, { now, today }, { limit, offset: pagination.offset }),
      findOrderers(pool, customerNumber),
      showsPrices(customerNumber),
    ]);
    const view = (order: (typeof orders)[number]) => {
      const summary = orderSummaryView(order, { showPrices, userId: user.userId, now });
      const state = order.delivery_day < today && summary.status !== 'cancelled' ? ('past' as const) : summary.status;
      return { ...summary, state, placed_by: personView(order) };
    };
    return {
      body: { orders: orders.map(view), people: peopleView(people), pagination: pageView(page, limit, results) },
      stale,
    };
  });
