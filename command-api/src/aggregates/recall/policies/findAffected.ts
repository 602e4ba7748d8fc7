import { readModels } from '@talloor/projections/tables/readModels.ts';
import { deliveredLotsTable } from '@talloor/projections/tables/traceability.ts';
import { lotKey, type RecallScope } from '@talloor/rules/recall/affectedLots.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { checkpointsTable } from '@talloor/platform/tables.ts';

type Pool = Pick<CommandSide['pool'], 'query'>;

export async function knowsLotsUpTo(pool: Pool, position: string): Promise<boolean> {
  const rows = await findRows(pool, columnsOf(checkpointsTable, 'position'), {
    name: 'command_lots_reached',
    text: 'select position from platform.checkpoints where name = $1',
    values: [readModels.traceability.checkpoint],
  });
  return (rows[0]?.position ?? '') >= position;
}

/** Read-model access of the write side (ADR 0111, 0125). */
export async function findAffectedDeliveries(pool: Pool, { lots, articles }: RecallScope): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    { number: 'text not null' },
    {
      name: 'command_affected_deliveries',
      text: `select delivery_number as number from ${deliveredLotsTable.qualifiedName}
           where ($1::text[] is null or lots && $1) and ($2::text[] is null or articles && $2) order by delivery_number`,
      values: [lots.length > 0 ? lots.map(lotKey) : null, articles.length > 0 ? articles : null],
    },
  );
  return rows.map(({ number }) => number);
}
