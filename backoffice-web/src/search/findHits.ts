import { listOfficeCustomers, listOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { listOfficeUsers } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { listOfficeRegistrations, type OfficeRegistration } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import { officeClient } from '../data/officeClient.ts';
import type { RegistrationTab } from '../registrations/useRegistrations.ts';
import type { Hit } from './hit.ts';

/** Maximum per kind. */
const most = 5;

/** Failed kinds are omitted. */
export async function findHits(
  q: string,
  rights: readonly OfficeRight[],
  signal?: AbortSignal,
): Promise<readonly Hit[]> {
  const options = signal === undefined ? {} : { signal };
  const query = { filter: JSON.stringify({ q }), range: `[0,${most - 1}]` };
  const nothing = (): readonly Hit[] => [];
  const ofOrders = (): Promise<readonly Hit[]> =>
    officeClient.call(listOfficeOrders, { query }, options).then((orders) =>
      orders.map(({ id, customer_name: name }) => ({
        kind: 'orders',
        to: `/orders/${id}/show`,
        title: id,
        text: name,
      })),
    );
  const ofPeople = (): readonly Promise<readonly Hit[]>[] => [
    officeClient.call(listOfficeCustomers, { query }, options).then((customers) =>
      customers.map(({ id, name, city }) => ({
        kind: 'customers',
        to: `/customers/${id}/show`,
        title: name,
        text: `${id} ${city}`,
      })),
    ),
    officeClient.call(listOfficeUsers, { query }, options).then((users) =>
      users.map(({ id, name, username, email }) => ({
        kind: 'users',
        to: `/users/${id}/show`,
        title: name ?? username ?? id,
        text: [username, email].filter(Boolean).join(' '),
      })),
    ),
    officeClient.call(listOfficeRegistrations, { query: { q } }, options).then(({ registrations }) =>
      registrations.slice(0, most).map(({ id, company_name: name, status, postal, city }) => ({
        kind: 'registrations',
        to: `/registrations?tab=${tabOf(status)}&id=${id}`,
        title: name ?? id,
        text: [postal, city].filter(Boolean).join(' '),
      })),
    ),
  ];
  const kinds = [
    ...(rights.includes('read_orders') ? [ofOrders()] : []),
    ...(rights.includes('read_customers') ? ofPeople() : []),
  ];
  return (await Promise.all(kinds.map((hits) => hits.catch(nothing)))).flat();
}

function tabOf(status: OfficeRegistration['status']): RegistrationTab {
  switch (status) {
    case 'todo':
      return 'todo';
    case 'waits_for_answer':
    case 'waits_for_link':
      return 'waiting';
    case 'accepted':
    case 'refused':
    case 'closed':
      return 'done';
    default:
      return status satisfies never;
  }
}
