import { listOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findOfficeOrders } from './findOfficeOrders.ts';
import { officeOrdersQuestion } from './officeOrdersQuestion.ts';
import { officeOrderSummaryView } from './officeOrderView.ts';
import { contentRange } from '@talloor/platform/http/readListQuery.ts';

export const listOfficeOrdersRoute = ({ pool, waiter, clock }: ReadSide): Route =>
  route(listOfficeOrders, async ({ query }, { seenPosition }) => {
    const question = officeOrdersQuestion(query);
    const stale = await isStale(waiter, seenPosition, 'officeOrders');
    const now = clock.now();
    const { total, orders } = await findOfficeOrders(pool, question, now);
    return {
      body: orders.map((order) => officeOrderSummaryView(order, now)),
      headers: { 'content-range': contentRange('orders', question.range, orders.length, total) },
      stale,
    };
  });
