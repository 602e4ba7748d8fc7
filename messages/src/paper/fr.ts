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
  express: 'Express',
  discounts: 'Remises',
  vatOf: 'TVA {{rate}} % ({{code}}) sur {{base}}',
  vatOn: 'TVA {{rate}} % sur {{base}}',
  deposit: 'Vidanges',
  total: 'Total',
  made: 'Établi le {{moment}}',
  page: 'page {{page}} sur {{pages}}',
};
