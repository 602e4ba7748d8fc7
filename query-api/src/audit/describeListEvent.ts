import type { ListEvent } from '@talloor/events/list/list.ts';
import { createHistoryTexts, type HistoryContext } from './accountHistoryWords.ts';
import type { Description } from './description.ts';

/** @param name before the event; null is the history list */
export function describeListEvent(event: ListEvent, name: string | null, context: HistoryContext): Description {
  const { titles, facts, describe, article, erased } = createHistoryTexts(context);
  const values = { name: name ?? '' };
  const change = (what: string, after: string | null) => ({ what, before: null, after });
  switch (event.type) {
    case 'ListCreated': {
      const { items } = event.data;
      return describe(
        titles.ListCreated,
        { name: event.data.name ?? erased },
        change(facts.articles, String(items.length)),
      );
    }
    case 'ListRenamed':
      return describe(titles.ListRenamed, { before: name ?? '', name: event.data.name ?? erased });
    case 'ListItemAdded':
      return describe(titles.ListItemAdded, { ...values, article: article(event.data.articleNumber) });
    case 'ListItemRemoved': {
      const removed = { ...values, article: article(event.data.articleNumber) };
      return describe(name === null ? titles.ListItemRemoved_history : titles.ListItemRemoved, removed);
    }
    case 'ListItemCommented': {
      const { articleNumber } = event.data;
      const comment = event.data.comment ?? erased;
      return describe(
        titles.ListItemCommented,
        { ...values, article: article(articleNumber) },
        change(facts.comment, comment || null),
      );
    }
    case 'ListItemsArranged':
      return describe(titles.ListItemsArranged, values);
    case 'ListShared':
      return describe(event.data.isShared ? titles.ListShared : titles.ListShared_not, values);
    case 'ListParLevelSet': {
      const { articleNumber, par } = event.data;
      const after = par === null ? null : String(par);
      return describe(titles.ListParLevelSet, { ...values, article: article(articleNumber) }, change(facts.par, after));
    }
    case 'ListDeleted':
      return describe(titles.ListDeleted, values);
    default:
      return event satisfies never;
  }
}
