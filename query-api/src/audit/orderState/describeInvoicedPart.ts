import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { stateWordsFr } from '@talloor/messages/history/statesFr.ts';
import { stateWordsNl } from '@talloor/messages/history/statesNl.ts';
import type { Language } from '../auditSide.ts';
import type { Description } from '../description.ts';
import { historyFormats } from '../historyFormats.ts';
import type { Surroundings } from '../historyNames.ts';
import type { HistoryState } from '../historyState.ts';
import { describeInvoiceOrPayment } from '../invoice/describeInvoiceEvent.ts';
import { invoicedPart } from './invoicedPart.ts';
import { linesOf } from './lineNumbers.ts';

const words = { nl: stateWordsNl, fr: stateWordsFr } as const;

/** Of a document with several orders, names the part of this order. */
export function describeInvoicedPart(
  event: InvoiceEvent,
  before: HistoryState,
  language: Language,
  around: Surroundings,
): Description {
  const description = describeInvoiceOrPayment(event, language, around);
  if (event.type !== 'InvoiceIssued') return description;
  const { cents, approximate } = invoicedPart(event.data, linesOf(before, event.data).all);
  if (cents === event.data.amountCents) return description;
  const part = {
    what: words[language].ofOrder,
    before: null,
    after: historyFormats[language].amount(cents, approximate),
  };
  return { ...description, changes: [part, ...description.changes] };
}
