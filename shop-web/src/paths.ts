export type Language = 'nl' | 'fr';

/** Addresses of the pages per language (spec shopping §2); the twin of an address is the same page in the other language. */
export const paths = {
  start: { nl: '/', fr: '/' },
  login: { nl: '/inloggen', fr: '/connexion' },
  search: { nl: '/zoekresultaten', fr: '/resultats-de-la-recherche' },
  basket: { nl: '/winkelwagen', fr: '/panier' },
  checkout: { nl: '/winkelwagen/gegevens', fr: '/panier/donnees' },
  confirmation: { nl: '/winkelwagen/bevestiging', fr: '/panier/confirmation' },
  orders: { nl: '/nl/mijn-account/bestellingen', fr: '/fr/mon-compte/commandes' },
  orderDetail: { nl: '/bestelling-bekijken', fr: '/detail-de-la-commande' },
} as const satisfies Record<string, Record<Language, string>>;

export type PageName = keyof typeof paths;
const pageNames = Object.keys(paths) as PageName[];

/** Which page an address is, and in which language it says so; null for the language where both share the address. */
export function pageOfPath(pathname: string): { page: PageName; language: Language | null } | null {
  const wanted = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const page of pageNames) {
    const { nl, fr } = paths[page];
    if (nl === wanted) return { page, language: nl === fr ? null : 'nl' };
    if (fr === wanted) return { page, language: 'fr' };
  }
  return null;
}

/** The same page in the other language, its query kept; null for an address that is no page. */
export function twinPath(pathname: string, search: string, language: Language): string | null {
  const found = pageOfPath(pathname);
  return found === null ? null : `${paths[found.page][language]}${search}`;
}
