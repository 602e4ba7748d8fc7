import { evolveCustomer, type CustomerEvent, type CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideOpenCustomer } from './openCustomer/decideOpenCustomer.ts';

/** ERP customers have no stream before their first event. */
export function onOpenedCustomer(
  customerNumber: string,
  state: CustomerState,
  decide: (customer: CustomerState) => Decision<CustomerEvent>,
): Decision<CustomerEvent> {
  const opening = decideOpenCustomer(customerNumber, state);
  if ('rejected' in opening) return opening;
  const decided = decide(opening.reduce(evolveCustomer, state));
  if ('rejected' in decided) return decided;
  return decided.length === 0 ? [] : [...opening, ...decided];
}
