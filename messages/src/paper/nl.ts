/** Words of every paper, in Dutch; `{{…}}` is filled in. */
export const nl = {
  barcode: 'Streepjescode van {{number}}',
  reference: 'Referentie {{reference}}',
  customer: 'Klant {{number}}',
  deliveryAddress: 'Leveradres',
  erased: 'gewist',
  free: 'gratis',
  subtotal: 'Excl. btw',
  deliveryCost: 'Leveringskosten',
  express: 'Express',
  discounts: 'Kortingen',
  vatOf: 'Btw {{rate}} % ({{code}}) op {{base}}',
  vatOn: 'Btw {{rate}} % op {{base}}',
  deposit: 'Leeggoed',
  total: 'Totaal',
  made: 'Gemaakt op {{moment}}',
  page: 'blad {{page}} van {{pages}}',
};
