const nl = {
  order: 'Bestelling',
  deliveryNote: 'Levernota',
  deposit: 'Leeggoed: waarborg buiten de maatstaf van heffing, artikel 28, 5° van het btw-wetboek',
  deliveryCost: 'Leveringskosten',
  expressFee: 'Expresskosten',
  deliveryAndExpress: 'Leverings- en expresskosten',
  discount: 'Korting',
  weighed: 'Gewogen',
  ofReturn: 'Retour {{number}}',
  terms: 'Te betalen tegen {{day}}',
  pdf: { invoice: 'Factuur', credit_note: 'Creditnota' },
};
const fr: typeof nl = {
  order: 'Commande',
  deliveryNote: 'Bon de livraison',
  deposit: 'Vidanges\u00a0: consigne hors de la base d’imposition, article 28, 5° du code de la TVA',
  deliveryCost: 'Frais de livraison',
  expressFee: 'Frais express',
  deliveryAndExpress: 'Frais de livraison et express',
  discount: 'Remise',
  weighed: 'Pesé',
  ofReturn: 'Retour {{number}}',
  terms: 'À payer pour le {{day}}',
  pdf: { invoice: 'Facture', credit_note: 'Note de crédit' },
};

export const eInvoiceTexts = { nl, fr };
