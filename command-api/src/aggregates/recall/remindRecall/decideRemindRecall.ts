import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState } from '@talloor/events/recall/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** `customerNumber` null: all without answer. */
export type RemindRecall = { readonly customerNumber: string | null; readonly remindedBy: string };

const mostAtOnce = 1000;

/** Rejected when all have answered. */
export function decideRemindRecall(
  { customerNumber, remindedBy }: RemindRecall,
  state: RecallState,
): Decision<RecallEvent> {
  if (state.status === 'none' || (customerNumber !== null && !state.customers[customerNumber]))
    return { rejected: 'recall.not_found' };
  if (state.status === 'closed') return { rejected: 'recall.closed' };
  const waitingCustomers = Object.entries(state.customers).filter(
    ([number, { awaits }]) => awaits && (customerNumber === null || number === customerNumber),
  );
  if (waitingCustomers.length === 0) return { rejected: 'recall.all_answered' };
  return waitingCustomers
    .toSorted(([, first], [, second]) => first.reminders - second.reminders)
    .slice(0, mostAtOnce)
    .map(([number, { reminders, recipients }]) => ({
      type: 'RecallReminded',
      data: { customerNumber: number, reminder: reminders + 1, remindedBy, recipients: [...recipients] },
    }));
}
