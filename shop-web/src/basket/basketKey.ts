import type { Language } from '../paths.ts';

/** The basket of a customer; its texts are in the language of the page. */
export const basketKey = (customerNumber: string | null, language: Language) =>
  ['basket', customerNumber, language] as const;

/** One basket by its id, whether active or not. */
export const namedBasketKey = (customerNumber: string | null, language: Language, basketId: string) =>
  ['basket', customerNumber, language, basketId] as const;

/** All unfinished baskets of a customer. */
export const basketsKey = (customerNumber: string | null, language: Language) =>
  ['baskets', customerNumber, language] as const;

/** Every change of the basket but those of one quantity, which createQuantityRequests counts. */
export const basketMutationKey = ['basket-change'] as const;
