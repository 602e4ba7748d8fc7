import type { AnswersTexts } from './answersNl.ts';

export const answersFr: AnswersTexts = {
  faqMore: {
    group: 'Groupe',
    groups: {
      ordering: 'Commander',
      delivery: 'Livraison',
      products: 'Articles et prix',
      payment: 'Factures et paiement',
      returns: 'Retours et vidanges',
      account: 'Utilisateurs',
    },
    reads: 'Lue',
    helped: 'A aidé',
    helpedOf: '{{helped}} sur {{votes}}',
  },
  faqMisses: {
    title: 'Recherches sans résultat',
    about: 'Recherches dans les questions qui n’ont rien trouvé, les 90 derniers jours',
    empty: 'Chaque recherche a trouvé une question',
    words: 'Recherche',
    language: 'Langue',
    times: 'Fois',
    last: 'Dernière',
    all: 'Toutes les langues',
  },
  announcements: {
    title: 'Communications',
    new: 'Nouvelle communication',
    text: 'Texte',
    textHint: 'Vide\u00a0: pas affiché dans cette langue.',
    place: 'Emplacement',
    places: { everywhere: 'Toutes les pages', basket: 'Panier' },
    segment: 'Segment',
    allSegments: 'Tous les segments et visiteurs',
  },
  termsVersions: {
    title: 'Conditions',
    new: 'Nouvelle version',
    version: 'Version {{version}}',
    number: 'Version',
    from: 'Valable dès le',
    fromHint:
      'Dès ce jour, la version ne peut plus changer et la première commande de chaque utilisateur demande son accord.',
    text: 'Texte',
    textHint: 'Commencez un titre par «\u00a0#\u00a0». Une ligne vide crée un nouvel alinéa.',
    state: 'Statut',
    states: { inForce: 'En vigueur ou passée', later: 'À venir' },
  },
};
