import { type AllStreamResolvedEvent, type Position as EsdbPosition, START } from '@eventstore/db-client';
import { beginning, type Json, type Position, type RecordedEvent } from '../port.ts';

/** Hidden like `$` streams. */
export const identityStream = 'event-store-identity';

/** Commit position in 20 digits. */
export const toPosition = (commit: bigint): Position => commit.toString().padStart(20, '0');

/** Both halves of a position are equal since version 20.10. */
export function fromPosition(position: Position): typeof START | EsdbPosition {
  if (position === beginning) return START;
  return { commit: BigInt(position), prepare: BigInt(position) };
}

/** Includes events that are not ours. */
export const positionOf = (resolved: AllStreamResolvedEvent): Position =>
  toPosition(resolved.event?.position.commit ?? resolved.commitPosition ?? 0n);

/** Null for the store's own events. */
export function toOwnEvent({ event }: { readonly event?: ReadEvent | undefined }): RecordedEvent | null {
  if (!event || !event.isJson || event.type.startsWith('$')) return null;
  if (event.streamId.startsWith('$') || event.streamId === identityStream) return null;
  return toRecordedEvent(event);
}

/** `position` exists since server version 22.6. */
export type ReadEvent = {
  readonly id: string;
  readonly type: string;
  readonly streamId: string;
  readonly revision: bigint;
  readonly data: unknown;
  readonly metadata?: unknown;
  readonly isJson: boolean;
  readonly created: Date;
  readonly position?: EsdbPosition | undefined;
};

export const toRecordedEvent = (event: ReadEvent): RecordedEvent => ({
  id: event.id,
  type: event.type,
  data: event.data as Json,
  metadata: (event.metadata ?? null) as Json,
  streamId: event.streamId,
  revision: Number(event.revision),
  position: toPosition(event.position?.commit ?? 0n),
  recordedAt: event.created.toISOString(),
});
