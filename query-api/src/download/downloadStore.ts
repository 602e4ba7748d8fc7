import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import { type DownloadQuestion, downloadQuestion } from './downloadQuestion.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { downloadsTable, downloadChunksTable } from '../exportTables.ts';

/** `left`: no progress for a while. */
export type DownloadState =
  | { readonly kind: 'under way'; readonly progress: number; readonly isAbandoned: boolean; readonly attempts: number }
  | { readonly kind: 'done'; readonly size: number; readonly onDay: string; readonly language: 'nl' | 'fr' }
  | { readonly kind: 'failed' };

/** Writes count until another run takes over. */
export type Run = { readonly downloadId: string; readonly run: string; readonly question: DownloadQuestion };

const [mostPerAsker, mostUnderWay, mostKept] = [2, 40, 400];
const mostFinishedPerAsker = 4;
/** Visitors may change cookies, so together they get half of all places. */
const [mostUnderWayOfVisitors, mostKeptOfVisitors] = [mostUnderWay / 2, mostKept / 2];
const patience = `interval '20 seconds'`;
const retention = `interval '1 hour'`;
const underWay = `state in ('waiting', 'running') and beat_at > now() - interval '1 minute'`;

export function createDownloadStore(pool: pg.Pool) {
  return {
    /** @returns id; null when there are too many */
    begin: (asker: string, question: DownloadQuestion): Promise<string | null> =>
      inTransaction(pool, async (client) => {
        await client.query(`select pg_advisory_xact_lock(hashtextextended('talloor downloads', 0))`);
        await client.query(
          `delete from exports.downloads where finished_at < now() - ${retention} or created_at < now() - 2 * ${retention}
           or download_id in (select download_id from exports.downloads where asker = $1 and finished_at is not null
                              order by finished_at desc offset ${mostFinishedPerAsker})`,
          [asker],
        );
        const countRows = await findRows(
          client,
          countColumns,
          `select count(*) filter (where ${underWay} and asker = $1)::int as own,
             count(*) filter (where ${underWay})::int as all, count(*)::int as kept,
             count(*) filter (where ${underWay} and asker like 'visitor %')::int as all_visitors,
             count(*) filter (where asker like 'visitor %')::int as kept_visitors from exports.downloads`,
          [asker],
        );
        const [count] = countRows;
        const isTooMany = !count || isFull(count, asker.startsWith('visitor '));
        const downloadId = randomUUID();
        if (!isTooMany)
          await client.query('insert into exports.downloads (download_id, asker, question) values ($1, $2, $3)', [
            downloadId,
            asker,
            JSON.stringify(question),
          ]);
        return isTooMany ? null : downloadId;
      }),

    find: async (downloadId: string, asker: string, seesPrices: boolean): Promise<DownloadState | null> => {
      const rows = await findRows(pool, stateRowColumns, {
        name: 'download-state',
        text: `select state, progress, beat_at < now() - ${patience} as left, attempts, size::float8 as size, question
          from exports.downloads where download_id = $1 and asker = $2 and coalesce(finished_at, created_at) > now() - ${retention}
            and ($3 or not coalesce((question ->> 'seesPrices')::boolean, true))`,
        values: [downloadId, asker, seesPrices],
      });
      const [row] = rows;
      return row ? stateOf(row) : null;
    },

    claim: async (downloadId: string): Promise<Run | null> => {
      const run = randomUUID();
      const rows = await findRows(
        pool,
        columnsOf(downloadsTable, 'question'),
        `with claimed as (
           update exports.downloads set state = 'running', run = $2, beat_at = now(), attempts = attempts + 1
           where download_id = $1 and (state = 'waiting' or state = 'running' and beat_at < now() - ${patience})
           returning question),
         cleared as (delete from exports.download_chunks where download_id = $1 and exists (select from claimed))
         select question from claimed`,
        [downloadId, run],
      );
      const [row] = rows;
      if (!row) return null;
      const question = downloadQuestion.safeParse(row.question);
      if (question.success) return { downloadId, run, question: question.data };
      // A job of another version.
      await fail(downloadId, run);
      return null;
    },

    /** Monotonic progress. @returns false when another run took over */
    beat: ({ downloadId, run }: Run, progress: number): Promise<boolean> =>
      updateAny(
        `update exports.downloads set beat_at = now(), progress = greatest(progress, $3)
         where download_id = $1 and run = $2 and state = 'running'`,
        [downloadId, run, progress],
      ),

    /** @returns false when another run took over */
    addChunk: ({ downloadId, run }: Run, number: number, content: Uint8Array): Promise<boolean> =>
      updateAny(
        `insert into exports.download_chunks (download_id, number, content)
         select $1, $3, $4 from exports.downloads where download_id = $1 and run = $2 and state = 'running'`,
        [downloadId, run, number, content],
      ),

    finish: ({ downloadId, run }: Run, size: number): Promise<boolean> =>
      updateAny(
        `update exports.downloads set state = 'done', progress = 100, finished_at = now(), size = $3
         where download_id = $1 and run = $2 and state = 'running'`,
        [downloadId, run, size],
      ),

    /** @param run null ends every run */
    fail,

    chunks: async function* (downloadId: string): AsyncGenerator<Buffer> {
      for (let number = 0; ; number++) {
        const rows = await findRows(pool, columnsOf(downloadChunksTable, 'content'), {
          name: 'download-chunk',
          text: 'select content from exports.download_chunks where download_id = $1 and number = $2',
          values: [downloadId, number],
        });
        const [row] = rows;
        if (!row) return;
        yield row.content;
      }
    },
  };

  function fail(downloadId: string, run: string | null): Promise<boolean> {
    return updateAny(
      `with failed as (
         update exports.downloads set state = 'failed', finished_at = now()
         where download_id = $1 and state in ('waiting', 'running') and ($2::uuid is null or run = $2) returning 1),
       cleared as (delete from exports.download_chunks where download_id = $1 and exists (select from failed))
       select from failed`,
      [downloadId, run],
    );
  }

  async function updateAny(text: string, values: readonly unknown[]): Promise<boolean> {
    return ((await pool.query(text, [...values])).rowCount ?? 0) > 0;
  }
}

const countColumns = {
  own: 'int not null',
  all: 'int not null',
  kept: 'int not null',
  all_visitors: 'int not null',
  kept_visitors: 'int not null',
} as const;
type DownloadCounts = RowOf<typeof countColumns>;

const isFull = (count: DownloadCounts, isVisitor: boolean): boolean =>
  count.own >= mostPerAsker ||
  count.all >= mostUnderWay ||
  count.kept >= mostKept ||
  (isVisitor && (count.all_visitors >= mostUnderWayOfVisitors || count.kept_visitors >= mostKeptOfVisitors));

export type DownloadStore = ReturnType<typeof createDownloadStore>;

const stateRowColumns = {
  ...columnsOf(downloadsTable, 'progress', 'attempts', 'question'),
  state: typed<'waiting' | 'running' | 'done' | 'failed'>('text not null'),
  left: 'boolean not null',
  size: 'double precision not null',
} as const;
type StateRow = RowOf<typeof stateRowColumns>;

function stateOf({ state, progress, left: isAbandoned, attempts, size, question }: StateRow): DownloadState {
  switch (state) {
    case 'waiting':
    case 'running':
      return { kind: 'under way', progress, isAbandoned, attempts };
    case 'done': {
      const { onDay, language } = downloadQuestion.parse(question);
      return { kind: 'done', size, onDay, language };
    }
    case 'failed':
      return { kind: 'failed' };
    default:
      return state satisfies never;
  }
}
