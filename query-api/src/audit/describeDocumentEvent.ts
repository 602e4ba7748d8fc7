import type { DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import { createHistoryTexts, type HistoryContext } from './accountHistoryWords.ts';
import type { Description } from './description.ts';
import { historyFormats } from './historyFormats.ts';

export function describeDocumentEvent(event: DocumentRequestEvent, context: HistoryContext): Description {
  const { titles, facts, documents, describe } = createHistoryTexts(context);
  const format = historyFormats[context.language];
  const newValue = (what: string, after: string) => ({ what, before: null, after });
  switch (event.type) {
    case 'DocumentsRequested': {
      const { type, from, to, numbers, comment } = event.data;
      const range = from && to ? `${format.day(from)} – ${format.day(to)}` : (numbers ?? []).join(', ');
      return describe(
        titles.DocumentsRequested,
        { type: documents[type] },
        newValue(facts.documents, range),
        ...(comment ? [newValue(facts.comment, comment)] : []),
      );
    }
    case 'DocumentsBundled': {
      const { documentCount: count, missing, expiresAt } = event.data;
      return describe(
        titles.DocumentsBundled,
        { count },
        newValue(facts.linkHolds, format.instant(expiresAt)),
        ...(missing.length > 0 ? [newValue(facts.missing, String(missing.length))] : []),
      );
    }
    case 'DocumentsFailed':
      return describe(titles.DocumentsFailed);
    case 'DocumentsMailSent':
      return describe(titles.DocumentsMailSent);
    default:
      return event satisfies never;
  }
}
