export type Language = 'nl' | 'fr';

/** Spec shopping §2. `:name` matches digits only (readings.md). */
export const paths = {
  start: { nl: '/', fr: '/' },
  startInLanguage: { nl: '/nl', fr: '/fr' },
  login: { nl: '/inloggen', fr: '/connexion' },
  erp: { nl: '/erp-verbinding', fr: '/connexion-erp-echouee' },
  resetPassword: { nl: '/wachtwoord-instellen', fr: '/definir-mot-de-passe' },
  confirmEmail: { nl: '/e-mailadres-bevestigen', fr: '/confirmer-adresse-e-mail' },
  registration: { nl: '/registreren', fr: '/fr/registre' },
  registrationDone: { nl: '/confirmatie', fr: '/confirmation' },
  activate: { nl: '/activeren', fr: '/activer' },
  invitation: { nl: '/uitnodiging', fr: '/invitation' },
  answerRegistration: { nl: '/registratie-aanvullen', fr: '/completer-inscription' },
  search: { nl: '/zoekresultaten', fr: '/resultats-de-la-recherche' },
  assortmentIndex: { nl: '/nl/assortiment', fr: '/fr/assortiment' },
  assortment: { nl: '/assortiment/:alias', fr: '/fr/assortiment/:alias' },
  promo: { nl: '/nl/promo', fr: '/fr/promo' },
  mussels: { nl: '/nl/mosselen', fr: '/fr/moules' },
  compare: { nl: '/vergelijken', fr: '/comparer' },
  product: { nl: '/:id', fr: '/fr/:id' },
  basket: { nl: '/winkelwagen', fr: '/panier' },
  basketView: { nl: '/winkelwagen-bekijken', fr: '/voir-le-panier' },
  upload: { nl: '/upload-naar-winkelwagen', fr: '/panier-telechargement' },
  checkout: { nl: '/winkelwagen/gegevens', fr: '/panier/donnees' },
  confirmation: { nl: '/winkelwagen/bevestiging', fr: '/panier/confirmation' },
  lists: { nl: '/nl/mijn-account/lijstjes', fr: '/fr/mon-compte/listes' },
  listView: { nl: '/nl/mijn-account/lijstjes/bekijk', fr: '/fr/mon-compte/listes/regarder' },
  restrictedList: { nl: '/nl/mijn-account/lijstjes/beperkt', fr: '/fr/mon-compte/listes/restreinte' },
  shelf: { nl: '/nl/mijn-account/lijstjes/tellen', fr: '/fr/mon-compte/listes/compter' },
  standingOrder: {
    nl: '/nl/mijn-account/lijstjes/vaste-bestelling',
    fr: '/fr/mon-compte/listes/commande-permanente',
  },
  profile: { nl: '/nl/mijn-account/profiel', fr: '/fr/mon-compte/profil' },
  customers: { nl: '/nl/mijn-account/klanten', fr: '/fr/mon-compte/clients' },
  customer: { nl: '/nl/mijn-account/klanten/:customer', fr: '/fr/mon-compte/clients/:customer' },
  portal: { nl: '/nl/mijn-account/portaal', fr: '/fr/mon-compte/portail' },
  portalOrders: { nl: '/nl/mijn-account/portaal/bestellingen', fr: '/fr/mon-compte/portail/commandes' },
  portalLists: { nl: '/nl/mijn-account/portaal/lijstjes', fr: '/fr/mon-compte/portail/listes' },
  portalList: { nl: '/nl/mijn-account/portaal/lijstjes/bekijk', fr: '/fr/mon-compte/portail/listes/regarder' },
  portalPunchOut: {
    nl: '/nl/mijn-account/portaal/erp',
    fr: '/fr/mon-compte/portail/erp',
  },
  approvals: { nl: '/nl/mijn-account/goedkeuringen', fr: '/fr/mon-compte/approbations' },
  orders: { nl: '/nl/mijn-account/bestellingen', fr: '/fr/mon-compte/commandes' },
  orderDetail: { nl: '/bestelling-bekijken', fr: '/detail-de-la-commande' },
  orderReceipt: { nl: '/bestelling-ontvangstbewijs', fr: '/recepisse-de-commande' },
  orderVersions: { nl: '/bestelling-versies', fr: '/versions-de-la-commande' },
  deliveryNote: { nl: '/nl/levernota', fr: '/fr/bon-de-livraison' },
  invoices: { nl: '/nl/mijn-account/facturen', fr: '/fr/mon-compte/factures' },
  invoice: { nl: '/nl/mijn-account/factuur-bekijken', fr: '/fr/mon-compte/voir-la-facture' },
  statistics: { nl: '/nl/mijn-account/statistieken', fr: '/fr/mon-compte/statistiques' },
  documents: { nl: '/nl/mijn-account/documenten', fr: '/fr/mon-compte/documents' },
  payment: { nl: '/nl/mijn-account/betaling', fr: '/fr/mon-compte/paiement' },
  trackTrace: { nl: '/nl/levernota-track-and-trace', fr: '/fr/bon-de-livraison-suivi-et-tracabilite' },
  replacement: { nl: '/vervanging', fr: '/remplacement' },
  returns: { nl: '/nl-mijn-account-retour', fr: '/fr-mon-compte-retour' },
  recall: { nl: '/nl/mijn-account/terugroeping', fr: '/fr/mon-compte/rappel' },
  changeOrder: { nl: '/bestelling-wijzigen', fr: '/modifier-commande' },
  changeOrderAdd: { nl: '/bestelling-wijzigen-producten-toevoegen', fr: '/modifier-commande-ajouter-produits' },
  changeOrderProduct: { nl: '/bestelling-wijzigen-product-detail', fr: '/modifier-commande-detail-du-produit' },
  changeOrderDone: { nl: '/bestelling-wijzigen-bevestiging', fr: '/modifier-commande-confirmation' },
  faq: { nl: '/nl/veelgestelde-vragen', fr: '/fr/questions-frequentes' },
  paymentFaq: { nl: '/nl/betalingsvragen', fr: '/fr/questions-paiement' },
  contact: { nl: '/nl/contact', fr: '/fr/contact' },
  contactReply: { nl: '/nl/contact/antwoord', fr: '/fr/contact/reponse' },
  questions: { nl: '/nl/mijn-account/vragen', fr: '/fr/mon-compte/questions' },
  complaint: { nl: '/nl/mijn-account/klacht', fr: '/fr/mon-compte/reclamation' },
  terms: { nl: '/algemene-voorwaarden', fr: '/conditions-generales' },
} as const satisfies Record<string, Record<Language, string>>;

export type PageName = keyof typeof paths;

type NumbersIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NumbersIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
export type PageNumbers<P extends PageName> = { readonly [Name in NumbersIn<(typeof paths)[P]['nl']>]: string };
export type PlainPageName = {
  [P in PageName]: NumbersIn<(typeof paths)[P]['nl']> extends never ? P : never;
}[PageName];
export type NumbersOf<P extends PageName> = P extends PlainPageName ? [] : [numbers: PageNumbers<P>];

/** ERP users have no login page (`punchOut/punchOutPaths.ts`). */
export const isPunchOut = (): boolean => !('login' in paths);

/** `pathOf('product', 'fr', { id: '131205' })` is `/fr/131205`. A page that is not there leads to the start. */
export function pathOf<P extends PageName>(page: P, language: Language, ...[numbers]: NumbersOf<P>): string {
  const own = (paths as PathTable)[page] ?? paths.start;
  return fill(own[language], (numbers ?? {}) as Readonly<Record<string, string>>);
}

const parameter = /:(\w+)/g;
const fill = (path: string, numbers: Readonly<Record<string, string>>): string =>
  path.replaceAll(parameter, (_, name: string) => encodeURIComponent(numbers[name] ?? ''));

export type FoundPage = {
  readonly page: PageName;
  /** Null for a shared address. */
  readonly language: Language | null;
  readonly numbers: Readonly<Record<string, string>>;
};

export type PathTable = { readonly [P in PageName]?: Readonly<Record<Language, string>> };

/** At a shared address, an earlier page of the table comes first. */
export function createFinder(table: PathTable): (pathname: string) => FoundPage | null {
  const pages = Object.entries(table).flatMap(([page, own]) =>
    (['nl', 'fr'] as const).map((language) => ({
      page: page as PageName,
      language: own.nl === own.fr ? null : language,
      pattern: new RegExp(`^${own[language].replaceAll(parameter, String.raw`(?<$1>\d{1,20})`)}/*$`),
    })),
  );
  return (pathname) => {
    for (const { page, language, pattern } of pages) {
      const match = pattern.exec(pathname);
      if (match !== null) return { page, language, numbers: { ...match.groups } };
    }
    return null;
  };
}

/** Punch-out has others (`punchOut/enterPunchOut.tsx`). */
export const site = {
  findPage: createFinder(paths),
  /** Null for nowhere. */
  insideOf: (path: string): string | null => path,
};

export const pageOfPath = (pathname: string): FoundPage | null => site.findPage(pathname);

/** By its prefix, else by the page above. Null if shared or unclear. */
export function languageOfPath(pathname: string): Language | null {
  const foundPage = pageOfPath(pathname);
  const above = pathname.slice(0, Math.max(0, pathname.lastIndexOf('/')));
  return foundPage !== null || above === '' ? (foundPage?.language ?? null) : languageOfPath(above);
}

/** Keeps numbers and query; null for unknown addresses. */
export function twinPath(pathname: string, search: string, language: Language): string | null {
  const foundPage = pageOfPath(pathname);
  return foundPage === null ? null : `${fill(paths[foundPage.page][language], foundPage.numbers)}${search}`;
}
