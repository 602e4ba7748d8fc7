import { createHash } from 'node:crypto';
import type pg from 'pg';
import { gathering } from '@talloor/platform/gathering.ts';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import type { ReportSubjectName } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { CommandSide } from '../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { parkedDeliveriesTable } from '../tables.ts';
import { shortText, type ReportKeys } from './reportSubject.ts';

type Pool = CommandSide['pool'];
type Client = Pick<pg.PoolClient, 'query'>;

export type ParkedReason = {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
};

export const parkedReportColumns = {
  parked_id: 'text not null',
  subject: typed<ReportSubjectName>('text not null'),
  ...columnsOf(
    parkedDeliveriesTable,
    'code',
    'message_id',
    'delivery_number',
    'document_number',
    'customer_number',
    'order_number',
    'kind',
    'message',
    'parked_at',
    'tried_at',
    'tries',
    'discarded_at',
  ),
  parameters: typed<Readonly<Record<string, string | number>>>('jsonb not null'),

  /** The report processed instead, or null. */
  correction: 'json',
} as const;
export type ParkedReport = RowOf<typeof parkedReportColumns>;

export const parkedColumns = `p.parked_id::text, p.subject, p.message_id, p.delivery_number, p.document_number, p.customer_number, p.kind, p.message,
  p.code, p.parameters, p.parked_at, p.tried_at, p.tries, p.discarded_at, p.correction, coalesce(p.order_number, n.order_number) as order_number`;
export const parkedRows = `command.parked_deliveries p left join command.delivery_numbers n on n.delivery_number = p.delivery_number`;

type StoredReport = { readonly messageId: string; readonly keys: ReportKeys; readonly message: unknown };

/**
 * Repeats count as tries.
 * @returns id of the waiting report; null when settled, which stays
 */
export async function parkReport(
  pool: Pool,
  subject: ReportSubjectName,
  report: StoredReport,
  { code, parameters }: ParkedReason,
  now: Date,
): Promise<string | null> {
  const message = JSON.stringify(report.message);
  const rows = await findRows(
    pool,
    { parked_id: 'text not null', waits: 'boolean not null' },
    `insert into command.parked_deliveries
       (message_id, delivery_number, message, message_hash, code, parameters, parked_at, tried_at, kind, order_number,
        subject, document_number, customer_number)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12)
     on conflict (subject, message_id, message_hash) do update set code = excluded.code, parameters = excluded.parameters,
       tried_at = excluded.tried_at, tries = command.parked_deliveries.tries + 1
     returning parked_id::text, discarded_at is null as waits`,
    [
      report.messageId,
      report.keys.deliveryNumber,
      message,
      hashOf(message),
      code,
      JSON.stringify(parameters),
      now,
      shortText(report.message, 'kind', /^[a-z_]{1,20}$/),
      shortText(report.message, 'order_number', /^\d{1,20}$/),
      subject,
      report.keys.documentNumber,
      report.keys.customerNumber,
    ],
  );
  const [row] = rows;
  return row?.waits === true ? row.parked_id : null;
}

/** Discarded or corrected by the office. */
export async function isSettled(
  pool: Pool,
  subject: ReportSubjectName,
  { messageId, message }: StoredReport,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'settled-report',
    text: `select 1 from command.parked_deliveries
           where subject = $3 and message_id = $1 and message_hash = $2 and discarded_at is not null`,
    values: [messageId, hashOf(JSON.stringify(message)), subject],
  });
  return (rowCount ?? 0) > 0;
}

const hashOf = (message: string): string => createHash('sha256').update(message).digest('hex');

/** Of these subjects, with one of the keys. */
export async function parkedOf(
  pool: Pool,
  subjects: readonly ReportSubjectName[],
  keys: readonly ReportKeys[],
): Promise<readonly ParkedReport[]> {
  const valuesOf = (key: keyof ReportKeys) => [...new Set(keys.flatMap((each) => each[key] ?? []))];
  return findRows(
    pool,
    parkedReportColumns,
    `select ${parkedColumns} from ${parkedRows}
     where p.discarded_at is null and p.subject = any($1::text[]) and (p.delivery_number = any($2::text[])
       or p.document_number = any($3::text[]) or p.customer_number = any($4::text[])
       or p.parameters ->> 'number' = any($5::text[])) order by p.parked_id limit 10000`,
    [
      subjects,
      valuesOf('deliveryNumber'),
      valuesOf('documentNumber'),
      valuesOf('customerNumber'),
      valuesOf('missingNumber'),
    ],
  );
}

/** Few, because each holds a connection while using others. */
const fewAtATime = gathering({ together: 1, underWay: 4 }, (works: readonly (() => Promise<void>)[]) =>
  Promise.all(works.map((work) => work())),
);

/** Locks the report against other acts and retries. @returns null when already processed */
export async function withParked<Result>(
  pool: Pick<pg.Pool, 'connect'>,
  parkedId: string,
  work: (parked: ParkedReport, client: Client) => Promise<Result>,
): Promise<Result | null> {
  let result: Result | null = null;
  await fewAtATime(async () => {
    result = await inTransaction(pool, async (client) => {
      const rows = await findRows(
        client,
        parkedReportColumns,
        `select ${parkedColumns} from ${parkedRows} where p.parked_id = $1::numeric for update of p`,
        [parkedId],
      );
      const [parked] = rows;
      return parked ? work(parked, client) : null;
    });
  });
  return result;
}

export async function noteTry(
  client: Client,
  parkedId: string,
  { code, parameters }: ParkedReason,
  now: Date,
): Promise<void> {
  await client.query(
    `update command.parked_deliveries set code = $2, parameters = $3, tried_at = $4, tries = tries + 1 where parked_id = $1`,
    [parkedId, code, JSON.stringify(parameters), now],
  );
}

export async function unpark(client: Client, parkedId: string): Promise<void> {
  await client.query('delete from command.parked_deliveries where parked_id = $1', [parkedId]);
}

export async function settleParked(
  client: Client,
  parkedId: string,
  { by, now, correction }: { readonly by: string; readonly now: Date; readonly correction: unknown },
): Promise<void> {
  await client.query(
    `update command.parked_deliveries set discarded_at = $2, discarded_by = $3, correction = $4 where parked_id = $1`,
    [parkedId, now, by, correction === null ? null : JSON.stringify(correction)],
  );
}
