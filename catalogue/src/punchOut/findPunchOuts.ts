import type { Pool } from 'pg';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { punchOutMessagesTable, punchOutsTable } from '../tables.ts';
import type { LoggedFields, PunchOutMessageKind } from './punchOutLog.ts';

const columns = {
  ...columnsOf(
    punchOutsTable,
    'punch_out_id',
    'started_at',
    'customer_number',
    'user_id',
    'function',
    'hook_host',
    'outcome',
    'reason',
    'lines_returned',
  ),
  customer_name: 'text',
} as const;
export type FoundPunchOut = RowOf<typeof columns>;

const select = `select p.punch_out_id, p.started_at, p.customer_number, c.name as customer_name, p.user_id, p.function,
  p.hook_host, p.outcome, p.reason, p.lines_returned`;
const from = `from catalogue.punch_outs p left join catalogue.customers c using (customer_number)`;

export const punchOutSorts = {
  id: 'p.started_at',
  started_at: 'p.started_at',
  customer_number: 'p.customer_number',
  customer_name: 'c.name',
  outcome: 'p.outcome',
  hook_host: 'p.hook_host',
  lines_returned: 'p.lines_returned',
} as const;

export type PunchOutQuestion = {
  readonly customer: string | null;
  readonly outcome: string | null;
  readonly host: string | null;
  readonly sort: keyof typeof punchOutSorts;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
};

export async function findPunchOuts(
  pool: Pick<Pool, 'query'>,
  { customer, outcome, host, sort, descending, limit, offset }: PunchOutQuestion,
): Promise<{ readonly punchOuts: readonly FoundPunchOut[]; readonly total: number }> {
  const where = `where ($1::text is null or p.customer_number = $1) and ($2::text is null or p.outcome = $2)
    and ($3::text is null or strpos(p.hook_host, $3) > 0)`;
  const values = [customer, outcome, host?.toLowerCase() ?? null];
  const direction = descending ? 'desc nulls last' : 'asc nulls first';
  const [[count], punchOuts] = await Promise.all([
    findRows(pool, { total: 'int not null' }, `select count(*)::int as total ${from} ${where}`, values),
    findRows(
      pool,
      columns,
      `${select} ${from} ${where} order by ${punchOutSorts[sort]} ${direction}, p.punch_out_id
       limit ${limit} offset ${offset}`,
      values,
    ),
  ]);
  return { punchOuts, total: count?.total ?? 0 };
}

const messageColumns = {
  ...columnsOf(punchOutMessagesTable, 'written_at', 'more_fields'),
  kind: typed<PunchOutMessageKind>('text not null'),
  fields: typed<LoggedFields>('json not null'),
} as const;

/** Null for an unknown or expired one. */
export async function findPunchOut(pool: Pick<Pool, 'query'>, id: string) {
  const [[punchOut], messages] = await Promise.all([
    findRows(pool, columns, `${select} ${from} where p.punch_out_id = $1`, [id]),
    findRows(
      pool,
      messageColumns,
      `select written_at, kind, fields, more_fields from catalogue.punch_out_messages where punch_out_id = $1
       order by message_id limit 200`,
      [id],
    ),
  ]);
  return punchOut === undefined ? null : { punchOut, messages };
}
