import type { CloseReason, ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Once; repeats are silent. A dispute closes with its answer on the invoice. */
export function decideCloseCase(reason: CloseReason, state: ServiceRequestState): Decision<ServiceRequestEvent> {
  if (state.status === 'none') return { rejected: 'case.not_found' };
  if (state.status === 'closed') return [];
  if (state.filed.kind === 'dispute') return { rejected: 'case.dispute_unanswered' };
  return [{ type: 'ServiceRequestClosed', data: { reason } }];
}
