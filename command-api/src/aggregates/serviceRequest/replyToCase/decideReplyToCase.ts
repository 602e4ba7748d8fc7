import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { CaseDocumentRequest, FiledServiceRequest } from '@talloor/events/serviceRequest/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { mostMessages } from '../mostMessages.ts';

export type ReplyToCase = {
  /** Null for a visitor, who proves the case by a token. */
  readonly customerNumber: string | null;
  /** Author, whose key encrypts the text. */
  readonly personId: string;
  readonly text: string;
  readonly seesInvoices: boolean;
  readonly holdsDocuments: (request: CaseDocumentRequest) => boolean;
};

export function decideReplyToCase(reply: ReplyToCase, state: ServiceRequestState): Decision<ServiceRequestEvent> {
  const { customerNumber, personId, text, seesInvoices } = reply;
  if (state.status === 'none' || state.filed.customerNumber !== customerNumber) return { rejected: 'case.not_found' };
  const isAsker = state.filed.personId === personId;
  if (state.links.invoiceNumber !== null && !seesInvoices && !isAsker) return { rejected: 'case.not_found' };
  if (state.filed.kind === 'documents' && !seesDocuments(reply, state.filed)) return { rejected: 'case.not_found' };
  if (state.status === 'closed') return { rejected: 'case.closed' };
  if (state.filed.text === null) return { rejected: 'case.person_erased' };
  if (state.messages.length >= mostMessages)
    return { rejected: 'case.too_many_messages', parameters: { max: mostMessages } };
  return [{ type: 'ServiceRequestReplied', data: { personId, text } }];
}

/** An older case does not name its customers. */
const seesDocuments = (reply: ReplyToCase, { documentRequest, personId }: FiledServiceRequest): boolean =>
  documentRequest ? reply.holdsDocuments(documentRequest) : reply.personId === personId && reply.seesInvoices;
