import { mostListItems, type ListEvent } from '@talloor/events/list/list.ts';
import type { OpenList } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Existing articles keep their place. */
export function decideAddToList(
  articleNumbers: readonly string[],
  list: OpenList,
  visibleArticles: ReadonlySet<string>,
): Decision<ListEvent> {
  const listed = new Set(list.items.map((item) => item.articleNumber));
  const newArticles = [...new Set(articleNumbers)].filter((article) => !listed.has(article));
  if (newArticles.some((article) => !visibleArticles.has(article))) return { rejected: 'article.not_found' };
  if (listed.size + newArticles.length > mostListItems)
    return { rejected: 'list.too_many_items', parameters: { max: mostListItems } };
  return newArticles.map((articleNumber) => ({ type: 'ListItemAdded', data: { articleNumber } }));
}
