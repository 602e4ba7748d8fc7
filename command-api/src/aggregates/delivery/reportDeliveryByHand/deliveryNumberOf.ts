import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryNumbersTable } from '../../../tables.ts';

export async function deliveryNumberOf(
  { pool }: Pick<CommandSide, 'pool'>,
  orderNumber: string,
): Promise<string | null> {
  const rows = await findRows(
    pool,
    columnsOf(deliveryNumbersTable, 'delivery_number'),
    'select delivery_number from command.delivery_numbers where order_number = $1',
    [orderNumber],
  );
  return rows[0]?.delivery_number ?? null;
}
