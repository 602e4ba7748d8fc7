import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ReplaceOrderNumber = {
  readonly orderNumber: string;
  /** The order of another basket has this number. */
  readonly previousOrderNumber: string;
};

/** No event when the checkout or its policy already replaced the number. */
export function decideReplaceOrderNumber(command: ReplaceOrderNumber, state: BasketState): Decision<BasketEvent> {
  if (state.status !== 'checkedOut') return { rejected: 'basket.not_found' };
  if (state.orderNumber !== command.previousOrderNumber) return [];
  return [{ type: 'BasketOrderNumberReplaced', data: command }];
}
