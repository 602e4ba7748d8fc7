import type { ListEvent } from '@talloor/events/list/list.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';

/**
 * Takes an article out of the customer's history until it is ordered again. Whether it was ordered since it was last taken
 * out is told by other streams: taking it out again is an event again.
 */
export const decideRemoveFromHistory = (
  articleNumber: string,
  product: ProductFacts | undefined,
): Decision<ListEvent> =>
  product ? [{ type: 'ListItemRemoved', data: { articleNumber } }] : { rejected: 'article.not_found' };
