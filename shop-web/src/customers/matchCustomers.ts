import type { Customer } from '../session/SessionProvider.tsx';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** All words must match; ignores accents. */
export function matchCustomers(customers: readonly Customer[], query: string): readonly Customer[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return customers.filter((customer) => {
    const text = plain(`${customer.name} ${customer.customer_number} ${customer.address} ${customer.city}`);
    return words.every((word) => text.includes(word));
  });
}
