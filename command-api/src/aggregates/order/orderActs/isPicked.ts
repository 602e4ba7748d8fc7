import { deliveryStream } from '@talloor/events/delivery/events.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '../../../folds.ts';

/** Whether the warehouse has begun with an order's delivery; the row names the delivery, its stream decides. */
export async function isPicked(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  orderNumber: string,
): Promise<boolean> {
  const { rows } = await pool.query<{ delivery_number: string }>({
    name: 'command_delivery_of_order',
    text: 'select delivery_number from command.delivery_numbers where order_number = $1',
    values: [orderNumber],
  });
  const [row] = rows;
  if (!row) return false;
  const { state } = await repository.load(deliveryFold, deliveryStream(row.delivery_number), 0);
  return state.status === 'known' && state.stage !== 'scheduled';
}
