import type { ListEvent } from '@talloor/events/list/list.ts';
import type { ListState } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type CreateList = {
  readonly listId: string;
  readonly customerNumber: string;
  readonly ownerId: string;
  readonly name: string;
  readonly items: readonly string[];
};

/** @param visibleArticles others are rejected */
export function decideCreateList(
  command: CreateList,
  state: ListState,
  visibleArticles: ReadonlySet<string>,
): Decision<ListEvent> {
  if (state.status !== 'none') return [];
  const items = [...new Set(command.items)];
  if (items.some((article) => !visibleArticles.has(article))) return { rejected: 'article.not_found' };
  return [{ type: 'ListCreated', data: { ...command, items } }];
}
