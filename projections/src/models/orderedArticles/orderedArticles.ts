import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Projector, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { orderedArticleDaysTable, orderedArticlesTable } from '../../tables/orderedArticles.ts';

type Handled = Extract<OrderEvent, { type: 'OrderPlaced' }>;

/** What a customer orders, how much last time, and on which weekdays; free articles are not ordered. */
export const orderedArticles: Projector<Handled> = {
  name: 'orderedArticles',
  version: 1,
  tables: [orderedArticlesTable, orderedArticleDaysTable],
  handles: ['OrderPlaced'],
  project: projectOrderedArticles,
};

function projectOrderedArticles({ event }: DecodedEvent<Handled>): readonly RowOperation[] {
  const { customerNumber, orderNumber, placedAt, lines } = event.data;
  const weekday = weekdayOf(dayAt(Date.parse(placedAt)));
  return lines
    .filter((line) => !line.free)
    .flatMap(({ articleNumber, quantity }): RowOperation[] => {
      const key = { customer_number: customerNumber, article_number: articleNumber };
      return [
        {
          kind: 'upsert',
          table: orderedArticlesTable.name,
          key,
          values: { last_ordered_at: placedAt, last_quantity: quantity },
        },
        {
          kind: 'upsert',
          table: orderedArticleDaysTable.name,
          key: { ...key, order_number: orderNumber },
          values: { weekday },
        },
      ];
    });
}
