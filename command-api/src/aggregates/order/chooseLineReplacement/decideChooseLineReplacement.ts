import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, type PlacedOrder } from '../modifyOrder/changeForbidden.ts';

export type ChooseLineReplacement = {
  readonly articleNumber: string;
  readonly choice: ReplacementChoice | null;
  readonly chosenBy: string;
  readonly now: Date;
};

/**
 * Notes what the buyer wants where an article of an order falls short, as long as the order can be changed (ADR 0124): of what is ordered, and
 * of what they are about to add. It is no new version, and needs no hold: nothing of what is ordered changes.
 */
export function decideChooseLineReplacement(
  { articleNumber, choice, chosenBy, now }: ChooseLineReplacement,
  order: PlacedOrder,
): Decision<OrderEvent> {
  const forbidden = changeForbidden(order, now);
  if (forbidden) return forbidden;
  const isOrdered = order.content.lines.some((line) => line.articleNumber === articleNumber && !line.free);
  const isWished = (order.drafts[chosenBy]?.wishes[articleNumber] ?? 0) > 0;
  if (!isOrdered && !isWished) return { rejected: 'order.line_not_found' };
  const previous = order.replacements[articleNumber] ?? null;
  if (choice === previous) return [];
  return [{ type: 'OrderLineReplacementChosen', data: { articleNumber, chosenBy, choice, previous } }];
}
