import type { ActorRole } from '@talloor/events/metadata.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { commandHashOf, commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';

/** Who gives a command that comes over no route: the office, an import, the demo's seed. */
export type Actor = { readonly actorId: string; readonly actorRole: ActorRole };
export const system: Actor = { actorId: 'system', actorRole: 'system' };

/** Metadata of such a command. The same name and key make the same command, which is then done once. */
export function officeMetadata(
  name: string,
  key: string,
  input: unknown,
  actor: Actor,
  customerNumber: string | null,
  now: Date,
): CommandMetadata {
  return {
    occurredAt: now.toISOString(),
    ...actor,
    onBehalfOf: null,
    customerNumber,
    channel: actor.actorRole === 'system' ? 'system' : actor.actorRole === 'erp' ? 'erp' : 'office',
    correlationId: `${name}:${key}`,
    causationId: null,
    commandId: commandIdOf(actor.actorId, name, key),
    commandHash: commandHashOf(input),
  };
}
