/** What the ERP delivers, a file or batch each; every line is one record. */
export const importSubjects = [
  'products',
  'prices',
  'stock',
  'promotions',
  'navigation',
  'labels',
  'related-articles',
  'spec-sheets',
  'customers',
  'postal-codes',
  'streets',
] as const;
export type ImportSubject = (typeof importSubjects)[number];

/** What an API key can be for: what is imported, what becomes of deliveries, and what becomes of orders. */
export const keyScopes = [...importSubjects, 'deliveries', 'orders'] as const;
export type KeyScope = (typeof keyScopes)[number];
