import { AppendRefused, type EventToAppend, type Json, maxEventBytes, maxEventsPerAppend } from './port.ts';

export type PreparedEvent = {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: string;
  readonly metadata: string;
};

/**
 * Checks limits (promise 9) for both adapters. Size is UTF-8 of type, data and metadata.
 * @throws AppendRefused
 */
export function prepareEvents(streamId: string, events: readonly EventToAppend[]): readonly PreparedEvent[] {
  if (events.length === 0) throw new AppendRefused('empty_append');
  if (events.length > maxEventsPerAppend) throw new AppendRefused('too_many_events');
  if (streamId.includes('\u0000')) throw new AppendRefused('nul_character');
  if (new Set(events.map(({ id }) => id.toLowerCase())).size < events.length) throw new AppendRefused('event_id_taken');
  return events.map(prepareEvent);
}

function prepareEvent(event: EventToAppend): PreparedEvent {
  const data = event.written?.data ?? JSON.stringify(event.data);
  const metadata = event.written?.metadata ?? JSON.stringify(event.metadata);
  if (event.type.includes('\u0000') || hasNul(data) || hasNul(metadata)) throw new AppendRefused('nul_character');
  if (isTooLarge(event.type, data, metadata)) throw new AppendRefused('event_too_large');
  return { id: event.id, type: event.type, schemaVersion: schemaVersionOf(event.metadata), data, metadata };
}

/** A NUL is `\u0000` after an even number of backslashes. */
const hasNul = (json: string): boolean => json.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(json);

/** A UTF-16 unit takes at most three bytes, so small events need no count. */
function isTooLarge(...texts: readonly string[]): boolean {
  if (texts.reduce((sum, text) => sum + text.length, 0) * 3 <= maxEventBytes) return false;
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > maxEventBytes;
}

function schemaVersionOf(metadata: Json): number {
  const version = metadata !== null && typeof metadata === 'object' && Reflect.get(metadata, 'schemaVersion');
  return typeof version === 'number' ? version : 1;
}
