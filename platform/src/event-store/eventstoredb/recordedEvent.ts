import { type AllStreamResolvedEvent, type Position as EsdbPosition, START } from '@eventstore/db-client';
import { beginning, type Json, type Position, type RecordedEvent } from '../port.ts';

/** Stream in which a store's id is written once; no business event, and hidden from readers as `$` streams are. */
export const identityStream = 'event-store-identity';

/** A commit position in the port's 20 digits. */
export const toPosition = (commit: bigint): Position => commit.toString().padStart(20, '0');

/** Where to read on from: the store's own positions are pairs whose halves are equal since version 20.10. */
export function fromPosition(position: Position): typeof START | EsdbPosition {
  if (position === beginning) return START;
  return { commit: BigInt(position), prepare: BigInt(position) };
}

/** The position of what a read of all streams brought, also of events that are not ours. */
export const positionOf = (resolved: AllStreamResolvedEvent): Position =>
  toPosition(resolved.event?.position.commit ?? resolved.commitPosition ?? 0n);

/** The event in the port's shape; null for the store's own ones. */
export function toOwnEvent({ event }: { readonly event?: ReadEvent | undefined }): RecordedEvent | null {
  if (!event || !event.isJson || event.type.startsWith('$')) return null;
  if (event.streamId.startsWith('$') || event.streamId === identityStream) return null;
  return toRecordedEvent(event);
}

/** What the client read, of a stream or of all; `position` is there since server version 22.6. */
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

/** An event of EventStoreDB's client in the port's words. */
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
