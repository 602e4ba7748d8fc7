/** Pages of the shop in both languages (spec shopping §2) that are built; a test keeps them equal to the shop's own table. */
export const shopPages: ReadonlySet<string> = new Set([
  '/',
  '/inloggen',
  '/connexion',
  '/zoekresultaten',
  '/resultats-de-la-recherche',
  '/winkelwagen',
  '/panier',
  '/winkelwagen/gegevens',
  '/panier/donnees',
  '/winkelwagen/bevestiging',
  '/panier/confirmation',
  '/nl/mijn-account/bestellingen',
  '/fr/mon-compte/commandes',
  '/bestelling-bekijken',
  '/detail-de-la-commande',
]);
