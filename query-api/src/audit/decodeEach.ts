import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import { eventMetadata } from '@talloor/events/metadata.ts';
import type { Codec, DecodedEvent, DomainEvent } from '@talloor/platform/codec/codec.ts';
import type { RecordedEvent } from '@talloor/platform/event-store/port.ts';

/** An event as stored; `decoded` is null where it can no longer be read, which an auditor still has to see. */
export type ReadEvent<E extends DomainEvent> = {
  readonly record: RecordedEvent;
  readonly decoded: DecodedEvent<E> | null;
};

/** Reads events one by one: what was tampered with, or is of another type than those defined, keeps its place unread. */
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

/** Nothing that was written lacks its shape; what was tampered with may, and neither folds nor words could take it. */
const hasItsShape = (
  { event, metadata }: DecodedEvent,
  definitions: Readonly<Record<string, EventDefinition>>,
): boolean =>
  definitions[event.type]?.schema.safeParse(event.data).success === true && eventMetadata.safeParse(metadata).success;
