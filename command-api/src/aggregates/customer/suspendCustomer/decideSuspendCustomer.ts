import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** The basket stays. */
export function decideSuspendCustomer(reason: string, state: CustomerState): Decision<CustomerEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'active':
      return [{ type: 'CustomerSuspended', data: { reason } }];
    case 'suspended':
      return [];
    case 'cancelled':
      return { rejected: 'customer.cancelled' };
    default:
      return state satisfies never;
  }
}
