const nl = {
  invoice: 'Factuur',
  invoices: 'Facturen',
  more: 'en {{count}} meer',
  sandbox: {
    title: 'Proefbetaling',
    explanation: 'Dit is een proefpagina. Er beweegt geen echt geld. Kies hoe de betaling afloopt.',
    amount: 'Bedrag',
    description: 'Mededeling',
    payableUntil: 'Te betalen tot',
    outcomes: {
      paid: 'Betalen',
      canceled: 'Annuleren',
      failed: 'Laten mislukken',
      expired: 'Laten verlopen',
      pending: 'Bij de bank laten',
    },
    pending: 'Deze betaling wacht op de bank.',
    ended: {
      paid: 'Deze betaling is gelukt.',
      canceled: 'Deze betaling is geannuleerd.',
      failed: 'Deze betaling is mislukt.',
      expired: 'Deze betaling is verlopen.',
    },
    back: 'Terug naar de winkel',
  },
};
const fr: typeof nl = {
  invoice: 'Facture',
  invoices: 'Factures',
  more: 'et {{count}} de plus',
  sandbox: {
    title: 'Paiement d’essai',
    explanation: 'Ceci est une page d’essai. Aucun argent réel ne circule. Choisissez l’issue du paiement.',
    amount: 'Montant',
    description: 'Communication',
    payableUntil: 'À payer avant',
    outcomes: {
      paid: 'Payer',
      canceled: 'Annuler',
      failed: 'Faire échouer',
      expired: 'Laisser expirer',
      pending: 'Laisser à la banque',
    },
    pending: 'Ce paiement attend la banque.',
    ended: {
      paid: 'Ce paiement a réussi.',
      canceled: 'Ce paiement est annulé.',
      failed: 'Ce paiement a échoué.',
      expired: 'Ce paiement a expiré.',
    },
    back: 'Retour à la boutique',
  },
};

export const paymentTexts = { nl, fr };
