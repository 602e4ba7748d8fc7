import { isDeepStrictEqual } from 'node:util';
import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { CustomerChange } from '@talloor/events/customer/customerChange.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Suspended customers may ask. */
export function decideRequestCustomerChange(change: CustomerChange, state: CustomerState): Decision<CustomerEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'customer.not_found' };
    case 'cancelled':
      return { rejected: 'customer.cancelled' };
    case 'active':
    case 'suspended':
      if (isDeepStrictEqual(change.old, change.new)) return { rejected: 'customer.address_unchanged' };
      return state.changes.some(({ kind, status }) => kind === change.kind && status === 'requested')
        ? { rejected: 'customer.change_waiting' }
        : [{ type: 'CustomerChangeRequested', data: change }];
    default:
      return state satisfies never;
  }
}
