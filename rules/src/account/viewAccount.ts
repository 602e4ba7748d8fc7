import { completeRights, type CustomerRight } from './rights.ts';
import type { Address, CustomerFacts, Language } from '../facts.ts';

/** An unknown customer is active. */
export type AccountStatus = 'active' | 'suspended' | 'cancelled';

/** Names are null after erasure. */
export type KeptAccount<Role extends string> = {
  readonly userId: string;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: Language;
  readonly roles: readonly Role[];
  readonly customers: readonly string[];
};

/**
 * A customer that the catalogue does not know is its number.
 * @param customerNumber null until chosen
 * @param rights for that customer
 */
export function viewAccount<Role extends string>(
  account: KeptAccount<Role>,
  customers: readonly Pick<CustomerFacts, 'customerNumber' | 'name' | 'address' | 'segment' | 'showPrices'>[],
  statuses: ReadonlyMap<string, AccountStatus>,
  customerNumber: string | null,
  rights: readonly CustomerRight[],
) {
  const chosen = customers.find((customer) => customer.customerNumber === customerNumber);
  const numbers = account.customers.toSorted((a, b) => a.localeCompare(b));
  return {
    id: Number(account.userId),
    username: account.username ?? '',
    first_name: account.firstName ?? '',
    last_name: account.lastName ?? '',
    language: account.language,
    roles: [...account.roles],
    customers: numbers.map((number) => {
      const customer = customers.find((candidate) => candidate.customerNumber === number);
      return {
        customer_number: number,
        name: customer?.name ?? number,
        city: customer?.address.city ?? '',
        address: customer ? streetText(customer.address) : '',
        status: statuses.get(number) ?? 'active',
        segment: customer?.segment ?? null,
      };
    }),
    customer_number: customerNumber,
    // Invoices name prices.
    rights: completeRights(rights).filter((right) => right !== 'see_invoices' || chosen?.showPrices !== false),
  };
}

const streetText = ({ street, streetNumber, box }: Address): string =>
  [street, streetNumber, box].filter((part) => part !== '').join(' ');
