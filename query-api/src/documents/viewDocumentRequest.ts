import type { DocumentRequestView, DocumentState } from '@talloor/contracts/endpoints/documents.ts';
import { secondsOf } from '../secondsOf.ts';
import type { FoundDocumentRequest } from './findDocumentRequests.ts';

export function stateOfRequest(row: FoundDocumentRequest, now: Date): DocumentState {
  if (row.status === 'failed') return 'failed';
  if (row.status === 'requested') return row.bundle_state === null ? 'waiting' : 'working';
  if (row.expires_at === null || new Date(row.expires_at) <= now) return 'expired';
  if (row.bundle_state === 'failed') return 'failed';
  return row.bundle_state === 'done' ? 'ready' : 'working';
}

const progressOf = ({ done_count: done, total_count: total }: FoundDocumentRequest): number =>
  done === null || total === null || total === 0 ? 0 : Math.floor((done / total) * 99);

export function viewDocumentRequest(row: FoundDocumentRequest, now: Date): DocumentRequestView {
  const state = stateOfRequest(row, now);
  return {
    id: row.request_id,
    type: row.type,
    from: row.from_day,
    to: row.to_day,
    numbers: row.numbers && [...row.numbers],
    customer_numbers: [...row.customer_numbers],
    with_ubl: row.with_ubl,
    comment: row.comment,
    extra_recipient: row.extra_recipient,
    requested_at: secondsOf(row.requested_at),
    promised_on: row.promised_on,
    state,
    progress: state === 'ready' || state === 'expired' ? 100 : progressOf(row),
    failure: row.failure ?? (state === 'failed' ? 'technical' : null),
    documents: row.document_count,
    bytes: row.byte_count,
    missing: [...(row.missing ?? [])],
    expires_at: row.expires_at === null ? null : secondsOf(row.expires_at),
  };
}
