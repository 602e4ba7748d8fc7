import { randomUUID } from 'node:crypto';

/** Bytes as received. */
export type LogRecord = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: bigint;
  readonly created: bigint;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

export type ProposedRecord = Pick<LogRecord, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;
export type ExpectedState = 'any' | 'none' | 'exists' | bigint;
/** First revision that a read of the stream shows, or why it shows none. */
export type StreamStart = number | 'no_stream' | 'tombstoned';

export type DoubleLog = {
  readonly records: readonly LogRecord[];
  readonly lastRevision: (streamId: string) => number | null;
  readonly startOf: (streamId: string) => StreamStart;
  readonly tombstone: (streamId: string) => LogRecord;
  readonly append: (streamId: string, expected: ExpectedState, proposed: readonly ProposedRecord[]) => LogRecord | null;
  readonly onAppend: (listener: () => void) => () => void;
  readonly copy: () => DoubleLog;
};

/** Appends between the store's own records, such as statistics. */
const appendsPerStatistics = 5;

export function createDoubleLog(records: LogRecord[] = []): DoubleLog {
  const revisions = new Map<string, number>();
  const tombstones = new Set<string>();
  const settings = new Map<string, StreamSettings>();
  const note = (record: LogRecord): void => {
    if (record.type === '$streamDeleted') tombstones.add(record.streamId);
    else revisions.set(record.streamId, record.revision);
    if (record.type === '$metadata') settings.set(record.streamId.slice('$$'.length), settingsIn(record));
  };
  records.forEach(note);
  const listeners = new Set<() => void>();
  let appends = 0;

  const write = (
    streamId: string,
    proposed: ProposedRecord,
    revision = (revisions.get(streamId) ?? -1) + 1,
  ): LogRecord => {
    const last = records.at(-1);
    const position = last ? last.position + BigInt(100 + last.data.length) : 64n;
    const record = { ...proposed, streamId, revision, position, created: BigInt(Date.now()) * 10_000n };
    records.push(record);
    note(record);
    return record;
  };
  const startOf = (streamId: string): StreamStart => {
    const last = revisions.get(streamId);
    if (tombstones.has(streamId)) return 'tombstoned';
    const { $tb = 0, $maxCount = Infinity } = settings.get(streamId) ?? {};
    if (last === undefined || $tb >= softlyDeleted) return 'no_stream';
    return Math.max($tb, last + 1 - $maxCount);
  };
  const fits = (streamId: string, expected: ExpectedState): boolean => {
    if (tombstones.has(streamId)) return false;
    const isThere = startOf(streamId) !== 'no_stream';
    if (expected === 'any') return true;
    if (expected === 'none') return !isThere;
    return expected === 'exists' ? isThere : revisions.get(streamId) === Number(expected);
  };
  const isDeleted = (streamId: string): boolean => revisions.has(streamId) && startOf(streamId) === 'no_stream';
  /** A deleted stream goes on behind its hidden events, also when only its settings are written. */
  const reopening = (streamId: string, run: () => LogRecord | null): LogRecord | null => {
    const isOfSettings = streamId.startsWith('$$');
    const stream = isOfSettings ? streamId.slice('$$'.length) : streamId;
    const start = isDeleted(stream) ? (revisions.get(stream) ?? -1) + 1 : null;
    const last = run();
    if (start !== null && !(isOfSettings && isDeleted(stream))) write(`$$${stream}`, hidingBefore(String(start)));
    return last;
  };

  return {
    records,
    lastRevision: (streamId) => revisions.get(streamId) ?? null,
    startOf,
    tombstone: (streamId) => write(streamId, { ...hidingBefore('0'), type: '$streamDeleted' }, Number.MAX_SAFE_INTEGER),
    append: (streamId, expected, proposed) => {
      if (!fits(streamId, expected)) return null;
      const last = reopening(streamId, () => proposed.map((event) => write(streamId, event)).at(-1) ?? null);
      appends += 1;
      if (appends % appendsPerStatistics === 0) write('$stats-double', statistics(appends));
      for (const listener of listeners) listener();
      return last;
    },
    onAppend: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    copy: () => createDoubleLog([...records]),
  };
}

const statistics = (appends: number): ProposedRecord => ({
  id: `00000000-0000-4000-8000-${String(appends).padStart(12, '0')}`,
  type: '$statsCollected',
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify({ appends })),
  metadata: new Uint8Array(),
});

type StreamSettings = { readonly $tb?: number; readonly $maxCount?: number };
const settingsIn = ({ data }: LogRecord): StreamSettings =>
  JSON.parse(Buffer.from(data).toString('utf8')) as StreamSettings;

const softlyDeleted = Number.MAX_SAFE_INTEGER;
/** The server writes this largest number for a deleted stream. */
export const everyRevision = '9223372036854775807';
export const hidingBefore = (revision: string): ProposedRecord => ({
  id: randomUUID(),
  type: '$metadata',
  contentType: 'application/json',
  data: Buffer.from(`{"$tb":${revision}}`),
  metadata: new Uint8Array(),
});
