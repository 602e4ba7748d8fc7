import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { PlacedOrder } from '../changes/changeForbidden.ts';

/** Of articles neither ordered nor in a draft. */
export function choicesTakenBack(
  { content, drafts, replacements }: Pick<PlacedOrder, 'content' | 'drafts' | 'replacements'>,
  articles: readonly string[],
  chosenBy: string,
): OrderEvent[] {
  const isThere = (article: string): boolean =>
    content.lines.some(({ articleNumber, free }) => articleNumber === article && !free) ||
    Object.values(drafts).some(({ draftQuantities }) => (draftQuantities[article] ?? 0) > 0);
  return articles.flatMap((articleNumber) => {
    const previous = replacements[articleNumber];
    if (previous === undefined || isThere(articleNumber)) return [];
    return [{ type: 'OrderLineReplacementChosen', data: { articleNumber, chosenBy, choice: null, previous } }];
  });
}
