import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import { decodedStream } from '@talloor/projections/testing/sampleEvents.ts';
import { walkHistory } from '../walkHistory.ts';
import type { HistoryDomainEvent, HistoryEntry } from '../orderHistory.ts';
import { eventNameOf } from '../viewHistoryEvent.ts';
import { viewStateAt } from '../viewStateAt.ts';

export type StoryPart = {
  readonly event: HistoryDomainEvent;
  readonly stream: string;
  readonly by: Partial<StoredMetadata>;
};

export const storyBy = (
  actorId: string,
  events: readonly HistoryDomainEvent[],
  actorRole: StoredMetadata['actorRole'] = 'customer',
  stream = 'order-4402118',
  occurredAt = '2026-03-09T14:02:00.000Z',
): readonly StoryPart[] => events.map((event) => ({ event, stream, by: { actorId, actorRole, occurredAt } }));

export const entriesOf = (story: readonly StoryPart[]): HistoryEntry[] =>
  story.flatMap(({ event, stream: streamId, by }, index) =>
    decodedStream(streamId, [event], index + 1).map((read) => {
      const decoded = { ...read, revision: index, metadata: { ...read.metadata, ...by } };
      const { id, revision, position, recordedAt, metadata } = decoded;
      const record = { id, streamId, revision, position, recordedAt, type: event.type, data: null };
      return { record: { ...record, metadata: { ...metadata } }, decoded };
    }),
  );

export const statesOf = (story: readonly StoryPart[]) =>
  Array.from(walkHistory(entriesOf(story)), ({ after }) => after);

export const replayStory = (
  story: readonly StoryPart[],
  names: ReadonlyMap<string, string> = new Map(),
  language: 'nl' | 'fr' | 'en' = 'nl',
) =>
  Array.from(walkHistory(entriesOf(story)), ({ index, entry, before, after }) =>
    viewStateAt(eventNameOf(entry.record), after, index === 0 ? undefined : before, names, language),
  );
