import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';

export type DisputeAnswer = {
  /** Null after erasure. */
  readonly text: string | null;
  readonly userId: string;
};

export function decideSettleDispute(
  { text, userId }: DisputeAnswer,
  state: ServiceRequestState,
): readonly ServiceRequestEvent[] {
  if (state.status === 'none' || state.status === 'closed') return [];
  return [
    ...(state.assignedTo === null ? [{ type: 'ServiceRequestAssigned' as const, data: { assignedTo: userId } }] : []),
    { type: 'ServiceRequestAnswered', data: { personId: state.filed.personId, text } },
    { type: 'ServiceRequestClosed', data: { reason: 'solved' } },
  ];
}
