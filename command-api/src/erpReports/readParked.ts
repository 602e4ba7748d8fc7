import type { ParkedDeliveryRow, parkedDeliveryFilter } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { z } from 'zod';
import type { CommandSide } from '../commandSide.ts';
import { parkedColumns, parkedReportColumns, parkedRows, type ParkedReport } from './parkedReports.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';

type Pool = Pick<CommandSide['pool'], 'query'>;
type Filter = z.output<typeof parkedDeliveryFilter>;

export const viewParkedRow = (parked: ParkedReport): ParkedDeliveryRow => ({
  id: parked.parked_id,
  message_id: parked.message_id,
  kind: parked.kind,
  subject: parked.subject,
  delivery_number: parked.delivery_number,
  document_number: parked.document_number,
  customer_number: parked.customer_number,
  order_number: parked.order_number,
  status: parked.discarded_at === null ? 'waiting' : parked.correction === null ? 'discarded' : 'corrected',
  code: parked.code,
  parameters: parked.parameters,
  parked_at: parked.parked_at.toISOString(),
  tried_at: parked.tried_at.toISOString(),
  tries: parked.tries,
});

/** Waiting: oldest first; settled: newest first. */
export async function findParked(
  pool: Pool,
  { part, code, number, days }: Filter,
  [first, last]: readonly [number, number],
  now: Date,
): Promise<{ readonly total: number; readonly rows: readonly ParkedDeliveryRow[] }> {
  const before = days === undefined ? null : new Date(now.getTime() - days * 86_400_000);
  const condition = `p.discarded_at is ${part === 'waiting' ? 'null' : 'not null'}
    and ($1::text is null or p.code = $1)
    and ($2::text is null or $2 in (p.delivery_number, p.document_number, p.customer_number, coalesce(p.order_number, n.order_number), p.message_id))
    and ($3::timestamptz is null or p.parked_at <= $3)`;
  const values = [code ?? null, number === undefined || number === '' ? null : number, before];
  const order = part === 'waiting' ? 'p.parked_at, p.parked_id' : 'p.discarded_at desc, p.parked_id desc';
  const [totals, rows] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${parkedRows} where ${condition}`,
      values,
    ),
    findRows(
      pool,
      parkedReportColumns,
      `select ${parkedColumns} from ${parkedRows} where ${condition} order by ${order} limit ${last - first + 1} offset ${first}`,
      values,
    ),
  ]);
  return { total: totals[0]?.total ?? 0, rows: rows.map(viewParkedRow) };
}

export async function findParkedOne(pool: Pool, parkedId: string): Promise<ParkedReport | null> {
  const text = `select ${parkedColumns} from ${parkedRows} where p.parked_id = $1::numeric`;
  return findRow(pool, parkedReportColumns, text, [parkedId]);
}
