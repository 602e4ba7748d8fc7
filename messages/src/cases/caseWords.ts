/** In shop and office alike. */
const nl = {
  links: 'Gaat over',
  link: {
    order: 'Bestelling {{number}}',
    delivery_note: 'Levernota {{number}}',
    invoice: 'Factuur {{number}}',
    return: 'Retour {{number}}',
  },
  lines: 'Regels',
  files: 'Bestanden',
  photo: 'Foto {{index}} van {{total}}',
  pdf: 'PDF {{index}} van {{total}}',
  conversation: 'Gesprek',
};

const fr: typeof nl = {
  links: 'Concerne',
  link: {
    order: 'Commande {{number}}',
    delivery_note: 'Bon de livraison {{number}}',
    invoice: 'Facture {{number}}',
    return: 'Retour {{number}}',
  },
  lines: 'Lignes',
  files: 'Fichiers',
  photo: 'Photo {{index}} sur {{total}}',
  pdf: 'PDF {{index}} sur {{total}}',
  conversation: 'Conversation',
};

export const caseWords = { nl, fr };
