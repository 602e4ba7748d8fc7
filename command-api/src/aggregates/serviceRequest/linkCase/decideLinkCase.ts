import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import { linkOf, type ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { CaseDocument } from '@talloor/events/serviceRequest/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type LinkCase = {
  readonly document: CaseDocument;
  /** Null removes the link. */
  readonly number: string | null;
};

type LinkFacts = {
  /** A document of the case's customer. */
  readonly isOwn: boolean;
};

export function decideLinkCase(
  { document, number }: LinkCase,
  state: ServiceRequestState,
  { isOwn }: LinkFacts,
): Decision<ServiceRequestEvent> {
  if (state.status === 'none') return { rejected: 'case.not_found' };
  const before = state.links[linkOf[document]];
  if (before === number) return [];
  if (state.filed.kind === 'dispute' && document === 'invoice') return { rejected: 'case.dispute_has_invoice' };
  if (number !== null)
    return isOwn
      ? [{ type: 'ServiceRequestLinked', data: { document, number } }]
      : { rejected: 'case.document_not_own' };
  return before === null ? [] : [{ type: 'ServiceRequestUnlinked', data: { document, number: before } }];
}
