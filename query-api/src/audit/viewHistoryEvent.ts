import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { eventName } from '@talloor/contracts/eventName.ts';
import { eventMetadata } from '@talloor/events/metadata.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { Json, RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { Language } from './auditSide.ts';
import { describeEvent } from './describeEvent.ts';
import type { Description } from './description.ts';
import { historyWords } from './historyFormats.ts';
import { type HistoryNames, noHistoryNames } from './historyNames.ts';
import type { HistoryEntry } from './orderHistory.ts';
import type { HistoryState } from './historyState.ts';

export type Names = ReadonlyMap<string, string>;

export function actorsOf({ metadata }: Pick<RecordedEvent, 'metadata'>): readonly string[] {
  const { actorId, onBehalfOf } = readableMetadata(metadata);
  return onBehalfOf === null ? [actorId] : [actorId, onBehalfOf];
}

export const viewHistoryEvent = (
  index: number,
  { record, decoded }: HistoryEntry,
  before: HistoryState,
  names: Names,
  language: Language,
  things: HistoryNames = noHistoryNames,
): HistoryEvent =>
  viewRecord(
    index,
    record,
    decoded && describeEvent(decoded.event, before, language, { stream: record.streamId, names: things }),
    names,
    language,
  );

/** `raw` is stored. @param decodedDescription null when unreadable */
export function viewRecord(
  index: number,
  record: RecordedEvent,
  decodedDescription: Description | null,
  names: Names,
  language: Language,
): HistoryEvent {
  const metadata = readableMetadata(record.metadata);
  const { titles } = historyWords[language];
  const description = decodedDescription ?? {
    title: fillText(titles.unreadable, { type: record.type }, language),
    changes: [],
  };
  return {
    index,
    event: eventNameOf(record),
    stream: record.streamId,
    revision: record.revision,
    event_id: record.id,
    type: record.type,
    schema_version: metadata.schemaVersion,
    occurred_at: metadata.occurredAt || record.recordedAt,
    recorded_at: record.recordedAt,
    actor: {
      id: metadata.actorId,
      kind: kindOf(metadata.actorRole),
      role: metadata.actorRole,
      name: actorName(metadata, names, language),
      on_behalf_of: metadata.onBehalfOf,
      on_behalf_of_name: metadata.onBehalfOf === null ? null : (names.get(metadata.onBehalfOf) ?? null),
    },
    channel: metadata.channel,
    correlation_id: metadata.correlationId,
    causation_id: metadata.causationId,
    command_id: metadata.commandId,
    hash: metadata.hash,
    ...description,
    raw: storedData(record),
  };
}

export const storedData = ({ type, data, metadata }: RecordedEvent) => ({
  type,
  data: writable(data),
  metadata: writable(metadata),
});

export const eventNameOf = ({ streamId, revision }: Pick<RecordedEvent, 'streamId' | 'revision'>): string =>
  eventName({ stream: streamId, revision });

/** Protects against extreme nesting in changed data. */
export function writable(value: Json): Json {
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return null;
  }
}

export function actorName(
  { actorId, actorRole }: { readonly actorId: string; readonly actorRole: string },
  names: Names,
  language: Language,
): string | null {
  const { actors } = historyWords[language];
  if (actorRole === 'system') return actors.system;
  if (actorRole === 'erp') return actors.erp;
  return names.get(actorId) ?? null;
}

const kindOf = (role: StoredMetadata['actorRole']): HistoryEvent['actor']['kind'] =>
  role === 'customer' || role === 'system' || role === 'erp' ? role : 'employee';

const unreadable = {
  occurredAt: '',
  actorId: '',
  actorRole: 'system',
  onBehalfOf: null,
  channel: 'system',
  correlationId: '',
  causationId: null,
  commandId: '',
  schemaVersion: 1,
  hash: '',
  customerNumber: null,
} as const;

export function readableMetadata(metadata: unknown): {
  readonly [Key in keyof typeof unreadable]: StoredMetadata[Key];
} {
  const parsed = eventMetadata.safeParse(metadata);
  return parsed.success ? parsed.data : unreadable;
}
