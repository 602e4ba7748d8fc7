import { mostListItems, type ListEvent } from '@talloor/events/list/list.ts';
import type { OpenList } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ToggleListItem = {
  readonly articleNumber: string;
  /** Null toggles. */
  readonly on: boolean | null;
};

/** @param isKnown whether visible; others can only be removed */
export function decideToggleListItem(
  { articleNumber, on }: ToggleListItem,
  list: OpenList,
  isKnown: boolean,
): Decision<ListEvent> {
  const isOn = list.items.some((item) => item.articleNumber === articleNumber);
  if (on === isOn) return [];
  if (isOn) return [{ type: 'ListItemRemoved', data: { articleNumber } }];
  if (!isKnown) return { rejected: 'article.not_found' };
  if (list.items.length >= mostListItems)
    return { rejected: 'list.too_many_items', parameters: { max: mostListItems } };
  return [{ type: 'ListItemAdded', data: { articleNumber } }];
}
