/** A page address that serves an endpoint for certain requests. */
export type PageCall = {
  readonly page: string;
  readonly when: { readonly method: 'POST' } | { readonly parameter: string; readonly value: string };
  /** Endpoint path with the page's language. */
  readonly to: string;
};

const basketPages = [
  { page: '/winkelwagen', confirmation: '/winkelwagen/bevestiging', locale: 'nl' },
  { page: '/panier', confirmation: '/panier/confirmation', locale: 'fr' },
] as const;

/** The basket page also accepts the form without script and serves the PDF (spec shopping §2). */
export const pageCalls: readonly PageCall[] = basketPages.flatMap(({ page, confirmation, locale }) => [
  { page, when: { method: 'POST' }, to: `/${locale}/api/basket-page/form` },
  { page, when: { parameter: 'download', value: '1' }, to: `/${locale}/api/basket-page/pdf` },
  { page, when: { parameter: 'script', value: '0' }, to: `/${locale}/api/basket-page/form` },
  { page: confirmation, when: { parameter: 'script', value: '0' }, to: `/${locale}/api/basket-page/form` },
]);
