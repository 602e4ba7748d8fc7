import type { CloseReason, ServiceRequestEvent } from './events.ts';
import type { CaseDocument, FiledServiceRequest, ServiceRequestLinks } from './values.ts';

/** `open`: the office acts. `waiting`: the customer replies. `closed` is final. */
export type ServiceRequestStatus = 'open' | 'waiting' | 'answered' | 'closed';
export type ServiceRequestMessage = {
  readonly by: 'customer' | 'office';
  /** Null after erasure. */
  readonly text: string | null;
};

export type ServiceRequestState =
  | { status: 'none' }
  | {
      status: ServiceRequestStatus;
      filed: FiledServiceRequest;
      links: ServiceRequestLinks;
      files: readonly string[];
      messages: readonly ServiceRequestMessage[];
      assignedTo: string | null;
      closeReason: CloseReason | null;
      /** Message-IDs of sent mails. */
      sentMails: readonly string[];
    };
export type KnownServiceRequest = Exclude<ServiceRequestState, { status: 'none' }>;

export const linkOf = {
  order: 'orderNumber',
  delivery: 'deliveryNumber',
  invoice: 'invoiceNumber',
  return: 'returnId',
} as const satisfies Record<CaseDocument, keyof ServiceRequestLinks>;

export const noServiceRequest: ServiceRequestState = { status: 'none' };

export function evolveServiceRequest(state: ServiceRequestState, event: ServiceRequestEvent): ServiceRequestState {
  if (event.type === 'ServiceRequestFiled')
    return state.status === 'none'
      ? {
          status: 'open',
          filed: event.data,
          links: event.data.links,
          files: [],
          messages: [],
          assignedTo: null,
          closeReason: null,
          sentMails: [],
        }
      : state;
  if (state.status === 'none') return state;
  const say = (status: ServiceRequestStatus, by: ServiceRequestMessage['by'], text: string | null) => ({
    ...state,
    status,
    messages: [...state.messages, { by, text }],
  });
  switch (event.type) {
    case 'ServiceRequestFileAdded':
      return { ...state, files: [...state.files, event.data.fileId] };
    case 'ServiceRequestAssigned':
      return { ...state, assignedTo: event.data.assignedTo };
    case 'ServiceRequestAnswered':
      return say('answered', 'office', event.data.text);
    case 'ServiceRequestInformationAsked':
      return say('waiting', 'office', event.data.text);
    case 'ServiceRequestReplied':
      return say('open', 'customer', event.data.text);
    case 'ServiceRequestClosed':
      return { ...state, status: 'closed', closeReason: event.data.reason };
    case 'ServiceRequestLinked':
      return { ...state, links: { ...state.links, [linkOf[event.data.document]]: event.data.number } };
    case 'ServiceRequestUnlinked':
      return { ...state, links: { ...state.links, [linkOf[event.data.document]]: null } };
    case 'ServiceRequestMailSent':
      return { ...state, sentMails: [...state.sentMails, event.data.messageId] };
    default:
      return event satisfies never;
  }
}

export const serviceRequestFold = {
  category: 'service-request',
  stateVersion: 3,
  initial: noServiceRequest,
  evolve: evolveServiceRequest,
};
