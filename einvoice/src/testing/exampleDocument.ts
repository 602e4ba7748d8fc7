import type { EInvoiceDocument, EInvoiceLine, EInvoiceVat } from '../document.ts';

const food: EInvoiceVat = { category: 'S', rate: 6 };
const drinks: EInvoiceVat = { category: 'S', rate: 21 };
const deposit: EInvoiceVat = { category: 'E', reason: 'Leeggoed: niet in de maatstaf van heffing' };

const line: EInvoiceLine = {
  name: 'Aardappelen',
  description: null,
  note: null,
  articleNumber: '100200',
  quantity: 12.345,
  unitCode: 'KGM',
  priceMills: 1234,
  baseQuantity: 1,
  adjustments: [],
  vat: food,
  orderNumber: '7001',
  deliveryNoteNumber: '8001',
};

export const exampleLines: readonly EInvoiceLine[] = [
  line,
  {
    ...line,
    name: 'Pils 24 × 25 cl',
    description: 'Bak',
    note: 'Vervangt artikel 300',
    articleNumber: '300400',
    quantity: 10,
    unitCode: 'C62',
    priceMills: 28_800,
    baseQuantity: 2,
    adjustments: [
      { kind: 'allowance', amountCents: 500, reason: 'Promotie' },
      { kind: 'charge', amountCents: 120, reason: 'Verpakking' },
    ],
    vat: drinks,
  },
  {
    ...line,
    name: 'Waarborg bak',
    quantity: 10,
    unitCode: 'C62',
    priceMills: 4500,
    vat: deposit,
  },
  {
    ...line,
    name: 'Teruggenomen bak',
    quantity: -4,
    unitCode: 'C62',
    priceMills: 4500,
    vat: deposit,
  },
];

export const exampleInvoice: EInvoiceDocument = {
  kind: 'invoice',
  number: '2026000123',
  issueDay: '2026-11-30',
  dueDay: '2026-12-30',
  note: 'Bedankt voor uw bestelling',
  buyerReference: 'Keuken',
  orderNumbers: ['7001'],
  deliveryNoteNumbers: ['8001'],
  invoices: [],
  seller: {
    name: 'Groothandel Voorbeeld NV',
    tradingName: 'Voorbeeld',
    companyNumber: '0314595348',
    vatNumber: 'BE0314595348',
    endpoint: { scheme: '0208', id: '0314595348' },
    address: { street: 'Kaai 1', addition: 'Poort B', postalCode: '9000', city: 'Gent', country: 'BE' },
  },
  buyer: {
    name: 'Brasserie Proef BV',
    tradingName: null,
    companyNumber: '0448692207',
    vatNumber: 'BE0448692207',
    endpoint: { scheme: '0208', id: '0448692207' },
    address: { street: 'Markt 2', addition: null, postalCode: '8000', city: 'Brugge', country: 'BE' },
    customerNumber: '204118',
  },
  delivery: {
    day: '2026-11-28',
    name: 'Brasserie Proef',
    gln: '5412345000013',
    address: { street: 'Markt 2', addition: null, postalCode: '8000', city: 'Brugge', country: 'BE' },
  },
  payment: {
    iban: 'BE68539007547034',
    bic: 'GKCCBEBB',
    accountName: 'Groothandel Voorbeeld',
    reference: '+++090/9337/55493+++',
    terms: '30 dagen',
  },
  lines: exampleLines,
  adjustments: [
    { kind: 'allowance', amountCents: 250, reason: 'Korting', vat: drinks },
    { kind: 'charge', amountCents: 147, reason: 'Levering', vat: food },
    { kind: 'charge', amountCents: 1353, reason: 'Levering', vat: drinks },
  ],
  attachments: [
    { fileName: '2026000123.pdf', mediaType: 'application/pdf', description: 'Factuur', base64: 'JVBERi0=' },
  ],
  labels: { order: 'Bestelling', deliveryNote: 'Leveringsbon' },
};

export const exampleCreditNote: EInvoiceDocument = {
  ...exampleInvoice,
  kind: 'creditNote',
  number: '2026000456',
  invoices: [{ number: '2026000123', issueDay: '2026-11-30' }],
};
