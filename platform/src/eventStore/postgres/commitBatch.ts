import type { LRUCache } from 'lru-cache';
import pg from 'pg';
import { type Appended, AppendRefused, WrongExpectedRevision } from '../port.ts';
import { appendBatch, appendFitting, expectedNumber, type Statement } from './appendStatements.ts';
import type { Append, AppendAnswer } from './batchingWriter.ts';
import type { Connections } from './connections.ts';
import { toPosition } from './eventRow.ts';

const uniqueViolation = '23505';

/** Last known revisions of one connection, by stream. */
export type Revisions = Pick<LRUCache<string, number>, 'get' | 'delete'>;

/**
 * If one append does not fit, a second statement judges each.
 * @throws EventStoreUnavailable, or PostgreSQL's error for the whole batch
 */
export async function commitBatch(
  connections: Connections,
  revisions: Revisions,
  appends: readonly Append[],
): Promise<readonly AppendAnswer[]> {
  try {
    return (await commitFitting(connections, revisions, appends)) ?? (await commitJudged(connections, appends));
  } catch (error) {
    const [append] = appends;
    if (!append || appends.length > 1 || !isTaken(error)) throw error;
    const earlierAppend = await findEarlier(connections, append);
    return [
      earlierAppend ? { appended: earlierAppend, recordedAt: null } : { refusal: new AppendRefused('event_id_taken') },
    ];
  }
}

/** Null, with nothing stored, when an append does not fit. */
async function commitFitting(
  connections: Connections,
  revisions: Revisions,
  appends: readonly Append[],
): Promise<readonly AppendAnswer[] | null> {
  const statement = appendFitting(appends, (streamId, revision) => revisions.get(streamId) === revision);
  if (!statement) return null;
  const [storedRow] = await run(connections, statement).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    for (const { streamId } of appends) revisions.delete(streamId);
    return [];
  });
  if (!storedRow) return null;
  const [before, microseconds] = storedRow;
  const recordedAt = toTime(microseconds);
  let position = BigInt(String(before));
  return appends.map(({ expected, events }) => {
    position += BigInt(events.length);
    const revision = expectedNumber(expected) + events.length;
    return { appended: { revision, position: toPosition(String(position)) }, recordedAt };
  });
}

/** A failed expectation with the same ids is a retry and gets the first answer (promise 3). */
async function commitJudged(connections: Connections, appends: readonly Append[]): Promise<readonly AppendAnswer[]> {
  const rows = await run(connections, appendBatch(appends));
  return Promise.all(
    appends.map(async (append, index): Promise<AppendAnswer> => {
      const [isAccepted, revision, position, microseconds] = rows[index] ?? [false, null, null, null];
      if (isAccepted) {
        const appended = { revision: Number(revision), position: toPosition(String(position)) };
        return { appended, recordedAt: toTime(microseconds) };
      }
      const earlierAppend = await findEarlier(connections, append);
      if (earlierAppend) return { appended: earlierAppend, recordedAt: null };
      return { refusal: new WrongExpectedRevision(append.streamId, revision === null ? null : Number(revision)) };
    }),
  );
}

const run = (connections: Connections, { name, text, values }: Statement): Promise<unknown[][]> =>
  connections.query(name, text, values);

/** Cut to milliseconds, like the driver. */
const toTime = (microseconds: unknown): string => new Date(Math.floor(Number(microseconds) / 1000)).toISOString();

const isTaken = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === uniqueViolation;

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
