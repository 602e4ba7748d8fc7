import type { RestrictedListEvent, RestrictedListState } from '@talloor/events/restrictedList/restrictedList.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from './auditSide.ts';
import type { Description } from './description.ts';
import { historyWords } from './historyFormats.ts';
import { reasonLabel } from './reasonLabel.ts';
import type { Names } from './viewHistoryEvent.ts';

export function describeRestrictedListEvent(
  event: RestrictedListEvent,
  before: RestrictedListState,
  names: Names,
  language: Language,
): Description {
  const { titles, facts } = historyWords[language];
  const was = before.status === 'open' ? before : null;
  const people = (ids: readonly string[]) =>
    ids.length === 0 ? null : ids.map((id) => names.get(id) ?? id).join(', ');
  const describe = (text: string, values: Record<string, string | number>, ...changes: Description['changes']) => ({
    title: fillText(text, values, language),
    changes,
  });
  const describeCount = (plural: string, singular: string, count: number, ...changes: Description['changes']) =>
    describe(count === 1 ? singular : plural, { count }, ...changes);
  switch (event.type) {
    case 'RestrictedListOpened': {
      const { name, managers, articleNumbers } = event.data;
      return describe(
        titles.RestrictedListOpened,
        { name },
        { what: facts.managers, before: null, after: people(managers) },
        { what: facts.articles, before: null, after: String(articleNumbers.length) },
      );
    }
    case 'RestrictedListRenamed': {
      const { name } = event.data;
      return describe(
        titles.RestrictedListRenamed,
        { name },
        { what: facts.name, before: was?.name ?? null, after: name },
      );
    }
    case 'RestrictedListArticlesAllowed': {
      const { articleNumbers } = event.data;
      return describeCount(
        titles.RestrictedListArticlesAllowed,
        titles.RestrictedListArticlesAllowed_one,
        articleNumbers.length,
        { what: facts.articles, before: null, after: articleNumbers.join(', ') },
      );
    }
    case 'RestrictedListArticlesForbidden': {
      const { articleNumbers } = event.data;
      return describeCount(
        titles.RestrictedListArticlesForbidden,
        titles.RestrictedListArticlesForbidden_one,
        articleNumbers.length,
        { what: facts.articles, before: articleNumbers.join(', '), after: null },
      );
    }
    case 'RestrictedListManagersChanged': {
      const { managers, cause, reason } = event.data;
      const change = { what: facts.managers, before: people(was?.managers ?? []), after: people(managers) };
      return cause === 'left'
        ? describe(titles.RestrictedListManagersChanged_left, {}, change)
        : describe(titles.RestrictedListManagersChanged, { reason: reasonLabel(reason, language) }, change);
    }
    default:
      return event satisfies never;
  }
}
