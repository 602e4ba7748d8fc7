import { createFinder, paths } from '../paths.ts';

/** By an address of the shop, also in punch-out, where the pages have other addresses. */
export const findShopPage = createFinder({ ...paths });

export const shopTerms = { ...paths.terms };
