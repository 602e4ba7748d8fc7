import type { z } from 'zod';
import { customerStream } from '@talloor/events/customer/customer.ts';
import type { AccountState } from '@talloor/events/account/account.ts';
import type { userView } from '@talloor/contracts/endpoints/session.ts';
import type { Address } from '@talloor/rules/facts.ts';
import type { CommandSide } from '../../commandSide.ts';
import { customerFold } from '../../folds.ts';

type UserView = z.input<typeof userView>;
export type RegisteredAccount = Exclude<AccountState, { status: 'none' }>;

/** The user as login and the choice of a customer answer, with the standing of each customer as its stream tells. */
export async function viewUser(
  side: Pick<CommandSide, 'catalogue' | 'repository' | 'clock' | 'features'>,
  account: RegisteredAccount,
  customerNumber: string | null,
  csrfToken: string,
): Promise<UserView> {
  const numbers = account.customers.toSorted((one, other) => one.localeCompare(other));
  const [known, standings] = await Promise.all([
    numbers.length > 0 ? side.catalogue.findCustomers(numbers) : [],
    Promise.all(numbers.map((number) => side.repository.load(customerFold, customerStream(number)))),
  ]);
  return {
    id: Number(account.userId),
    username: account.username ?? '',
    first_name: account.firstName ?? '',
    last_name: account.lastName ?? '',
    language: account.language,
    roles: account.roles,
    customers: numbers.map((number, index) => {
      const customer = known.find((candidate) => candidate.customerNumber === number);
      const status = standings[index]?.state.status ?? 'none';
      return {
        customer_number: number,
        name: customer?.name ?? number,
        city: customer?.address.city ?? '',
        address: customer ? shownStreet(customer.address) : '',
        status: status === 'none' ? 'active' : status,
      };
    }),
    customer_number: customerNumber,
    csrfToken,
    features: side.features,
    now: Math.floor(side.clock.now().getTime() / 1000),
  };
}

const shownStreet = ({ street, streetNumber, box }: Address): string =>
  [street, streetNumber, box].filter((part) => part !== '').join(' ');
