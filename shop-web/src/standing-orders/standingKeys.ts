import type { Language } from '../paths.ts';

/** Everything that is asked about standing orders begins with this. */
export const standingKey = ['standing-orders'] as const;

/** The standing orders of a customer's lists. */
export const standingOrdersKey = (customerNumber: string | null, language: Language) =>
  [...standingKey, 'all', customerNumber, language] as const;

/** The one of a list. */
export const standingOrderKey = (customerNumber: string | null, language: Language, listId: string) =>
  [...standingKey, 'one', customerNumber, language, listId] as const;

/** What made a basket. */
export const standingRunKey = (customerNumber: string | null, language: Language, basketId: string) =>
  [...standingKey, 'run', customerNumber, language, basketId] as const;
