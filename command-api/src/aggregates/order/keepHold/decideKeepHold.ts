import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, ownChanges } from '../changes/changeForbidden.ts';

export type KeepHold = {
  readonly userId: string;
  readonly holderName: string;
  readonly now: Date;
  readonly isShared?: boolean | undefined;
};

export function decideKeepHold(command: KeepHold, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, now } = command;
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  if (command.isShared === true) return [];
  const own = ownChanges(state, command);
  if ('rejected' in own) return own;
  if (own.heldUntil <= (state.hold?.until ?? '')) return [];
  return [{ type: 'OrderHoldExtended', data: { ...own, extendedBy: userId } }];
}
