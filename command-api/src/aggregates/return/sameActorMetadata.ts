import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../commands/commandMetadata.ts';

/** Metadata of a step that belongs to what somebody did on the other stream: theirs, at the same moment. */
export function sameActorMetadata(
  name: string,
  source: { readonly id: string; readonly metadata: CommandMetadata },
): CommandMetadata {
  const { actorId, actorRole, onBehalfOf, channel, occurredAt } = source.metadata;
  return { ...followingMetadata(name, source, new Date(occurredAt)), actorId, actorRole, onBehalfOf, channel };
}
