import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ToggleLine = {
  readonly customerNumber: string;
  readonly userId: string;
  readonly lineId: string;
  /** Null toggles. */
  readonly checked: boolean | null;
};

export function decideToggleLine(command: ToggleLine, state: DeliveryState): Decision<DeliveryEvent> {
  const { customerNumber, userId, lineId, checked } = command;
  if (state.status === 'none' || state.plan.customerNumber !== customerNumber || state.dispatchedAt === null)
    return { rejected: 'delivery_note.not_found' };
  if (!state.picked?.lines.some((line) => line.lineId === lineId)) return { rejected: 'delivery_note.line_not_found' };
  const isChecked = state.checked.includes(lineId);
  const isToBeChecked = checked ?? !isChecked;
  if (isToBeChecked === isChecked) return [];
  return isToBeChecked
    ? [{ type: 'DeliveryNoteLineChecked', data: { lineId, checkedBy: userId } }]
    : [{ type: 'DeliveryNoteLineUnchecked', data: { lineId, uncheckedBy: userId } }];
}
