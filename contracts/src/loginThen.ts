const loginPage = { nl: '/inloggen', fr: '/connexion' } as const;

/** Login page that leads to a page of the shop. */
export const loginThen = (language: 'nl' | 'fr', page: string): string =>
  `${loginPage[language]}?${new URLSearchParams({ next: page }).toString()}`;
