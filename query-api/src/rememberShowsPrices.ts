import { LRUCache } from 'lru-cache';
import { askerSeesPrices } from '@talloor/catalogue/customer/runAsUser.ts';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';

export type ShowsPrices = (customerNumber: string) => Promise<boolean>;

const ttl = 1000;

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
