import type { nl } from './nl.ts';

export const fr: typeof nl = {
  file: 'commande',
  title: 'Commande {{number}}',
  placed: 'Commandé le {{moment}}',
  placedBy: 'Commandé le {{moment}} par {{name}}',
  approvedBy: 'Approuvé par {{name}}',
  version: 'Version {{version}}',
  mainOrder: 'Supplément à la commande {{order}}',
  delivery: 'Livraison {{day}}, {{start}} – {{end}}',
  pickup: 'Enlèvement {{day}}, {{start}} – {{end}}\u00a0: {{place}}',
  mussels: {
    morning: 'Livraison {{day}}, matin, {{start}} – {{end}}',
    afternoon: 'Livraison {{day}}, après-midi, {{start}} – {{end}}',
  },
  cancellable: 'Annulable jusqu’au {{moment}}',
  notCancellable: 'Plus annulable',
  changeable: 'Modifiable jusqu’au {{moment}}',
  closed: 'Était modifiable jusqu’au {{moment}}',
  cancelled: 'Cette commande est annulée.',
  message: 'Message\u00a0: {{message}}',
  columns: { article: 'Article', quantity: 'Quantité', vat: 'TVA %', price: 'Prix HTVA', total: 'Total HTVA' },
  short: '{{quantity}} sur {{ordered}} {{unit}} en stock',
  kinds: { day: 'prix du jour', offer: 'prix d’offre', promo: 'promo', box: 'prix par carton' },
  normal: 'normalement {{price}}',
  approximate: '± indique ce qui est pesé\u00a0: le poids à la livraison compte.',
  hidden: 'Les prix sont masqués pour ce numéro de client.',
};
