import type { CustomerFacts } from '@talloor/rules/facts.ts';
import type { FoundInvoice } from './findInvoice.ts';

type Billed = Pick<CustomerFacts, 'customerNumber' | 'billingAddress' | 'vatNumber'>;

/** As issued, or else the present one. */
export function billedCustomer({ billing }: Pick<FoundInvoice, 'billing'>, customer: Billed): Billed {
  const { customerNumber } = customer;
  if (billing === null) return customer;
  const { vat_number: vatNumber, street_number: streetNumber, ...address } = billing;
  return { customerNumber, vatNumber, billingAddress: { ...address, streetNumber } };
}
