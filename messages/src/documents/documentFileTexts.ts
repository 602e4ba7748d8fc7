export const documentFileTexts = {
  nl: { invoices: 'facturen', credit_notes: 'creditnota-s', delivery_proofs: 'levernota-s' },
  fr: { invoices: 'factures', credit_notes: 'notes-de-credit', delivery_proofs: 'bons-de-livraison' },
} as const;
