import {
  mostAllowedArticles,
  type OpenRestrictedList,
  type RestrictedListEvent,
} from '@talloor/events/restrictedList/restrictedList.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type UpdateRestrictedList = {
  readonly name?: string | undefined;
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
};

/** @param visibleArticles others can only be removed */
export function decideUpdateRestrictedList(
  { name, add = [], remove = [] }: UpdateRestrictedList,
  list: OpenRestrictedList,
  visibleArticles: ReadonlySet<string>,
): Decision<RestrictedListEvent> {
  const allowed = new Set(list.articleNumbers);
  const removed = [...new Set(remove)].filter((article) => allowed.has(article));
  const added = [...new Set(add)].filter((article) => !allowed.has(article));
  if (added.some((article) => !visibleArticles.has(article))) return { rejected: 'article.not_found' };
  if (added.length > 0 && allowed.size - removed.length + added.length > mostAllowedArticles)
    return { rejected: 'list.too_many_items', parameters: { max: mostAllowedArticles } };
  const events: RestrictedListEvent[] = [];
  if (name !== undefined && name !== list.name) events.push({ type: 'RestrictedListRenamed', data: { name } });
  if (removed.length > 0) events.push({ type: 'RestrictedListArticlesForbidden', data: { articleNumbers: removed } });
  if (added.length > 0) events.push({ type: 'RestrictedListArticlesAllowed', data: { articleNumbers: added } });
  return events;
}
