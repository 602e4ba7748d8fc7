import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { FiledServiceRequest } from '@talloor/events/serviceRequest/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Once per stream. */
export const decideFileServiceRequest = (
  request: FiledServiceRequest,
  state: ServiceRequestState,
): Decision<ServiceRequestEvent> => (state.status === 'none' ? [{ type: 'ServiceRequestFiled', data: request }] : []);
