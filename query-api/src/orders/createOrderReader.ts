import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { findOrderDelivery } from './deliverySummary.ts';
import { findOrderDetail } from './findOrderDetail.ts';
import { orderDetailView } from './orderDetailView.ts';

type Asker = { readonly customerNumber: string; readonly userId: string; readonly language: 'nl' | 'fr' };

export type ReadOrder = (orderNumber: string, asker: Asker) => Promise<OrderDetail | null>;

export const createOrderReader =
  ({ pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>, showsPrices: ShowsPrices): ReadOrder =>
  async (orderNumber, { customerNumber, userId, language }) => {
    const [order, delivered, showPrices] = await Promise.all([
      findOrderDetail(pool, orderNumber, customerNumber),
      findOrderDelivery(pool, orderNumber),
      showsPrices(customerNumber),
    ]);
    if (!order) return null;
    const now = clock.now();
    const articles = order.lines.map((line) => line.article_number);
    const products = await catalogue.findProducts(articles, customerNumber, dayAt(now.getTime()));
    return orderDetailView(order, { showPrices, userId, language, now, products, delivered });
  };
