import { getMyCustomer, listMyCustomers } from '@talloor/contracts/endpoints/customers.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findCustomerChanges } from './findCustomerChanges.ts';
import { findStandings } from './findCustomerStatuses.ts';
import { findRights } from './findRights.ts';
import { summariseCustomers } from './summariseCustomers.ts';
import { viewCustomerAddress, viewCustomerChange } from './viewCustomerChange.ts';

export const customerRoutes = (side: ReadSide): readonly Route[] => [
  route(listMyCustomers, async (_input, { user, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'accounts', 'baskets', 'customerChanges', 'customerUsers');
    return { body: { customers: await summariseCustomers(side, user.userId, user.customers) }, stale };
  }),
  route(getMyCustomer, async ({ params: { customer_number: number } }, { user, seenPosition }) => {
    if (!user.customers.includes(number)) throw new Problem('customer.not_found');
    const stale = await isStale(side.waiter, seenPosition, 'accounts', 'customerChanges', 'customerUsers');
    const [customer, statuses, rights, changes] = await Promise.all([
      side.catalogue.findCustomer(number),
      findStandings(side.pool, [number]),
      findRights(side.pool, user.userId),
      findCustomerChanges(side.pool, number),
    ]);
    if (!customer) throw new Problem('customer.not_found');
    const body = {
      customer_number: number,
      name: customer.name,
      status: statuses.get(number) ?? ('active' as const),
      country: 'BE' as const,
      vat_number: customer.vatNumber,
      segment: customer.segment,
      account_number: customer.accountNumber,
      erp_number: customer.erpNumber ?? null,
      delivery_address: viewCustomerAddress(customer.address),
      billing_address: viewCustomerAddress(customer.billingAddress),
      may_request_change: rights.get(number)?.includes('portal') ?? false,
      changes: changes.map(viewCustomerChange),
    };
    return { body, stale };
  }),
];
