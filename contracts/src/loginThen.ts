const loginPage = { nl: '/inloggen', fr: '/connexion' } as const;

export const loginThen = (language: 'nl' | 'fr', page: string): string =>
  `${loginPage[language]}?${new URLSearchParams({ next: page }).toString()}`;
