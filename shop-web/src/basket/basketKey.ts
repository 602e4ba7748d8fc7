import type { Language } from '../paths.ts';

/** Texts are in the page's language. */
export const basketKey = (customerNumber: string | null, language: Language) =>
  ['basket', customerNumber, language] as const;

export const basketByIdKey = (customerNumber: string | null, language: Language, basketId: string) =>
  ['basket', customerNumber, language, basketId] as const;

export const basketsKey = (customerNumber: string | null, language: Language) =>
  ['baskets', customerNumber, language] as const;

/** Except single quantities, which createQuantityRequests counts. */
export const basketMutationKey = ['basket-change'] as const;
