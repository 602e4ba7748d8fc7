/**
 * Pages of the shop in both languages (spec shopping §2) that are built; `:name` stands for a number. A test keeps them
 * equal to the shop's own table.
 */
export const shopPages: ReadonlySet<string> = new Set([
  '/',
  '/inloggen',
  '/connexion',
  '/erp-verbinding',
  '/connexion-erp-echouee',
  '/wachtwoord-instellen',
  '/registreren',
  '/fr/registre',
  '/confirmatie',
  '/confirmation',
  '/activeren',
  '/activer',
  '/uitnodiging',
  '/invitation',
  '/registratie-aanvullen',
  '/completer-inscription',
  '/definir-mot-de-passe',
  '/zoekresultaten',
  '/resultats-de-la-recherche',
  '/nl/assortiment',
  '/fr/assortiment',
  '/assortiment/:alias',
  '/fr/assortiment/:alias',
  '/nl/promo',
  '/fr/promo',
  '/vergelijken',
  '/comparer',
  '/:id',
  '/fr/:id',
  '/winkelwagen',
  '/panier',
  '/winkelwagen-bekijken',
  '/voir-le-panier',
  '/upload-naar-winkelwagen',
  '/panier-telechargement',
  '/winkelwagen/gegevens',
  '/panier/donnees',
  '/winkelwagen/bevestiging',
  '/panier/confirmation',
  '/nl/mijn-account/lijstjes',
  '/fr/mon-compte/listes',
  '/nl/mijn-account/lijstjes/bekijk',
  '/nl/mijn-account/lijstjes/beperkt',
  '/nl/mijn-account/lijstjes/tellen',
  '/nl/mijn-account/lijstjes/vaste-bestelling',
  '/fr/mon-compte/listes/commande-permanente',
  '/fr/mon-compte/listes/regarder',
  '/fr/mon-compte/listes/restreinte',
  '/fr/mon-compte/listes/compter',
  '/nl/mijn-account/profiel',
  '/fr/mon-compte/profil',
  '/nl/mijn-account/klanten',
  '/fr/mon-compte/clients',
  '/nl/mijn-account/klanten/:customer',
  '/fr/mon-compte/clients/:customer',
  '/nl/mijn-account/bestellingen',
  '/fr/mon-compte/commandes',
  '/bestelling-bekijken',
  '/detail-de-la-commande',
  '/nl/mijn-account/goedkeuringen',
  '/fr/mon-compte/approbations',
  '/nl/mijn-account/portaal',
  '/fr/mon-compte/portail',
  '/nl/mijn-account/portaal/bestellingen',
  '/fr/mon-compte/portail/commandes',
  '/nl/mijn-account/portaal/lijstjes',
  '/fr/mon-compte/portail/listes',
  '/nl/mijn-account/portaal/lijstjes/bekijk',
  '/fr/mon-compte/portail/listes/regarder',
  '/algemene-voorwaarden',
  '/conditions-generales',
]);

/** The regular expression of a page's address, the same for nginx; numbers are digits only (readings.md, Path parameters). */
export const pagePattern = (page: string): string => `^${page.replaceAll(/:\w+/g, '[0-9]{1,20}')}$`;

const numbered = [...shopPages].filter((page) => page.includes(':')).map((page) => new RegExp(pagePattern(page)));

/** Whether a path is a page of the shop; a slash at its end does not matter. */
export function isShopPage(path: string): boolean {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return (shopPages.has(wanted) && !wanted.includes(':')) || numbered.some((pattern) => pattern.test(wanted));
}
