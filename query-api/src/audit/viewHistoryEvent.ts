import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { eventMetadata } from '@talloor/events/metadata.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { Json, RecordedEvent } from '@talloor/platform/event-store/port.ts';
import type { Language } from './auditSide.ts';
import { describeEvent } from './describeEvent.ts';
import type { Description } from './description.ts';
import { historyWords } from './historyFormats.ts';
import type { HistoryEntry } from './orderHistory.ts';
import type { Standing } from './standing.ts';

export type Names = ReadonlyMap<string, string>;

/** Accounts of actor and beneficiary. */
export function actorsOf({ metadata }: Pick<RecordedEvent, 'metadata'>): readonly string[] {
  const { actorId, onBehalfOf } = readableMetadata(metadata);
  return onBehalfOf === null ? [actorId] : [actorId, onBehalfOf];
}

/** @param before state before the event */
export const viewHistoryEvent = (
  index: number,
  { record, decoded }: HistoryEntry,
  before: Standing,
  names: Names,
  language: Language,
): HistoryEvent =>
  viewRecord(index, record, decoded && describeEvent(decoded.event, before, language), names, language);

/** Actor, time, channel and changes; `raw` is stored. @param known null when unreadable */
export function viewRecord(
  index: number,
  record: RecordedEvent,
  known: Description | null,
  names: Names,
  language: Language,
): HistoryEvent {
  const stored = readableMetadata(record.metadata);
  const { titles } = historyWords[language];
  const description = known ?? { title: fillText(titles.unreadable, { type: record.type }, language), changes: [] };
  return {
    index,
    stream: record.streamId,
    revision: record.revision,
    event_id: record.id,
    type: record.type,
    schema_version: stored.schemaVersion,
    occurred_at: stored.occurredAt || record.recordedAt,
    recorded_at: record.recordedAt,
    actor: {
      id: stored.actorId,
      kind: kindOf(stored.actorRole),
      role: stored.actorRole,
      name: actorName(stored, names, language),
      on_behalf_of: stored.onBehalfOf,
      on_behalf_of_name: stored.onBehalfOf === null ? null : (names.get(stored.onBehalfOf) ?? null),
    },
    channel: stored.channel,
    correlation_id: stored.correlationId,
    causation_id: stored.causationId,
    command_id: stored.commandId,
    hash: stored.hash,
    ...description,
    raw: { type: record.type, data: writable(record.data), metadata: writable(record.metadata) },
  };
}

/** Protects against extreme nesting in changed data. */
export function writable(stored: Json): Json {
  try {
    JSON.stringify(stored);
    return stored;
  } catch {
    return null;
  }
}

/** Account name, or a word for systems. */
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

/** Design, §6.1. */
function kindOf(role: StoredMetadata['actorRole']): HistoryEvent['actor']['kind'] {
  switch (role) {
    case 'customer':
      return 'customer';
    case 'sales-support':
    case 'auditor':
    case 'admin':
      return 'employee';
    case 'system':
      return 'system';
    case 'erp':
      return 'erp';
    default:
      return role satisfies never;
  }
}

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
} as const;

/** Readable parts of possibly changed metadata. */
export function readableMetadata(metadata: unknown): {
  readonly [Key in keyof typeof unreadable]: StoredMetadata[Key];
} {
  const parsed = eventMetadata.safeParse(metadata);
  return parsed.success ? parsed.data : unreadable;
}
