import type { Language } from '../paths.ts';

export const standingKey = ['standing-orders'] as const;

export const standingOrdersKey = (customerNumber: string | null, language: Language) =>
  [...standingKey, 'all', customerNumber, language] as const;

export const standingOrderKey = (customerNumber: string | null, language: Language, listId: string) =>
  [...standingKey, 'one', customerNumber, language, listId] as const;

export const standingRunKey = (customerNumber: string | null, language: Language, basketId: string) =>
  [...standingKey, 'run', customerNumber, language, basketId] as const;
