import type { Customer } from '../session/SessionProvider.tsx';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Customers whose name, number, address or town contains every word of the query; accents do not matter. */
export function matchCustomers(customers: readonly Customer[], query: string): readonly Customer[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return customers.filter((customer) => {
    const text = plain(`${customer.name} ${customer.customer_number} ${customer.address} ${customer.city}`);
    return words.every((word) => text.includes(word));
  });
}
