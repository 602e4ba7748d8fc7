import type { HistoryViewTexts } from './historyViewNl.ts';

export const historyViewFr: HistoryViewTexts = {
  historyView: {
    groups: { order: 'Commande', amounts: 'Montants', progress: 'Déroulement' },
    delivered: 'Livré',
    picked: 'préparé',
    invoiced: 'Facturé',
    credited: 'Crédité',
    notPromised: 'non promis',
    act: '{{title}}\u00a0: montrer cet événement',
    customer: 'Comme le client la voyait',
    customerTitle: 'La commande comme le client la voyait alors',
    customerStatus: 'État dans la boutique',
    omitted: 'Omis, réservé au bureau\u00a0: {{facts}}.',
    hidden:
      'Omis, car vous ne pouvez pas les lire\u00a0: événements de factures, de paiements ou de dossiers ({{count}}).',
    makers: 'qui a fait chaque quantité',
    nothingSeen: 'Le client ne voyait encore rien ici.',
    pin: 'garder ce moment',
    changedPinned: 'modifié entre {{from}} et {{to}}',
    unchangedPinned: 'aucune différence entre {{from}} et {{to}}',
    print: 'Imprimer',
    printed: 'Historique de la commande {{number}}',
    printedState: 'État après {{event}}, {{time}}',
    printedColumns: { event: 'Événement', time: 'Moment', what: 'Quoi', who: 'Qui' },
    language: 'Historique en anglais',
    english: 'English',
    earlier: 'Événements antérieurs',
    later: 'Événements postérieurs',
    page: '{{from}}–{{to}} sur {{count}}',
  },
};
