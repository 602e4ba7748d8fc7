/** Spec after-ordering §3, Document request. */
export const documentTypes = ['invoices', 'credit_notes', 'delivery_proofs'] as const;
