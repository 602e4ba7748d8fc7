import type { Language } from '../paths.ts';

/** Everything that is asked about lists begins with this. */
export const listsKey = ['lists'] as const;

/** The lists that a customer's user can put articles on. */
export const myListsKey = (customerNumber: string | null, language: Language) =>
  [...listsKey, 'mine', customerNumber, language] as const;

/** Those and all that are shared or derived. */
export const allListsKey = (customerNumber: string | null, language: Language) =>
  [...listsKey, 'all', customerNumber, language] as const;

/** One list with its articles, as one's own or as who manages its user. */
export const listKey = (
  customerNumber: string | null,
  language: Language,
  id: string,
  kind: 'own' | 'managed' = 'own',
) => [...listsKey, 'one', kind, customerNumber, language, id] as const;

/** What happened to a list. */
export const listHistoryKey = (kind: 'own' | 'managed', language: Language, id: string) =>
  [...listsKey, 'history', kind, language, id] as const;
