/** One record per line. */
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
  'container-deposits',
  'mussels',
] as const;
export type ImportSubject = (typeof importSubjects)[number];

export const keyScopes = [...importSubjects, 'deliveries', 'invoices', 'orders'] as const;
export type KeyScope = (typeof keyScopes)[number];
