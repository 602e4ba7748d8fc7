/** An address of a page that answers something else where it is asked so; nginx and the single process both go by it. */
export type PageCall = {
  readonly page: string;
  /** What tells such a request from one for the page. */
  readonly when: { readonly method: 'POST' } | { readonly parameter: string; readonly value: string };
  /** The endpoint's address, with the language of the page's. */
  readonly to: string;
};

const basketPages = [
  { page: '/winkelwagen', confirmation: '/winkelwagen/bevestiging', locale: 'nl' },
  { page: '/panier', confirmation: '/panier/confirmation', locale: 'fr' },
] as const;

/** The basket route is also the order's: a form without script, and the basket as a PDF (spec shopping §2). */
export const pageCalls: readonly PageCall[] = basketPages.flatMap(({ page, confirmation, locale }) => [
  { page, when: { method: 'POST' }, to: `/${locale}/api/basket-page/form` },
  { page, when: { parameter: 'download', value: '1' }, to: `/${locale}/api/basket-page/pdf` },
  { page, when: { parameter: 'script', value: '0' }, to: `/${locale}/api/basket-page/form` },
  { page: confirmation, when: { parameter: 'script', value: '0' }, to: `/${locale}/api/basket-page/form` },
]);
