import { deliveryStream } from '@talloor/events/delivery/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandSide } from '../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { deliveryNumbersTable } from '../../tables.ts';

/** From the order's stream (ADR 0127); older orders name their delivery in the row, whose stream decides. */
export async function isPicked(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  order: OrderState,
): Promise<boolean> {
  if (order.status === 'none') return false;
  if (order.isBeingPicked) return true;
  const rows = await findRows(pool, columnsOf(deliveryNumbersTable, 'delivery_number'), {
    name: 'command_delivery_of_order',
    text: 'select delivery_number from command.delivery_numbers where order_number = $1',
    values: [order.content.orderNumber],
  });
  const [row] = rows;
  if (!row) return false;
  const { state } = await repository.load(deliveryFold, deliveryStream(row.delivery_number), 0);
  return state.status === 'known' && state.stage !== 'scheduled';
}
