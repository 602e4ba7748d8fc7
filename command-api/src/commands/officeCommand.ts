import { randomUUID } from 'node:crypto';
import type { ActorRole } from '@talloor/events/metadata.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandSide } from '../commandSide.ts';

/** Author without HTTP: office, import, seed. */
export type Actor = { readonly actorId: string; readonly actorRole: ActorRole };
export const system: Actor = { actorId: 'system', actorRole: 'system' };

/** One command per name and key. The key names nobody, because its derived id stays forever. */
export function officeMetadata(
  name: string,
  key: string,
  input: unknown,
  actor: Actor,
  customerNumber: string | null,
  { clock, hashCommand }: Pick<CommandSide, 'clock' | 'hashCommand'>,
): CommandMetadata {
  return {
    occurredAt: clock.now().toISOString(),
    ...actor,
    onBehalfOf: null,
    customerNumber,
    channel: actor.actorRole === 'system' ? 'system' : actor.actorRole === 'erp' ? 'erp' : 'office',
    correlationId: randomUUID(),
    causationId: null,
    commandId: commandIdOf(actor.actorId, name, key),
    commandHash: hashCommand(input),
  };
}
