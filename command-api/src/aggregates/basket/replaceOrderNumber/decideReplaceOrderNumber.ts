import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ReplaceOrderNumber = {
  readonly orderNumber: string;
  readonly previousOrderNumber: string;
};

/** Silent when already replaced. */
export function decideReplaceOrderNumber(command: ReplaceOrderNumber, state: BasketState): Decision<BasketEvent> {
  if (state.status !== 'checkedOut') return { rejected: 'basket.not_found' };
  if (state.orderNumber !== command.previousOrderNumber) return [];
  return [{ type: 'BasketOrderNumberReplaced', data: command }];
}
