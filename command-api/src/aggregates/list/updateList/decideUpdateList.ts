import type { ListEvent } from '@talloor/events/list/list.ts';
import type { OpenList } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Undefined: unchanged. */
export type UpdateList = {
  readonly name?: string | undefined;
  readonly isShared?: boolean | undefined;
  readonly comments?: Readonly<Record<string, string>> | undefined;
  readonly order?: readonly string[] | undefined;
  readonly parLevels?: Readonly<Record<string, number | null>> | undefined;
  readonly remove?: readonly string[] | undefined;
};

/** Ignores absent articles in removals and order. */
export function decideUpdateList(
  { name, isShared, ...of }: UpdateList,
  list: OpenList,
  writtenBy: string,
): Decision<ListEvent> {
  const removedArticles = new Set(of.remove);
  const remainingItems = list.items.filter((item) => !removedArticles.has(item.articleNumber));
  const comments = new Map(Object.entries(of.comments ?? {}));
  const onList = new Set(list.items.map((item) => item.articleNumber));
  if ([...comments.keys()].some((article) => !onList.has(article))) return { rejected: 'article.not_found' };
  const parLevels = new Map(Object.entries(of.parLevels ?? {}));
  if ([...parLevels].some(([article, par]) => par !== null && !onList.has(article)))
    return { rejected: 'article.not_found' };
  const before = remainingItems.map((item) => item.articleNumber);
  const remainingArticles = new Set(before);
  const first = [...new Set(of.order)].filter((article) => remainingArticles.has(article));
  const order = [...new Set([...first, ...before])];
  return [
    ...(name !== undefined && name !== list.name ? [{ type: 'ListRenamed' as const, data: { writtenBy, name } }] : []),
    ...(isShared !== undefined && isShared !== list.isShared
      ? [{ type: 'ListShared' as const, data: { isShared } }]
      : []),
    ...list.items
      .filter((item) => removedArticles.has(item.articleNumber))
      .map(({ articleNumber }) => ({ type: 'ListItemRemoved' as const, data: { articleNumber } })),
    ...remainingItems.flatMap(({ articleNumber, comment: was }): ListEvent[] => {
      const comment = comments.get(articleNumber)?.trim() ?? was;
      return comment === was ? [] : [{ type: 'ListItemCommented', data: { writtenBy, articleNumber, comment } }];
    }),
    ...remainingItems.flatMap(({ articleNumber, par: was = null }): ListEvent[] => {
      const par = parLevels.get(articleNumber) ?? (parLevels.has(articleNumber) ? null : was);
      return par === was ? [] : [{ type: 'ListParLevelSet', data: { articleNumber, par } }];
    }),
    ...(order.some((article, place) => article !== before[place])
      ? [{ type: 'ListItemsArranged' as const, data: { articleNumbers: order } }]
      : []),
  ];
}
