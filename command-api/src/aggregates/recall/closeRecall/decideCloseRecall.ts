import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState } from '@talloor/events/recall/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type CloseRecall = { readonly reason: string; readonly closedBy: string };

/** Despite missing answers. */
export function decideCloseRecall({ reason, closedBy }: CloseRecall, state: RecallState): Decision<RecallEvent> {
  if (state.status === 'none') return { rejected: 'recall.not_found' };
  if (state.status === 'closed') return [];
  const unanswered = Object.values(state.customers).filter(({ awaits }) => awaits).length;
  return [{ type: 'RecallClosed', data: { reason, closedBy, unanswered } }];
}
