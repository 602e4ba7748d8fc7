import type { DocumentFailure, DocumentRequestEvent, DocumentsBundled, DocumentsRequested } from './events.ts';

export type DocumentRequestState =
  | { status: 'none' }
  | {
      status: 'requested' | 'bundled' | 'failed';
      /** Comment and address read null after erasure. */
      request: DocumentsRequested;
      bundle: DocumentsBundled | null;
      failure: DocumentFailure | null;
      /** Message-IDs of sent mails. */
      mailed: string[];
    };
export const noDocumentRequest: DocumentRequestState = { status: 'none' };

export function evolveDocumentRequest(state: DocumentRequestState, event: DocumentRequestEvent): DocumentRequestState {
  if (event.type === 'DocumentsRequested')
    return { status: 'requested', request: event.data, bundle: null, failure: null, mailed: [] };
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'DocumentsBundled':
      return { ...state, status: 'bundled', bundle: event.data };
    case 'DocumentsFailed':
      return { ...state, status: 'failed', bundle: null, failure: event.data.reason };
    case 'DocumentsMailSent':
      return { ...state, mailed: [...state.mailed, event.data.messageId] };
    default:
      return event satisfies never;
  }
}

export const documentRequestFold = {
  category: 'document-request',
  stateVersion: 3,
  initial: noDocumentRequest,
  evolve: evolveDocumentRequest,
};
