import type { nl } from './nl.ts';

export const fr: typeof nl = {
  barcode: 'Code-barres de {{number}}',
  reference: 'Référence {{reference}}',
  customer: 'Client {{number}}',
  deliveryAddress: 'Adresse de livraison',
  erased: 'effacé',
  free: 'gratuit',
  subtotal: 'HTVA',
  deliveryCost: 'Frais de livraison',
  express: 'Frais express',
  discounts: 'Remise',
  vatOf: 'TVA {{rate}}\u00a0% ({{code}}) sur {{base}}',
  vatOn: 'TVA {{rate}}\u00a0% sur {{base}}',
  deposit: 'Vidanges',
  total: 'Total',
  made: 'Établi le {{moment}}',
  page: 'page {{page}} sur {{pages}}',
};
