import type pg from 'pg';
import { getOfficeOrder } from '@talloor/contracts/endpoints/office.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { NotYetFound, Problem } from '@talloor/platform/http/problem.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { officeOrdersTable } from '@talloor/projections/tables/officeOrders.ts';
import { isStale } from '../isStale.ts';
import { findOrderDelivery } from '../orders/deliverySummary.ts';
import { findOrderDetail } from '../orders/findOrderDetail.ts';
import type { ReadSide } from '../readSide.ts';
import { officeOrderDetailView } from './officeOrderView.ts';

export const getOfficeOrderRoute = ({ pool, waiter, clock }: ReadSide): Route =>
  route(getOfficeOrder, async ({ params }, { language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'orderDetail');
    const [order, delivery] = await Promise.all([
      findOrderDetail(pool, params.number, null),
      findOrderDelivery(pool, params.number),
    ]);
    if (!order) {
      const notFound = new Problem('order.not_found');
      // The list is a read model of its own, and may be ahead.
      throw (await isListed(pool, params.number)) ? new NotYetFound(notFound) : notFound;
    }
    return { body: officeOrderDetailView(order, delivery, language, clock.now()), stale };
  });

async function isListed(pool: pg.Pool, orderNumber: string): Promise<boolean> {
  const text = `select order_number from ${officeOrdersTable.qualifiedName} where order_number = $1`;
  return (await findRows(pool, { order_number: 'text not null' }, text, [orderNumber])).length > 0;
}
