import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, type PlacedOrder } from '../changes/changeForbidden.ts';

export type ChooseLineReplacement = {
  readonly articleNumber: string;
  readonly choice: ReplacementChoice | null;
  readonly chosenBy: string;
  readonly now: Date;
};

/** For ordered and drafted articles, while open (ADR 0124). No hold, no version. */
export function decideChooseLineReplacement(
  { articleNumber, choice, chosenBy, now }: ChooseLineReplacement,
  order: PlacedOrder,
): Decision<OrderEvent> {
  const forbidden = changeForbidden(order, now);
  if (forbidden) return forbidden;
  const isOrdered = order.content.lines.some((line) => line.articleNumber === articleNumber && !line.free);
  const isInDraft = (order.drafts[chosenBy]?.draftQuantities[articleNumber] ?? 0) > 0;
  if (!isOrdered && !isInDraft) return { rejected: 'order.line_not_found' };
  const previous = order.replacements[articleNumber] ?? null;
  if (choice === previous) return [];
  return [{ type: 'OrderLineReplacementChosen', data: { articleNumber, chosenBy, choice, previous } }];
}
