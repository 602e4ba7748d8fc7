import type { CloseReason, ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Once; repeats are silent. */
export function decideCloseCase(reason: CloseReason, state: ServiceRequestState): Decision<ServiceRequestEvent> {
  if (state.status === 'none') return { rejected: 'case.not_found' };
  return state.status === 'closed' ? [] : [{ type: 'ServiceRequestClosed', data: { reason } }];
}
