import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { sealingTable } from '@talloor/platform/tables.ts';
import type { SealSide } from './sealSide.ts';

type Pool = SealSide['pool'];
export type SealingPlace = { readonly headsPosition: string; readonly lastNumber: number };

export async function findSealingPlace(pool: Pool, storeId: string): Promise<SealingPlace> {
  const columns = columnsOf(sealingTable, 'store_id', 'heads_position', 'last_number');
  const row = await findRow(pool, columns, 'select store_id, heads_position, last_number from platform.sealing');
  if (row?.store_id === storeId) return { headsPosition: row.heads_position, lastNumber: row.last_number };
  return { headsPosition: beginning, lastNumber: 0 };
}

export async function keepSealingPlace(
  pool: Pool,
  storeId: string,
  { headsPosition, lastNumber }: SealingPlace,
): Promise<void> {
  await pool.query(
    `insert into platform.sealing (store_id, heads_position, last_number) values ($1, $2, $3)
     on conflict (only_row) do update
       set store_id = excluded.store_id, heads_position = excluded.heads_position, last_number = excluded.last_number`,
    [storeId, headsPosition, lastNumber],
  );
}
