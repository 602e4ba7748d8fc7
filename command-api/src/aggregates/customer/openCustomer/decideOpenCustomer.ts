import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideOpenCustomer(customerNumber: string, state: CustomerState): Decision<CustomerEvent> {
  return state.status === 'none' ? [{ type: 'CustomerOpened', data: { customerNumber } }] : [];
}
