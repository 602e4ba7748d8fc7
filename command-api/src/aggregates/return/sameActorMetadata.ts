import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../commands/commandMetadata.ts';

export function sameActorMetadata(
  name: string,
  source: { readonly id: string; readonly metadata: CommandMetadata },
): CommandMetadata {
  const { actorId, actorRole, onBehalfOf, channel, occurredAt } = source.metadata;
  return { ...followingMetadata(name, source, new Date(occurredAt)), actorId, actorRole, onBehalfOf, channel };
}
