import type { Language } from '../paths.ts';

/** Shared key prefix. */
export const listsKey = ['lists'] as const;

export const myListsKey = (customerNumber: string | null, language: Language) =>
  [...listsKey, 'mine', customerNumber, language] as const;

/** With shared and derived lists. */
export const allListsKey = (customerNumber: string | null, language: Language) =>
  [...listsKey, 'all', customerNumber, language] as const;

export const listKey = (
  customerNumber: string | null,
  language: Language,
  id: string,
  kind: 'own' | 'managed' = 'own',
) => [...listsKey, 'one', kind, customerNumber, language, id] as const;

export const listHistoryKey = (kind: 'own' | 'managed', language: Language, id: string) =>
  [...listsKey, 'history', kind, language, id] as const;
