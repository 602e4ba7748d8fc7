import { commandHashOf, commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';

/** Deterministic per step and stream. */
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
