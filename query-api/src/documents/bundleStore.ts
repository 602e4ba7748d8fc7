import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { documentRequestsTable, type MissingDocumentRow } from '@talloor/projections/tables/documentRequests.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { documentChunksTable } from '../exportTables.ts';

const dueColumns = {
  ...columnsOf(
    documentRequestsTable,
    'request_id',
    'requested_by',
    'customer_numbers',
    'language',
    'type',
    'from_day',
    'to_day',
    'numbers',
    'with_ubl',
    'status',
  ),
} as const;
export type DueRequest = RowOf<typeof dueColumns>;

/** Writes count until another run takes over. */
export type BundleRun = { readonly request: DueRequest; readonly run: string; readonly attempts: number };

const patience = `interval '20 seconds'`;
const rememberedMs = 15 * 24 * 60 * 60 * 1000;

const listOfDue = Object.keys(dueColumns)
  .map((name) => `r.${name}`)
  .join(', ');

/** A bundle that was lost is written again, while its link works. */
const dueSql = `select ${listOfDue} from ${documentRequestsTable.qualifiedName} r
  left join exports.document_bundles b on b.request_id = r.request_id
  where r.requested_at > $2 and (r.status = 'requested' or r.status = 'bundled' and r.expires_at > $1)
    and exists (select from ${accountsTable.qualifiedName} a
      where a.user_id = r.requested_by and a.status = 'active' and a.email is not null)
    and (b.request_id is null or b.state = 'running' and b.beat_at < now() - ${patience})
  order by r.requested_at limit 1`;

export function createBundleStore(pool: pg.Pool) {
  const updateAny = async (text: string, values: readonly unknown[]): Promise<boolean> =>
    ((await pool.query(text, [...values])).rowCount ?? 0) > 0;
  return {
    /** The oldest request without a file and without a living run. */
    claim: async (now: Date): Promise<BundleRun | null> => {
      const since = new Date(now.getTime() - rememberedMs).toISOString();
      const request = await findRow(pool, dueColumns, {
        name: 'due-document-request',
        text: dueSql,
        values: [now.toISOString(), since],
      });
      if (!request) return null;
      const run = randomUUID();
      const claimed = await findRow(
        pool,
        { attempts: 'int not null' },
        `with claimed as (
           insert into exports.document_bundles as b (request_id, requested_by, run, is_rewrite) values ($1, $2, $3, $4)
           on conflict (request_id) do update set run = excluded.run, beat_at = now(), attempts = b.attempts + 1,
             done_count = 0, byte_count = 0
           where b.state = 'running' and b.beat_at < now() - ${patience}
           returning attempts),
         cleared as (delete from exports.document_chunks where request_id = $1 and exists (select from claimed))
         select attempts from claimed`,
        [request.request_id, request.requested_by, run, request.status === 'bundled'],
      );
      return claimed && { request, run, attempts: claimed.attempts };
    },

    /** @returns false when another run took over */
    beat: ({ request, run }: BundleRun, done: number, total: number): Promise<boolean> =>
      updateAny(
        `update exports.document_bundles set beat_at = now(), done_count = $3, total_count = $4
         where request_id = $1 and run = $2 and state = 'running'`,
        [request.request_id, run, done, total],
      ),

    addChunk: ({ request, run }: BundleRun, number: number, content: Uint8Array): Promise<boolean> =>
      updateAny(
        `insert into exports.document_chunks (request_id, number, content)
         select $1, $3, $4 from exports.document_bundles where request_id = $1 and run = $2 and state = 'running'`,
        [request.request_id, run, number, content],
      ),

    finish: ({ request, run }: BundleRun, bytes: number, missing: readonly MissingDocumentRow[]): Promise<boolean> =>
      updateAny(
        `update exports.document_bundles set state = 'done', byte_count = $3, missing = $4
         where request_id = $1 and run = $2 and state = 'running'`,
        [request.request_id, run, bytes, JSON.stringify(missing)],
      ),

    fail: ({ request, run }: BundleRun, failure: 'too_many' | 'technical'): Promise<boolean> =>
      updateAny(
        `with failed as (
           update exports.document_bundles set state = 'failed', failure = $3
           where request_id = $1 and run = $2 and state = 'running' returning 1),
         cleared as (delete from exports.document_chunks where request_id = $1 and exists (select from failed))
         select from failed`,
        [request.request_id, run, failure],
      ),

    /** Files whose links have ended, and those of failed requests. */
    removeExpired: (now: Date): Promise<boolean> =>
      updateAny(
        `delete from exports.document_bundles b using ${documentRequestsTable.qualifiedName} r
         where r.request_id = b.request_id
           and (r.status = 'bundled' and r.expires_at <= $1 or r.status = 'failed')`,
        [now.toISOString()],
      ),

    chunks: async function* (requestId: string): AsyncGenerator<Buffer> {
      for (let number = 0; ; number++) {
        const [row] = await findRows(pool, columnsOf(documentChunksTable, 'content'), {
          name: 'document-chunk',
          text: 'select content from exports.document_chunks where request_id = $1 and number = $2',
          values: [requestId, number],
        });
        if (!row) return;
        yield row.content;
      }
    },
  };
}

export type BundleStore = ReturnType<typeof createBundleStore>;
