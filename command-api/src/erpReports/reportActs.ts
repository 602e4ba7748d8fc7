import type pg from 'pg';
import type { DeliveryActReason } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { CommandSide } from '../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { deliveryActsTable } from '../tables.ts';

export type ReportAct = {
  readonly commandId: string;
  /** Null for a report by the office itself. */
  readonly parkedId: string | null;
  readonly messageId: string;
  readonly deliveryNumber: string | null;
  readonly act: 'retry' | 'correct' | 'discard' | 'report';
  /** Outcome or problem code. */
  readonly outcome: string;
  readonly reason: DeliveryActReason | null;
  readonly by: string;
};

export async function noteReportAct(
  client: Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>,
  act: ReportAct,
  now: Date,
): Promise<void> {
  await client.query(
    `insert into command.delivery_acts
       (command_id, parked_id, message_id, delivery_number, act, outcome, reason, acted_by, acted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (command_id) do nothing`,
    [act.commandId, act.parkedId, act.messageId, act.deliveryNumber, act.act, act.outcome, act.reason, act.by, now],
  );
}

export async function isNoted(
  pool: Pick<CommandSide['pool'], 'query'>,
  commandId: string,
  parkedId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from command.delivery_acts where command_id = $1 and parked_id = $2::numeric',
    [commandId, parkedId],
  );
  return (rowCount ?? 0) > 0;
}

const actRowColumns = {
  ...columnsOf(deliveryActsTable, 'outcome', 'reason', 'acted_by', 'acted_at'),
  act: typed<ReportAct['act']>('text not null'),
} as const;
type ActRow = RowOf<typeof actRowColumns>;

export async function actsOfParked(
  pool: Pick<CommandSide['pool'], 'query'>,
  parkedId: string,
): Promise<readonly ActRow[]> {
  const rows = await findRows(
    pool,
    actRowColumns,
    `select act, outcome, reason, acted_by, acted_at from command.delivery_acts
     where parked_id = $1::numeric order by act_id desc limit 100`,
    [parkedId],
  );
  return rows;
}
