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

export type DoubleLog = {
  readonly records: readonly LogRecord[];
  readonly lastRevision: (streamId: string) => number | null;
  readonly append: (streamId: string, expected: ExpectedState, proposed: readonly ProposedRecord[]) => LogRecord | null;
  readonly onAppend: (listener: () => void) => () => void;
  readonly copy: () => DoubleLog;
};

/** Appends between the store's own records, such as statistics. */
const appendsPerStatistics = 5;

export function createDoubleLog(records: LogRecord[] = []): DoubleLog {
  const revisions = new Map(records.map(({ streamId, revision }) => [streamId, revision]));
  const listeners = new Set<() => void>();
  let appends = 0;

  const write = (streamId: string, proposed: ProposedRecord): LogRecord => {
    const revision = (revisions.get(streamId) ?? -1) + 1;
    const last = records.at(-1);
    const position = last ? last.position + BigInt(100 + last.data.length) : 64n;
    const record = { ...proposed, streamId, revision, position, created: BigInt(Date.now()) * 10_000n };
    revisions.set(streamId, revision);
    records.push(record);
    return record;
  };
  const fits = (streamId: string, expected: ExpectedState): boolean => {
    const actual = revisions.get(streamId);
    if (expected === 'any') return true;
    if (expected === 'none') return actual === undefined;
    return expected === 'exists' ? actual !== undefined : actual === Number(expected);
  };

  return {
    records,
    lastRevision: (streamId) => revisions.get(streamId) ?? null,
    append: (streamId, expected, proposed) => {
      if (!fits(streamId, expected)) return null;
      let last: LogRecord | null = null;
      for (const event of proposed) last = write(streamId, event);
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
