import { commandHashOf, commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';

/** Metadata of a step that follows from what a stream has come to: the same one however often it is taken. */
export const stepMetadata = (
  name: string,
  streamId: string,
  customerNumber: string | null,
  now: Date,
): CommandMetadata => ({
  occurredAt: now.toISOString(),
  actorId: 'system',
  actorRole: 'system',
  onBehalfOf: null,
  customerNumber,
  channel: 'system',
  correlationId: commandIdOf('system', 'steps', streamId),
  causationId: null,
  commandId: commandIdOf('system', name, streamId),
  commandHash: commandHashOf(name),
});
