import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { OpenBasket } from '../openBasket.ts';

type ChooseLineReplacement = { readonly articleNumber: string; readonly choice: ReplacementChoice | null };

/** Null: the customer's default (ADR 0124). */
export function decideChooseLineReplacement(
  { articleNumber, choice }: ChooseLineReplacement,
  { lines, replacements }: OpenBasket,
): Decision<BasketEvent> {
  if (!lines.some((line) => line.articleNumber === articleNumber)) return { rejected: 'article.not_found' };
  const previous = replacements?.[articleNumber] ?? null;
  return choice === previous
    ? []
    : [{ type: 'BasketLineReplacementChosen', data: { articleNumber, choice, previous } }];
}
