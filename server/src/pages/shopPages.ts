const dutchPages = [
  '/nl',
  '/inloggen',
  '/erp-verbinding',
  '/wachtwoord-instellen',
  '/e-mailadres-bevestigen',
  '/registreren',
  '/confirmatie',
  '/activeren',
  '/vervanging',
  '/uitnodiging',
  '/registratie-aanvullen',
  '/zoekresultaten',
  '/nl/assortiment',
  '/assortiment/:alias',
  '/nl/promo',
  '/vergelijken',
  '/:id',
  '/winkelwagen',
  '/winkelwagen-bekijken',
  '/upload-naar-winkelwagen',
  '/winkelwagen/gegevens',
  '/winkelwagen/bevestiging',
  '/nl/mijn-account/lijstjes',
  '/nl/mijn-account/lijstjes/bekijk',
  '/nl/mijn-account/lijstjes/beperkt',
  '/nl/mijn-account/lijstjes/tellen',
  '/nl/mijn-account/lijstjes/vaste-bestelling',
  '/nl/mijn-account/profiel',
  '/nl/mijn-account/klanten',
  '/nl/mijn-account/klanten/:customer',
  '/nl/mijn-account/bestellingen',
  '/bestelling-bekijken',
  '/bestelling-wijzigen',
  '/bestelling-wijzigen-producten-toevoegen',
  '/bestelling-wijzigen-product-detail',
  '/bestelling-wijzigen-bevestiging',
  '/bestelling-ontvangstbewijs',
  '/bestelling-versies',
  '/nl/mijn-account/goedkeuringen',
  '/nl/mijn-account/portaal',
  '/nl/mijn-account/portaal/bestellingen',
  '/nl/mijn-account/portaal/lijstjes',
  '/nl/mijn-account/portaal/lijstjes/bekijk',
  '/nl/levernota',
  '/nl/levernota-track-and-trace',
  '/nl-mijn-account-retour',
  '/nl/mijn-account/terugroeping',
  '/algemene-voorwaarden',
];
const frenchPages = [
  '/fr',
  '/connexion',
  '/connexion-erp-echouee',
  '/confirmer-adresse-e-mail',
  '/fr/registre',
  '/confirmation',
  '/activer',
  '/remplacement',
  '/invitation',
  '/completer-inscription',
  '/definir-mot-de-passe',
  '/resultats-de-la-recherche',
  '/fr/assortiment',
  '/fr/assortiment/:alias',
  '/fr/promo',
  '/comparer',
  '/fr/:id',
  '/panier',
  '/voir-le-panier',
  '/panier-telechargement',
  '/panier/donnees',
  '/panier/confirmation',
  '/fr/mon-compte/listes',
  '/fr/mon-compte/listes/commande-permanente',
  '/fr/mon-compte/listes/regarder',
  '/fr/mon-compte/listes/restreinte',
  '/fr/mon-compte/listes/compter',
  '/fr/mon-compte/profil',
  '/fr/mon-compte/clients',
  '/fr/mon-compte/clients/:customer',
  '/fr/mon-compte/commandes',
  '/modifier-commande',
  '/modifier-commande-ajouter-produits',
  '/modifier-commande-detail-du-produit',
  '/modifier-commande-confirmation',
  '/detail-de-la-commande',
  '/recepisse-de-commande',
  '/versions-de-la-commande',
  '/fr/mon-compte/approbations',
  '/fr/mon-compte/portail',
  '/fr/mon-compte/portail/commandes',
  '/fr/mon-compte/portail/listes',
  '/fr/mon-compte/portail/listes/regarder',
  '/fr/bon-de-livraison-suivi-et-tracabilite',
  '/fr/bon-de-livraison',
  '/fr-mon-compte-retour',
  '/fr/mon-compte/rappel',
  '/conditions-generales',
];

/** Spec shopping §2; null: both languages. `:name` is a number. A test compares the pages to the shop's table. */
export const shopPages: ReadonlyMap<string, 'nl' | 'fr' | null> = new Map([
  ['/', null],
  ...dutchPages.map((page) => [page, 'nl'] as const),
  ...frenchPages.map((page) => [page, 'fr'] as const),
]);

/** Also for nginx; numbers are digits (readings.md, Path parameters). */
export const pagePattern = (page: string): string => `^${page.replaceAll(/:\w+/g, '[0-9]{1,20}')}$`;

const numbered = [...shopPages].flatMap(([page, language]) =>
  page.includes(':') ? [{ pattern: new RegExp(pagePattern(page)), language }] : [],
);

/** Ignores a trailing slash. */
export function findShopPage(path: string): { readonly language: 'nl' | 'fr' | null } | null {
  const trimmedPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const language = trimmedPath.includes(':') ? undefined : shopPages.get(trimmedPath);
  return language !== undefined ? { language } : (numbered.find(({ pattern }) => pattern.test(trimmedPath)) ?? null);
}

/** Null for other pages. */
export const articleOfPath = (path: string): string | null => /^(?:\/fr)?\/(\d{1,20})\/*$/.exec(path)?.[1] ?? null;
