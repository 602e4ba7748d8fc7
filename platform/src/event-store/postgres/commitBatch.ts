import { type Appended, AppendRefused, type ExpectedRevision, WrongExpectedRevision } from '../port.ts';
import { expectedExists, expectedNone } from './appendBatchFunction.ts';
import type { Append, AppendAnswer } from './batchingWriter.ts';
import type { Connections } from './connections.ts';
import { toPosition } from './eventRow.ts';

const uniqueViolation = '23505';

/**
 * Commits appends to different streams in one statement, all or none. An append whose expectation fails is compared with
 * what is stored: the same event ids are the same append, retried, and get the answer of the first time (promise 3).
 * @throws EventStoreUnavailable, or what PostgreSQL answered where the batch as a whole failed
 */
export async function commitBatch(
  connections: Connections,
  appends: readonly Append[],
): Promise<readonly AppendAnswer[]> {
  const rows = await connections
    .query(
      'append-batch',
      'select * from event_store.append_batch($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)',
      parameters(appends),
    )
    .catch((error: unknown) => {
      if (appends.length === 1 && codeOf(error) === uniqueViolation) return null;
      throw error;
    });
  return Promise.all(
    appends.map(async (append, index): Promise<AppendAnswer> => {
      const [accepted, revision, position] = rows?.[index] ?? [false, null, null];
      if (accepted) return { appended: { revision: Number(revision), position: toPosition(String(position)) } };
      const earlier = await findEarlier(connections, append);
      if (earlier) return { appended: earlier };
      if (rows === null) return { refusal: new AppendRefused('event_id_taken') };
      return { refusal: new WrongExpectedRevision(append.streamId, revision === null ? null : Number(revision)) };
    }),
  );
}

function parameters(appends: readonly Append[]): readonly unknown[] {
  const events = appends.flatMap((append) => append.events);
  return [
    appends.map((append) => append.streamId),
    integers(appends.map((append) => expectedNumber(append.expected))),
    integers(appends.map((append) => append.events.length)),
    integers(appends.flatMap((append, number) => append.events.map(() => number + 1))),
    integers(appends.flatMap((append) => append.events.map((_, index) => index))),
    events.map((event) => event.id),
    events.map((event) => event.type),
    integers(events.map((event) => event.schemaVersion)),
    events.map((event) => event.data).join('\n'),
    events.map((event) => event.metadata).join('\n'),
  ];
}

const integers = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

function expectedNumber(expected: ExpectedRevision): number {
  if (expected === 'none') return expectedNone;
  return expected === 'exists' ? expectedExists : expected;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What an append with these ids was answered, or null where its events do not lie in this stream one after another. */
async function findEarlier(connections: Connections, { streamId, events }: Append): Promise<Appended | null> {
  const rows = await connections.query(
    'find-earlier',
    `select event_id, version, position from event_store.events
     where event_id = any($1::uuid[]) and stream_id = $2 order by version`,
    [events.map((event) => event.id), streamId],
  );
  const first = Number(rows[0]?.[1]);
  const isSame = events.every(
    (event, index) => rows[index]?.[0] === event.id.toLowerCase() && rows[index]?.[1] === first + index,
  );
  const last = rows.at(-1);
  return isSame && last ? { revision: Number(last[1]), position: toPosition(String(last[2])) } : null;
}
