const loginPage = { nl: '/inloggen', fr: '/connexion' } as const;

/** The login that leads on to a page of the shop: of somebody who is logged in, straight to it. */
export const loginThen = (language: 'nl' | 'fr', page: string): string =>
  `${loginPage[language]}?${new URLSearchParams({ next: page })}`;
