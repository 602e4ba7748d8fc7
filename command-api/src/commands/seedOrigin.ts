import type { Repository } from '@talloor/platform/aggregate/aggregate.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';

/** Request ids have no colon, so no request can claim it. */
const seedPrefix = 'demo:';

type Correlated = Pick<CommandMetadata, 'correlationId'>;

/** Whether a seed, or a policy because of a seed, made the event. */
export const isOfSeed = ({ correlationId }: Correlated): boolean => correlationId.startsWith(seedPrefix);

/** Following commands inherit the correlation id. */
export const createSeedRepository = ({ load, execute }: Repository): Repository => ({
  load,
  execute: (aggregate, streamId, metadata, decide, options = {}) => {
    const { metadataOf, ...otherOptions } = options;
    const markedOptions = metadataOf
      ? { ...otherOptions, metadataOf: (event: Parameters<typeof metadataOf>[0]) => markAsSeed(metadataOf(event)) }
      : otherOptions;
    return execute(aggregate, streamId, markAsSeed(metadata), decide, markedOptions);
  },
});

const markAsSeed = (metadata: CommandMetadata): CommandMetadata =>
  isOfSeed(metadata) ? metadata : { ...metadata, correlationId: `${seedPrefix}${metadata.correlationId}` };

/** For later acts of the shop itself. */
export const withoutSeedOrigin = <S extends { readonly id: string; readonly metadata: CommandMetadata }>(
  source: S,
): S =>
  isOfSeed(source.metadata)
    ? { ...source, metadata: { ...source.metadata, correlationId: commandIdOf('system', 'afterSeed', source.id) } }
    : source;
