import type { documentsNl } from './documentsNl.ts';

export const documentsFr: typeof documentsNl = {
  documents: {
    title: 'Demandes de documents',
    empty: 'Aucune demande',
    types: { invoices: 'Factures', credit_notes: 'Notes de crédit', delivery_proofs: 'Preuves de livraison' },
    states: { waiting: 'En attente', working: 'En cours', ready: 'Prêt', expired: 'Expiré', failed: 'Échec' },
    failures: {
      too_many: 'plus de 5.000 documents',
      technical: 'erreur technique',
      requester_inactive: 'login inactif',
    },
    period: 'du {{from}} au {{to}}',
    chosen: '{{count}} choisis',
    eInvoice: 'facture électronique {{number}}',
    askedBy: 'Demandé le {{time}} par {{name}}, client {{customers}}',
    erased: 'une personne effacée',
    promised: 'Promis pour le {{day}}',
    count: 'Documents\u00a0: {{count}}',
    missing: 'Introuvable\u00a0: {{list}}',
  },
};
