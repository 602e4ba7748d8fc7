/** Words of cancelling an order, and of why the office keeps one locked. */
export const cancelOrder = {
  cancel: 'Annuler la commande',
  name: 'Annuler la commande {{order}}',
  title: 'Annuler la commande {{order}}\u00a0?',
  text: 'Rien n’en sera livré. Ce qui vous était réservé retourne au stock. Vous ne pouvez pas revenir en arrière\u00a0; vous pouvez toujours commander à nouveau.',
  reason: 'Motif (facultatif)',
  noReason: 'Pas de motif',
  keep: 'Garder la commande',
  done: 'La commande {{order}} est annulée',
  doneText: 'Vous recevez une confirmation par e-mail.',
  failed: 'Commande non annulée',
  note: 'Annulée\u00a0: rien n’est livré ni facturé.',
  lockedUntil: 'Verrouillée temporairement jusqu’à {{moment}}\u00a0: {{reason}}',
  locks: {
    checking_prices: 'nous vérifions les prix',
    checking_stock: 'nous vérifions le stock',
    checking_delivery: 'nous replanifions la livraison',
    unpaid_invoices: 'des factures sont impayées',
    question_by_phone: 'nous avons une question pour vous',
    in_preparation: 'elle est en préparation',
  },
  reasons: {
    no_longer_needed: 'Plus nécessaire',
    ordered_twice: 'Commandée deux fois',
    wrong_date: 'Mauvais jour de livraison',
    too_much: 'Trop commandé',
  },
};
