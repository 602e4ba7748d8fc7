import { evolveCustomer, type CustomerEvent, type CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideOpenCustomer } from './openCustomer/decideOpenCustomer.ts';

/** A customer that the ERP delivered has no stream until something happens to it: it is opened by the same act. */
export function onOpenedCustomer(
  customerNumber: string,
  state: CustomerState,
  decide: (opened: CustomerState) => Decision<CustomerEvent>,
): Decision<CustomerEvent> {
  const opening = decideOpenCustomer(customerNumber, state);
  if ('rejected' in opening) return opening;
  const decided = decide(opening.reduce(evolveCustomer, state));
  if ('rejected' in decided) return decided;
  return decided.length === 0 ? [] : [...opening, ...decided];
}
