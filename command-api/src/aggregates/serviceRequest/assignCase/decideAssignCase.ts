import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

type AssignFacts = {
  /** An active user who may act for the office. */
  readonly mayAct: boolean;
};

export function decideAssignCase(
  assignedTo: string | null,
  state: ServiceRequestState,
  { mayAct }: AssignFacts,
): Decision<ServiceRequestEvent> {
  if (state.status === 'none') return { rejected: 'case.not_found' };
  if (state.status === 'closed') return { rejected: 'case.closed' };
  if (assignedTo !== null && !mayAct) return { rejected: 'case.assignee_unknown' };
  return state.assignedTo === assignedTo ? [] : [{ type: 'ServiceRequestAssigned', data: { assignedTo } }];
}
