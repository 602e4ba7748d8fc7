import { LRUCache } from 'lru-cache';
import { askerSeesPrices } from '@talloor/catalogue/customer/askedBy.ts';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';

/** Whether who asks sees this customer's amounts; a customer that the catalogue does not know shows none. */
export type ShowsPrices = (customerNumber: string) => Promise<boolean>;

/** A condition that the office changes is seen within this time; lists are read far more often than that. */
const ttl = 1000;

/** Asks the catalogue once a second per customer. */
export function rememberShowsPrices(catalogue: Pick<Catalogue, 'findCustomer'>): ShowsPrices {
  const memory = new LRUCache<string, { readonly shows: boolean }>({ max: 5000, ttl });
  return async (customerNumber) => {
    if (!askerSeesPrices()) return false;
    const remembered = memory.get(customerNumber);
    if (remembered) return remembered.shows;
    const shows = (await catalogue.findCustomer(customerNumber))?.showPrices ?? false;
    memory.set(customerNumber, { shows });
    return shows;
  };
}
