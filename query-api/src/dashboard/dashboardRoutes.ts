import {
  listDeliveredOrders,
  listIncompleteOrders,
  listInvoicedOrders,
  type DeliverySummary,
} from '@talloor/contracts/endpoints/dashboard.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { dayAt, epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { basketsPerPage } from '../basket/findBaskets.ts';
import { summariseBaskets } from '../basket/listBaskets.ts';
import { deliveryStage } from '../deliveryNotes/deliveryStage.ts';
import { isStale } from '../isStale.ts';
import { listSizes } from '../orders/listOpenOrders.ts';
import { historyBegins } from '../products/historyBegins.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { rememberCounts } from '../rememberCounts.ts';
import { findDeliveries, type DeliveriesQuestion, type FoundSummary } from './findDeliveries.ts';

type DeliveriesInput = {
  readonly query: {
    readonly page: number;
    readonly limit: number;
    readonly q: string;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly deviating: '0' | '1';
  };
};
type Asker = RequestContext<{ kind: 'customer' }>;

export function dashboardRoutes(side: ReadSide, showsPrices: ShowsPrices): readonly Route[] {
  const { pool, waiter, clock } = side;
  const counts = rememberCounts(waiter, ['deliveries']);
  const deliveriesOf =
    (group: DeliveriesQuestion['group']) =>
    async ({ query }: DeliveriesInput, { customerNumber, seenPosition, user }: Asker) => {
      const stale = await isStale(waiter, seenPosition, 'deliveries', 'invoices');
      const { page, limit, q, to = null, deviating } = query;
      const begins = dayAt(Date.parse(historyBegins(clock.now())));
      const from = query.from !== undefined && query.from > begins ? query.from : begins;
      const offset = (page - 1) * limit;
      const seesInvoices = group === 'invoiced' && isGranted(user.rights, 'see_invoices');
      const invoicesAt = seesInvoices ? dayAt(clock.now().getTime()) : null;
      const question = { group, q, from, to, deviating: deviating === '1', invoicesAt };
      const [{ results, deliveries }, showPrices] = await Promise.all([
        findDeliveries(pool, customerNumber, question, { limit, offset }, counts),
        showsPrices(customerNumber),
      ]);
      const body = {
        deliveries: deliveries.map((delivery) => summaryOf(delivery, showPrices)),
        pagination: paginationOf(page, limit, results),
      };
      return { body, stale };
    };
  return [
    route(listIncompleteOrders, async ({ query: { page, ...filter } }, { customerNumber, language, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'baskets');
      const isPlain = filter.q === '' && !filter.from && !filter.to && !filter.state;
      const { baskets, total } = await summariseBaskets(side, customerNumber, page, language, isPlain ? null : filter);
      return { body: { baskets, pagination: paginationOf(page, basketsPerPage, total) }, stale };
    }),
    route(listDeliveredOrders, deliveriesOf('delivered')),
    route(listInvoicedOrders, deliveriesOf('invoiced')),
  ];
}

const paginationOf = (page: number, limit: number, results: number) => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(results / limit)),
  results,
  offset: (page - 1) * limit,
  listSizes,
});

function summaryOf(delivery: FoundSummary, showPrices: boolean): DeliverySummary {
  const { invoice_number: invoice, invoiced_on: invoicedOn, due_on: dueOn, delivered_at: deliveredAt } = delivery;
  return {
    number: delivery.delivery_number,
    order_number: delivery.order_number,
    reference: delivery.reference,
    delivery_date: epochOfDay(delivery.day),
    ...(delivery.delivery_service?.kind === 'mussels' && { delivery_moment: delivery.delivery_service.moment }),
    stage: deliveryStage(delivery),
    delivered_at: deliveredAt === null ? null : Math.floor(Date.parse(deliveredAt) / 1000),
    number_of_lines: delivery.line_count,
    short_lines: delivery.short_lines,
    replaced_lines: delivery.replaced_lines,
    checked_lines: delivery.checked_lines,
    amount_to_pay: showPrices ? delivery.amount_to_pay : null,
    invoice:
      invoice === null || invoicedOn === null || dueOn === null
        ? null
        : { number: invoice, invoiced_on: epochOfDay(invoicedOn), due_on: epochOfDay(dueOn) },
    invoices: delivery.invoices.map(({ issued_on: day, ...document }) => ({
      ...document,
      invoice_date: epochOfDay(day),
    })),
  };
}
