export const common = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  retry: 'Opnieuw',
  undo: 'Ongedaan maken',
};

export const pages = {
  start: 'Start',
  login: 'Inloggen',
  search: 'Zoekresultaten',
  basket: 'Winkelwagen',
  upload: 'Bestand opladen',
  checkout: 'Gegevens en betaling',
  confirmation: 'Bevestiging',
  orders: 'Bestellingen',
  orderDetail: 'Bestelling',
};

export const shell = {
  skip: 'Naar de inhoud',
  home: 'Talloor, naar de startpagina',
  search: 'Zoek op artikel, merk of nummer',
  mainNavigation: 'Hoofdnavigatie',
  quickNavigation: 'Snelnavigatie',
  footer: 'Voettekst',
  language: 'Taal / Langue',
  crumbs: 'Kruimelpad',
  assortment: 'Assortiment',
  promo: 'Promo',
  orders: 'Bestellingen',
  logIn: 'Inloggen',
  account: 'Mijn account: {{name}}',
  switchCustomer: 'Andere klant kiezen',
  logOut: 'Uitloggen',
  loggedOut: 'Je bent uitgelogd',
  office: 'Naar de backoffice',
  orderingFor: 'Je bestelt voor',
  chooseCustomer: 'Kies voor wie je bestelt',
  basket: 'Winkelwagen',
  basketName_one: 'Winkelwagen, {{count}} regel, {{amount}}',
  basketName_other: 'Winkelwagen, {{count}} regels, {{amount}}',
  basketNameHidden_one: 'Winkelwagen, {{count}} regel',
  basketNameHidden_other: 'Winkelwagen, {{count}} regels',
  lines_one: '{{count}} regel',
  lines_other: '{{count}} regels',
  serviceHours: '<b>Klantendienst</b> ma–vr 7:00–\u206017:30, za 7:00–\u206013:00',
  shortcuts: 'Sneltoetsen',
  notifications: 'Meldingen',
  closeNotification: 'Melding sluiten',
};

export const shortcuts = {
  title: 'Sneltoetsen',
  singleKeys: 'Sneltoetsen met één teken gebruiken',
  search: 'Zoeken',
  list: 'Deze lijst tonen',
  close: 'Bovenste venster sluiten',
  nextRow: 'Aantal bewaren en naar de volgende regel',
  previousRow: 'Aantal bewaren en naar de vorige regel',
  step: 'Eén stap meer of minder',
  pack: 'Een volle verpakking meer of minder',
  minimum: 'Kleinste aantal',
  remove: 'Uit de winkelwagen',
  restore: 'Vorige aantal terugzetten',
  inQuantity: 'In een aantal',
  everywhere: 'Overal',
};

export const customers = {
  title: 'Voor wie bestel je?',
  search: 'Zoek op naam, nummer of gemeente',
  list: 'Klanten',
  none: 'Geen klant gevonden voor “{{query}}”.',
  kept: 'De winkelwagen blijft per klant bewaard.',
  suspended: 'Opgeschort',
  cancelled: 'Stopgezet',
  chosen: 'Je bestelt nu voor {{name}}',
  chosenText: 'Prijzen en winkelwagen zijn aangepast.',
  failed: 'Klant niet gekozen',
  current: 'Gekozen',
};

export const failures = {
  network: 'Geen verbinding. Controleer je internet en probeer opnieuw.',
  generic: 'Er ging iets mis. Probeer opnieuw.',
  stale: 'Nog even geduld',
  staleText: 'Je laatste wijziging wordt verwerkt en verschijnt vanzelf.',
};
