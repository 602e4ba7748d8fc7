import type { UnsentChoice } from '@talloor/events/order/modification.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { heldUntil } from '@talloor/rules/order/hold.ts';
import { changeForbidden, ownHold } from './changeForbidden.ts';

export type KeepHold = {
  readonly userId: string;
  readonly holderName: string;
  /** What becomes of the draft at the deadline; undefined leaves that as it is. */
  readonly unsent: UnsentChoice | undefined;
  readonly now: Date;
};

/** Holds the order for longer, and notes what its user wants of an unsent draft. */
export function decideKeepHold(command: KeepHold, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, unsent, now } = command;
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  const hold = ownHold(state, command);
  if ('rejected' in hold) return hold;
  const { modificationId, since: heldSince } = hold;
  const until = heldUntil(now, state.content.changeDeadline);
  const isLonger = until > hold.until;
  const isOther = unsent !== undefined && state.drafts[userId]?.unsent !== unsent;
  return [
    ...(isLonger
      ? [
          {
            type: 'OrderHoldExtended' as const,
            data: { modificationId, extendedBy: userId, heldSince, heldUntil: until },
          },
        ]
      : []),
    ...(isOther
      ? [{ type: 'OrderUnsentDraftChosen' as const, data: { modificationId, chosenBy: userId, choice: unsent } }]
      : []),
  ];
}
