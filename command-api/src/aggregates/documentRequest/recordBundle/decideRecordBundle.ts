import type { DocumentFailure, DocumentRequestEvent, MissingDocument } from '@talloor/events/documentRequest/events.ts';
import type { DocumentRequestState } from '@talloor/events/documentRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type FinishedBundle =
  | {
      readonly state: 'done';
      readonly documentCount: number;
      readonly byteCount: number;
      readonly missing: readonly MissingDocument[];
    }
  | { readonly state: 'failed'; readonly reason: DocumentFailure };

const keptMs = 14 * 24 * 60 * 60 * 1000;

export function decideRecordBundle(
  bundle: FinishedBundle,
  now: Date,
  state: DocumentRequestState,
): Decision<DocumentRequestEvent> {
  if (state.status === 'none' || state.status === 'failed') return [];
  if (bundle.state === 'failed') {
    const isOver = state.bundle !== null && state.bundle.expiresAt <= now.toISOString();
    return isOver ? [] : [{ type: 'DocumentsFailed', data: { reason: bundle.reason } }];
  }
  if (state.status === 'bundled') return [];
  const { documentCount, byteCount, missing } = bundle;
  const expiresAt = new Date(now.getTime() + keptMs).toISOString();
  return [{ type: 'DocumentsBundled', data: { documentCount, byteCount, missing: [...missing], expiresAt } }];
}
