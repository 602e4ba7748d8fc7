import { getPlacedOrder } from '@talloor/contracts/endpoints/checkout.ts';
import { downloadOpenOrder, getOpenOrder, getOpenOrderByPost } from '@talloor/contracts/endpoints/orders.ts';
import { orderPaperTexts } from '@talloor/messages/orderPaper/orderPaperTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { PaperPress } from '../papers/createPaperPress.ts';
import { sendPaper } from '../papers/sendPaper.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { createOrderReader } from './createOrderReader.ts';
import { findOpenOrders } from './findOpenOrders.ts';
import { trackableAt } from './trackableAt.ts';

type DetailInput = { readonly params: { readonly id: string } };
type Asker = RequestContext<{ kind: 'customer' }>;

export function orderDetailRoutes(side: ReadSide, showsPrices: ShowsPrices, press: PaperPress): readonly Route[] {
  const { pool, catalogue, waiter, clock } = side;
  const readOrder = createOrderReader(side, showsPrices);
  const find = async ({ params }: DetailInput, { customerNumber, language, seenPosition, user }: Asker) => {
    const stale = await isStale(waiter, seenPosition, 'orderDetail', 'deliveries');
    const [view, calendar] = await Promise.all([
      readOrder(params.id, { customerNumber, userId: user.userId, language }),
      catalogue.findCalendar(),
    ]);
    if (!view) throw new Problem('order.not_found');
    return { body: { ...view, ...trackableAt(view, calendar) }, stale };
  };
  const nextOf = async ({ customerNumber, seenPosition }: Asker): Promise<string> => {
    await isStale(waiter, seenPosition, 'openOrders');
    const [next] = await findOpenOrders(pool, customerNumber, clock.now(), { limit: 1, offset: 0 });
    if (!next) throw new Problem('order.not_found');
    return next.order_number;
  };
  return [
    route(getOpenOrder, find),
    route(getOpenOrderByPost, find),
    route(getPlacedOrder, find),
    route(downloadOpenOrder, async ({ params }, context) => {
      const { language, response } = context;
      const id = params.id ?? (await nextOf(context));
      const { body: order } = await find({ params: { id } }, context);
      const madeAt = Math.floor(clock.now().getTime() / 1000);
      const customer = await catalogue.findCustomer(order.customer_number);
      const pdf = await press.make({
        kind: 'openOrder',
        order,
        customerErpNumber: customer?.erpNumber,
        language,
        madeAt,
      });
      return sendPaper(response, `${orderPaperTexts[language].file}-${order.order_number}`, pdf);
    }),
  ];
}
