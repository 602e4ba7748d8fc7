import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { holdEnd } from '@talloor/rules/order/hold.ts';
import { changeForbidden, holdAt, inUse, type PlacedOrder } from '../changes/changeForbidden.ts';

export type StartChanges = {
  readonly userId: string;
  /** From the holding colleague. */
  readonly takeOver: boolean;
  readonly mayTakeOver: boolean;
  readonly holderName: string;
  readonly freshId: string;
  readonly now: Date;
  readonly isShared?: boolean | undefined;
};

/** Minimum age before a hold is extended, so that reloads append nothing. */
const restfulMs = 60_000;

/** Also extends an own hold. */
export function decideStartChanges(command: StartChanges, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, now } = command;
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  if (command.isShared === true) return state.drafts[userId] ? [] : [startSharedChanges(command, state)];
  const hold = holdAt(state, now);
  const until = holdEnd(now, state.content.changeDeadline);
  if (hold?.by === userId) {
    if (Date.parse(until) - Date.parse(hold.until) < restfulMs) return [];
    const { modificationId, since } = hold;
    return [
      { type: 'OrderHoldExtended', data: { modificationId, extendedBy: userId, heldSince: since, heldUntil: until } },
    ];
  }
  if (hold !== null && !command.takeOver) return inUse(hold, command.holderName);
  if (hold !== null && !command.mayTakeOver) return { rejected: 'permission.denied' };
  return [
    {
      type: 'OrderModificationStarted',
      data: {
        modificationId: state.drafts[userId]?.modificationId ?? command.freshId,
        startedBy: userId,
        heldSince: now.toISOString(),
        heldUntil: until,
        baseVersion: state.version,
        takenFrom: hold?.by ?? null,
      },
    },
  ];
}

function startSharedChanges({ userId, freshId, now }: StartChanges, order: PlacedOrder): OrderEvent {
  const at = now.toISOString();
  return {
    type: 'OrderModificationStarted',
    data: {
      modificationId: freshId,
      startedBy: userId,
      heldSince: at,
      heldUntil: at,
      baseVersion: order.version,
      takenFrom: null,
      shared: true,
    },
  };
}
