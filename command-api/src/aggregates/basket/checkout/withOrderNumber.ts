import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { OrderNumbers } from './orderNumbers.ts';

/** A failed append uses the number up, because its answer may be lost. */
export async function withOrderNumber(
  { faults }: Pick<CommandSide, 'faults'>,
  numbers: OrderNumbers,
  decide: (orderNumber: string) => Decision<BasketEvent>,
): Promise<Decision<BasketEvent>> {
  const orderNumber = await numbers.take();
  await faults.reach('afterNumberDrawn');
  const decision = decide(orderNumber);
  if ('rejected' in decision || decision.length === 0) numbers.giveBack(orderNumber);
  return decision;
}
