import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { mostMessages } from '../mostMessages.ts';

export type ReplyToCase = {
  /** Null for a visitor, who proves the case by a token. */
  readonly customerNumber: string | null;
  /** Author, whose key encrypts the text. */
  readonly personId: string;
  readonly text: string;
  readonly seesInvoices: boolean;
};

export function decideReplyToCase(
  { customerNumber, personId, text, seesInvoices }: ReplyToCase,
  state: ServiceRequestState,
): Decision<ServiceRequestEvent> {
  if (state.status === 'none' || state.filed.customerNumber !== customerNumber) return { rejected: 'case.not_found' };
  if (state.links.invoiceNumber !== null && !seesInvoices) return { rejected: 'case.not_found' };
  if (state.status === 'closed') return { rejected: 'case.closed' };
  if (state.messages.length >= mostMessages)
    return { rejected: 'case.too_many_messages', parameters: { max: mostMessages } };
  return [{ type: 'ServiceRequestReplied', data: { personId, text } }];
}
