import type { TraceTexts } from './traceNl.ts';

/** Containers at customers, and recalls, in French. */
export const traceFr: TraceTexts = {
  lots: {
    title: 'Chercher un lot',
    lead: 'Pour un rappel\u00a0: chez qui un lot est allé, avec quelle livraison et en quelle quantité.',
    lot: 'Numéro de lot',
    article: 'Numéro d’article',
    search: 'Chercher le lot',
    choose: 'Donnez un numéro de lot, un numéro d’article ou les deux.',
    none: 'Ce lot ou cet article n’a été livré nulle part.',
    found: 'Clients\u00a0: {{customers}}, livraisons\u00a0: {{deliveries}}',
    more: 'Il y a plus de 500 livraisons\u00a0: vous voyez les dernières. Donnez aussi le numéro de lot ou d’article.',
    columns: {
      customer: 'Client',
      delivery: 'Livraison',
      day: 'Jour',
      stage: 'État',
      what: 'Article',
      lot: 'Lot et DDM',
      quantity: 'Livré',
    },
    stages: {
      scheduled: 'planifiée',
      picked: 'préparée, encore chez nous',
      loaded: 'chargée, encore chez nous',
      under_way: 'en route',
      delivered: 'livrée',
    },
  },
  empties: {
    title: 'Vidanges',
    even: 'Rien\u00a0: tout a été repris.',
    moves: 'Ce qui est venu et ce qui est reparti',
    day: 'Jour',
    because: 'Par',
    moved: 'Mouvement',
    delivery: 'livraison {{number}}',
    correct: 'Corriger le solde',
    correctTitle: 'Corriger les vidanges de {{name}}',
    correctHint: 'Le client voit le nouveau solde aussitôt, dans ses commandes et sur le bon de livraison.',
    corrected: 'Le solde est corrigé',
    kind: 'Type',
    kinds: { crate: 'casier', pallet: 'palette', roll: 'roll' },
    count: 'Autant en plus (ou en moins, avec un signe moins)',
  },
};
