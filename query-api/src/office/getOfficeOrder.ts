import { getOfficeOrder } from '@talloor/contracts/endpoints/office.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { findOrderDelivery } from '../orders/deliverySummary.ts';
import { findOrderDetail } from '../orders/findOrderDetail.ts';
import type { ReadSide } from '../readSide.ts';
import { officeOrderDetailView } from './officeOrderView.ts';

export const getOfficeOrderRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(getOfficeOrder, async ({ params }, { language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'orderDetail');
    const [order, delivery] = await Promise.all([
      findOrderDetail(pool, params.number, null),
      findOrderDelivery(pool, params.number),
    ]);
    if (!order) throw new Problem('order.not_found');
    const erpNumbers = await catalogue.findErpNumbers(order.lines.map((line) => line.article_number));
    return { body: officeOrderDetailView(order, delivery, erpNumbers, language, clock.now()), stale };
  });
