import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { OrderNumbers } from './orderNumbers.ts';

/**
 * Decides with a number drawn for the order, given back where it is refused. Once an event has carried a number it is gone, even
 * where that event was not stored: its answer may have been lost.
 */
export async function withOrderNumber(
  { faults }: Pick<CommandSide, 'faults'>,
  numbers: OrderNumbers,
  decide: (orderNumber: string) => Decision<BasketEvent>,
): Promise<Decision<BasketEvent>> {
  const orderNumber = await numbers.take();
  await faults.reach('afterNumberDrawn');
  const decision = decide(orderNumber);
  if ('rejected' in decision) numbers.giveBack(orderNumber);
  return decision;
}
