import { getPlacedOrder } from '@talloor/contracts/endpoints/checkout.ts';
import { getOpenOrder } from '@talloor/contracts/endpoints/orders.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { findOrderDetail } from './findOrderDetail.ts';
import { orderDetailView } from './orderDetailView.ts';

type Asked = { readonly params: { readonly id: string } };

/** One order of the customer, as a page of its own and as its confirmation; another customer's is not found. Articles that the catalogue has wear its boards. */
export function orderDetailRoutes(
  { pool, catalogue, waiter, clock }: ReadSide,
  showsPrices: ShowsPrices,
): readonly Route[] {
  const find = async (
    { params }: Asked,
    { customerNumber, language, seen, user }: RequestContext<{ kind: 'customer' }>,
  ) => {
    const stale = await isStale(waiter, seen, 'orderDetail');
    const [order, showPrices] = await Promise.all([
      findOrderDetail(pool, params.id, customerNumber),
      showsPrices(customerNumber),
    ]);
    if (!order) throw new Problem('order.not_found');
    const now = clock.now();
    const articles = order.lines.map((line) => line.article_number);
    const products = await catalogue.findProducts(articles, customerNumber, dayAt(now.getTime()));
    return { body: orderDetailView(order, { showPrices, userId: user.userId, language, now, products }), stale };
  };
  return [route(getOpenOrder, find), route(getPlacedOrder, find)];
}
