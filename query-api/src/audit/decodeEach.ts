import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import { eventMetadata } from '@talloor/events/metadata.ts';
import type { Codec, DecodedEvent, DomainEvent } from '@talloor/platform/codec/codec.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';

export type ReadEvent<E extends DomainEvent> = {
  readonly record: RecordedEvent;
  readonly decoded: DecodedEvent<E> | null;
};

export const decodeEach = <E extends DomainEvent>(
  codec: Pick<Codec, 'decode'>,
  records: readonly RecordedEvent[],
  definitions: Readonly<Record<string, EventDefinition>>,
): Promise<ReadEvent<E>[]> =>
  Promise.all(
    records.map(async (record) => {
      try {
        const [decoded] = await codec.decode<E>([record]);
        return { record, decoded: decoded && hasItsShape(decoded, definitions) ? decoded : null };
      } catch {
        return { record, decoded: null };
      }
    }),
  );

/** Changed data may lack the shape that folds need. */
const hasItsShape = (
  { event, metadata }: DecodedEvent,
  definitions: Readonly<Record<string, EventDefinition>>,
): boolean =>
  definitions[event.type]?.schema.safeParse(event.data).success === true && eventMetadata.safeParse(metadata).success;
