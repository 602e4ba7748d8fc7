import type { ListEvent } from '@talloor/events/list/list.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';

/** Until its next order. Repeats append again, because other streams hold the orders. */
export const decideRemoveFromHistory = (
  articleNumber: string,
  product: ProductFacts | undefined,
): Decision<ListEvent> =>
  product ? [{ type: 'ListItemRemoved', data: { articleNumber } }] : { rejected: 'article.not_found' };
