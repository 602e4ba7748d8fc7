import { expect, test } from '@jest/globals';
import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import drawPaper from './drawPaper.ts';
import { readPaper } from './testing/readPaper.ts';

const madeAt = Date.parse('2026-03-23T08:00:00+01:00') / 1000;
type Note = InvoiceView['notes'][number];
type Line = Note['lines'][number];
const line: Line = {
  line: 1,
  kind: 'goods',
  line_id: '1',
  article_number: '131209',
  description: 'Zalmfilet',
  quantity: 2,
  unit: 'doos',
  price_unit: '100 g',
  weight: 23.45,
  price: 1.899,
  tax_percentage: 6,
  total: 44.53,
  return_id: null,
};
const note = (number: string, street: string, city: string): Note => ({
  delivery_number: number,
  order_number: number,
  delivery_date: madeAt,
  address: { kind: 'alternative', name: 'Bistro', street, street_number: '4', po_box: '', postal: '9000', city },
  lines: [line],
  subtotal: 44.53,
});
const invoice: InvoiceView = {
  number: '264402117',
  kind: 'invoice',
  invoice_date: madeAt,
  due_date: madeAt,
  amount: 94.4,
  open_amount: 94.4,
  usable_credit: 0,
  state: 'open',
  number_of_products: 1,
  delivery_numbers: ['66103012', '66103013'],
  order_numbers: ['4402118'],
  buyer_reference: '',
  related: [],
  differences: 0,
  is_disputed: false,
  is_payment_expired: false,
  can_choose: true,
  customer_number: '204118',
  customer_name: 'Bistro Lindegaard',
  delivery_dates: [madeAt],
  notes: [note('66103012', 'Kaai', 'Gent')],
  billing_address: { name: 'Bistro', address: 'Kouter 1', postal: '9000', city: 'Gent' },
  vat_number: null,
  return_ids: [],
  vat: [{ tax_percentage: 6, base: 89.06, amount: 5.34 }],
  total_excl_vat: 89.06,
  total_vat: 5.34,
  deposit: 0,
  empties: 0,
  paid: 0,
  credited: 0,
  expected_amount: null,
  difference_list: [],
  disputes: [],
  payments: [],
  communication: null,
  qr: null,
  iban: null,
  beneficiary: null,
  can_pay: true,
};
const draw = async (notes: InvoiceView['notes']) =>
  readPaper(
    await drawPaper({ kind: 'invoice', language: 'nl', madeAt, supplier: null, invoice: { ...invoice, notes } }),
  ).join(' ');

test('an invoice on one address names it at the head', async () => {
  const paper = await draw(invoice.notes);
  expect(paper).toContain('Kaai 4');
  expect(paper).toContain('9000 Gent');
  expect(paper).not.toContain('bij elke levernota');
});

test('an invoice on several addresses names each at its delivery note', async () => {
  const paper = await draw([...invoice.notes, note('66103013', 'Veldstraat', 'Deinze')]);
  expect(paper).toContain('bij elke levernota');
  expect(paper).toMatch(/Levernota 66103012.*Bistro, Kaai 4, 9000 Gent/);
  expect(paper).toMatch(/Levernota 66103013.*Bistro, Veldstraat 4, 9000 Deinze/);
});

test('a weighed line has its weight and price in the unit of the price', async () => {
  const paper = await draw(invoice.notes);
  expect(paper).toContain('Gewogen 23,45 100 g');
  expect(paper).toMatch(/1,899 \/ 100 g/);
});

test('an issued line prints no number of the ERP, because that number may change later', async () => {
  const [first] = invoice.notes;
  if (!first) throw new Error('the invoice has no note');
  const paper = await draw([{ ...first, lines: [{ ...line, erp_number: 'AX-20/B' }] }]);
  expect(paper).toContain('131209');
  expect(paper).not.toContain('AX-20/B');
});
