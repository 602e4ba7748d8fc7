import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideCancelCustomer(reason: string, state: CustomerState): Decision<CustomerEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'active':
    case 'suspended':
      return [{ type: 'CustomerCancelled', data: { reason } }];
    case 'cancelled':
      return [];
    default:
      return state satisfies never;
  }
}
