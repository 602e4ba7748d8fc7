import type { ProblemCode } from '@talloor/contracts/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { deliveryNumbersTable } from '../../../tables.ts';

type NumberConflict = { readonly code: ProblemCode; readonly parameters: Readonly<Record<string, string>> };

/** One delivery per order, also for concurrent reports. @returns null when the pair is valid */
export async function reserveDeliveryNumber(
  pool: CommandSide['pool'],
  deliveryNumber: string,
  orderNumber: string,
): Promise<NumberConflict | null> {
  const rows = await findRows(
    pool,
    columnsOf(deliveryNumbersTable, 'delivery_number', 'order_number'),
    `with taken as (
       insert into command.delivery_numbers (delivery_number, order_number) values ($1, $2)
       on conflict do nothing returning delivery_number, order_number
     )
     select * from taken
     union all
     select delivery_number, order_number from command.delivery_numbers where delivery_number = $1 or order_number = $2`,
    [deliveryNumber, orderNumber],
  );
  const other = rows.find((row) => row.delivery_number !== deliveryNumber || row.order_number !== orderNumber);
  if (!other) return null;
  return other.order_number === orderNumber
    ? { code: 'delivery.order_has_another', parameters: { delivery: other.delivery_number } }
    : { code: 'delivery.order_differs', parameters: { order: other.order_number } };
}
