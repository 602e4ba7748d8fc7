import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { returnedQuantityOf } from '@talloor/events/delivery/returns.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ToggleReturn = {
  readonly customerNumber: string;
  readonly userId: string;
  readonly lineId: string;
  /** Null toggles. */
  readonly returned: boolean | null;
};

export function decideToggleReturn(command: ToggleReturn, state: DeliveryState): Decision<DeliveryEvent> {
  const { customerNumber, userId, lineId, returned } = command;
  if (state.status === 'none' || state.plan.customerNumber !== customerNumber || state.dispatchedAt === null)
    return { rejected: 'delivery_note.not_found' };
  const line = state.picked?.lines.find((candidate) => candidate.lineId === lineId);
  if (!line) return { rejected: 'delivery_note.line_not_found' };
  const isMarked = state.returns.marked.includes(lineId);
  const isToBeMarked = returned ?? !isMarked;
  if (isToBeMarked === isMarked) return [];
  if (!isToBeMarked) return [{ type: 'DeliveryNoteLineReturnUnmarked', data: { lineId, unmarkedBy: userId } }];
  if (state.deliveredAt === null) return { rejected: 'return.not_delivered' };
  if (line.delivered <= returnedQuantityOf(state.returns, lineId))
    return { rejected: 'return.nothing_left', parameters: { article: line.articleNumber } };
  return [{ type: 'DeliveryNoteLineReturnMarked', data: { lineId, markedBy: userId } }];
}
