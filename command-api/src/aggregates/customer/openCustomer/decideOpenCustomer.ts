import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Opens a customer number; one that was opened before keeps its standing. */
export function decideOpenCustomer(customerNumber: string, state: CustomerState): Decision<CustomerEvent> {
  return state.status === 'none' ? [{ type: 'CustomerOpened', data: { customerNumber } }] : [];
}
