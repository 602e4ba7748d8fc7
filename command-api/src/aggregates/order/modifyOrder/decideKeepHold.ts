import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { heldUntil } from '@talloor/rules/order/hold.ts';
import { changeForbidden, ownHold } from './changeForbidden.ts';

export type KeepHold = {
  readonly userId: string;
  readonly holderName: string;
  readonly now: Date;
};

/** Holds the order for longer. */
export function decideKeepHold(command: KeepHold, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, now } = command;
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  const hold = ownHold(state, command);
  if ('rejected' in hold) return hold;
  const { modificationId, since: heldSince } = hold;
  const until = heldUntil(now, state.content.changeDeadline);
  if (until <= hold.until) return [];
  return [{ type: 'OrderHoldExtended', data: { modificationId, extendedBy: userId, heldSince, heldUntil: until } }];
}
