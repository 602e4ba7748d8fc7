import { customerOfHistory, type ListEvent } from '@talloor/events/list/list.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Projector, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { orderedArticleDaysTable, orderedArticlesTable } from '../../tables/orderedArticles.ts';

type Placed = Extract<OrderEvent, { type: 'OrderPlaced' }>;
type Removed = Extract<ListEvent, { type: 'ListItemRemoved' }>;
type Handled = Placed | Removed;

/**
 * What a customer orders, how much last time, and on which weekdays; free articles are not ordered. What somebody took out
 * of the history is marked until it is ordered again: when it was last ordered stays known.
 */
export const orderedArticles: Projector<Handled> = {
  name: 'orderedArticles',
  version: 2,
  tables: [orderedArticlesTable, orderedArticleDaysTable],
  handles: ['OrderPlaced', 'ListItemRemoved'],
  project: ({ event, streamId, metadata }: DecodedEvent<Handled>) => {
    switch (event.type) {
      case 'OrderPlaced':
        return ordered(event.data);
      case 'ListItemRemoved':
        return removed(customerOfHistory(streamId), event.data.articleNumber, metadata.occurredAt);
      default:
        return event satisfies never;
    }
  },
};

function ordered({ customerNumber, orderNumber, placedAt, lines }: Placed['data']): readonly RowOperation[] {
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
          values: { last_ordered_at: placedAt, last_quantity: quantity, removed_at: null },
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

/** Other lists than the history have read models of their own. */
function removed(customerNumber: string | null, articleNumber: string, at: string): readonly RowOperation[] {
  if (customerNumber === null) return [];
  const key = { customer_number: customerNumber, article_number: articleNumber };
  return [{ kind: 'update', table: orderedArticlesTable.name, key, values: { removed_at: at } }];
}
