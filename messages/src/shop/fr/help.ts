import type * as nl from '../nl/help.ts';

export const faq: typeof nl.faq = {
  title: 'Questions fréquentes',
  payment: 'Questions sur le paiement',
  all: 'Toutes les questions',
  search: 'Chercher dans les questions',
  go: 'Chercher',
  clear: 'Effacer la recherche',
  groups: {
    ordering: 'Commander',
    delivery: 'Livraison',
    products: 'Articles et prix',
    payment: 'Factures et paiement',
    returns: 'Retours et vidanges',
    account: 'Utilisateurs',
  },
  found_one: '{{count}} question trouvée',
  found_other: '{{count}} questions trouvées',
  none: 'Aucune question trouvée pour «\u00a0{{words}}\u00a0»',
  noneText: 'Cherchez avec un autre mot ou appelez le service clientèle.',
  empty: 'Il n’y a pas encore de questions ici',
  failed: 'Les questions n’ont pas été chargées',
  failedText: 'Réessayez.',
  helped: 'Cela vous a-t-il aidé\u00a0?',
  yes: 'Oui',
  no: 'Non',
  thanks: 'Merci de votre réponse.',
  voteFailed: 'Votre réponse n’a pas été enregistrée',
};

export const hours: typeof nl.hours = {
  title: 'Nous joindre',
  openUntil: 'ouvert maintenant jusqu’à {{time}}',
  closedUntil: 'fermé pour l’instant, ouvre {{day}} à {{time}}',
  today: 'aujourd’hui',
  pickup: 'Retrait chez un partenaire',
  pickupHours: 'lu–sa 9:00–\u206020:00',
  holidays: 'Fermé les jours fériés.',
};

export const announcements: typeof nl.announcements = {
  label: 'Communications',
  close: 'Fermer la communication\u00a0: {{text}}',
};

export const terms: typeof nl.terms = {
  version: 'Version {{version}}, valable dès le {{day}}',
  failed: 'Les conditions n’ont pas été chargées',
  failedText: 'Réessayez.',
  changed: 'Nos conditions ont changé',
  read: 'Lisez la nouvelle version et acceptez-la pour commander.',
  textOf: 'Texte des conditions',
  accept: 'J’accepte la version {{version}} des conditions générales',
  needed: 'Acceptez les conditions',
  mine: 'Conditions',
  mineLead: 'Les versions que vous avez acceptées.',
  accepted: 'Version {{version}}, acceptée le {{day}}',
  mineNone: 'Vous n’avez encore accepté aucune version. La première commande après un changement vous le demande.',
};
