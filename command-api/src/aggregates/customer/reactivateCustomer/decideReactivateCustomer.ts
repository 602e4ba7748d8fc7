import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideReactivateCustomer(reason: string, state: CustomerState): Decision<CustomerEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'active':
      return [];
    case 'suspended':
      return [{ type: 'CustomerReactivated', data: { reason } }];
    case 'cancelled':
      return { rejected: 'customer.cancelled' };
    default:
      return state satisfies never;
  }
}
