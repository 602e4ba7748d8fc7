import type { DocumentRequestEvent, DocumentsRequested } from '@talloor/events/documentRequest/events.ts';
import type { DocumentRequestState } from '@talloor/events/documentRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { sameDayIn, workdaysAfter } from '@talloor/rules/delivery/workdays.ts';
import type { CalendarFacts } from '@talloor/rules/facts.ts';

export type RequestDocuments = Omit<DocumentsRequested, 'promisedOn'>;

export type RequestDocumentsFacts = {
  /** Customers that the user may order for. */
  readonly customers: readonly string[];
  /** Those of them whose invoices the user sees. */
  readonly invoiced: readonly string[];
  /** Those whose documents the user may send to others. */
  readonly shareable: readonly string[];
  /** yyyy-mm-dd */
  readonly today: string;
  readonly calendar: Pick<CalendarFacts, 'holidays' | 'closingDays'>;
  readonly promisedWorkdays: number;
};

/** Invoices must be kept so long. */
export const longestYears = 10;

export function decideRequestDocuments(
  command: RequestDocuments,
  facts: RequestDocumentsFacts,
  state: DocumentRequestState,
): Decision<DocumentRequestEvent> {
  if (state.status !== 'none') return [];
  const { type, from, to, numbers, customerNumbers } = command;
  if (!customerNumbers.every((number) => facts.customers.includes(number))) return { rejected: 'customer.not_found' };
  const isInvoice = type !== 'delivery_proofs';
  if (isInvoice && !customerNumbers.every((number) => facts.invoiced.includes(number)))
    return { rejected: 'permission.denied' };
  const isShared = command.extraRecipient !== null;
  if (isShared && !customerNumbers.every((number) => facts.shareable.includes(number)))
    return { rejected: 'permission.denied' };
  const promisedOn = workdaysAfter(facts.today, facts.promisedWorkdays, facts.calendar);
  const requested = (period: Pick<DocumentsRequested, 'from' | 'to' | 'numbers'>): Decision<DocumentRequestEvent> => [
    { type: 'DocumentsRequested', data: { ...command, ...period, withUbl: isInvoice && command.withUbl, promisedOn } },
  ];
  if (numbers !== null && numbers.length > 0) return requested({ from: null, to: null, numbers });
  if (from === null || to === null) return { rejected: 'documents.none_chosen' };
  if (to < from) return { rejected: 'documents.period_reversed' };
  if (to >= sameDayIn(from, longestYears * 12))
    return { rejected: 'documents.period_too_long', parameters: { years: longestYears } };
  return requested({ from, to, numbers: null });
}
