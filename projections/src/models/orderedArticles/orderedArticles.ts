import { customerOfHistory, type ListEvent } from '@talloor/events/list/list.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { RowOperation } from '@talloor/platform/subscription/projector.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { orderedArticlesModel, orderedArticleDaysTable, orderedArticlesTable } from '../../tables/orderedArticles.ts';

type Placed = Extract<OrderEvent, { type: 'OrderPlaced' }>;
type Removed = Extract<ListEvent, { type: 'ListItemRemoved' }>;
type Changed = Extract<OrderEvent, { type: 'OrderModificationSubmitted' }>;
type Handled = Placed | Changed | Removed;

/** Not free articles. Removed articles stay hidden until ordered again. A change counts on its own day. */
export const orderedArticles = createProjector<Handled>(
  orderedArticlesModel,
  ({ event, streamId, metadata }: DecodedEvent<Handled>) => {
    switch (event.type) {
      case 'OrderPlaced':
        return projectPlacedOrder(event.data);
      case 'OrderModificationSubmitted':
        return projectOrderChange(metadata.customerNumber, streamId.slice('order-'.length), event.data);
      case 'ListItemRemoved':
        return projectRemoval(customerOfHistory(streamId), event.data.articleNumber, metadata.occurredAt);
      default:
        return event satisfies never;
    }
  },
);

const projectPlacedOrder = ({
  customerNumber,
  orderNumber,
  placedAt,
  lines,
}: Placed['data']): readonly RowOperation[] =>
  lines
    .filter((line) => !line.free)
    .flatMap((line) => upsertOrderedLine({ customerNumber, orderNumber, at: placedAt }, line));

function projectOrderChange(
  customerNumber: string | null,
  orderNumber: string,
  { submittedAt, changed: lines }: Changed['data'],
): readonly RowOperation[] {
  if (customerNumber === null) return [];
  return lines.flatMap((line): readonly RowOperation[] => {
    if (line.quantity > 0) return upsertOrderedLine({ customerNumber, orderNumber, at: submittedAt }, line);
    const key = { customer_number: customerNumber, article_number: line.articleNumber, order_number: orderNumber };
    return [{ kind: 'delete', table: orderedArticleDaysTable.name, key }];
  });
}

function upsertOrderedLine(
  { customerNumber, orderNumber, at }: { customerNumber: string; orderNumber: string; at: string },
  { articleNumber, quantity }: { readonly articleNumber: string; readonly quantity: number },
): RowOperation[] {
  const key = { customer_number: customerNumber, article_number: articleNumber };
  return [
    {
      kind: 'upsert',
      table: orderedArticlesTable.name,
      key,
      values: { last_ordered_at: at, last_quantity: quantity, removed_at: null },
    },
    {
      kind: 'upsert',
      table: orderedArticleDaysTable.name,
      key: { order_number: orderNumber, ...key },
      values: { weekday: weekdayOf(dayAt(Date.parse(at))), ordered_at: at },
    },
  ];
}

function projectRemoval(customerNumber: string | null, articleNumber: string, at: string): readonly RowOperation[] {
  if (customerNumber === null) return [];
  const key = { customer_number: customerNumber, article_number: articleNumber };
  return [{ kind: 'update', table: orderedArticlesTable.name, key, values: { removed_at: at } }];
}
