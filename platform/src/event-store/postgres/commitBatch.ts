import { type Appended, AppendRefused, WrongExpectedRevision } from '../port.ts';
import { appendBatchParameters, appendBatchStatement } from './appendBatchStatement.ts';
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
    .query('append-batch', appendBatchStatement, appendBatchParameters(appends))
    .catch((error: unknown) => {
      if (appends.length === 1 && codeOf(error) === uniqueViolation) return null;
      throw error;
    });
  return Promise.all(
    appends.map(async (append, index): Promise<AppendAnswer> => {
      const [accepted, revision, position, recordedAt] = rows?.[index] ?? [false, null, null, null];
      if (accepted && recordedAt instanceof Date) {
        const appended = { revision: Number(revision), position: toPosition(String(position)) };
        return { appended, recordedAt: recordedAt.toISOString() };
      }
      const earlier = await findEarlier(connections, append);
      if (earlier) return { appended: earlier, recordedAt: null };
      if (rows === null) return { refusal: new AppendRefused('event_id_taken') };
      return { refusal: new WrongExpectedRevision(append.streamId, revision === null ? null : Number(revision)) };
    }),
  );
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
