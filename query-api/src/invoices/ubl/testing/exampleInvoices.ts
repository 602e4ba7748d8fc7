import type { EInvoiceDocument } from '@talloor/einvoice/document.ts';
import type { InvoiceLineRow } from '@talloor/projections/tables/invoices.ts';
import { amountCents, percentageOf } from '@talloor/rules/money/rounding.ts';
import { splitInProportion } from '@talloor/rules/money/splitInProportion.ts';
import { exampleCustomer } from '@talloor/rules/testing/exampleFacts.ts';
import { inKilograms } from '../../findPriceUnits.ts';
import type { FoundInvoice, FoundInvoicedNote } from '../../findInvoice.ts';
import { eInvoiceOf, type EInvoiceFacts } from '../eInvoiceOf.ts';

const name = { nl: 'Volle room <35 %> & meer', fr: 'Crème entière' };
const base: InvoiceLineRow = {
  line_number: 1,
  kind: 'goods',
  delivery_number: '66103012',
  name,
  total_cents: 0,
  note_line_id: '1',
  article_number: '131209',
  return_id: null,
  unit: { nl: 'doos', fr: 'caisse' },
  quantity: 10,
  weight: null,
  price_mills: 3985,
  vat_rate: 6,
  empties_kind: null,
};
export const goods = (changes: Partial<InvoiceLineRow>, factor = 1): InvoiceLineRow => {
  const line = { ...base, ...changes };
  const cents =
    line.weight === null
      ? amountCents(line.price_mills ?? 0, line.quantity ?? 0, factor)
      : amountCents(line.price_mills ?? 0, line.weight);
  return { ...line, total_cents: changes.total_cents ?? cents };
};
export const other = (
  kind: InvoiceLineRow['kind'],
  cents: number,
  changes: Partial<InvoiceLineRow> = {},
): InvoiceLineRow => ({
  ...base,
  kind,
  note_line_id: null,
  article_number: null,
  unit: null,
  quantity: null,
  price_mills: null,
  vat_rate: null,
  total_cents: cents,
  ...changes,
});
export const deposit = (count: number, mills: number): InvoiceLineRow =>
  other('deposit', amountCents(mills, count), { quantity: count, price_mills: mills, article_number: '131209' });
export const empties = (count: number, mills: number): InvoiceLineRow =>
  other('empties', -amountCents(mills, count), { quantity: count, price_mills: mills, empties_kind: 'crate' });

export const note: FoundInvoicedNote = {
  delivery_number: '66103012',
  order_number: '4402118',
  day: '2026-03-13',
  delivered_day: '2026-03-13',
  address: { kind: 'default', postal: '9000', city: 'Gent' },
  address_personal: { name: 'Bistro', street: 'Kaai', street_number: '4', po_box: '' },
};

export function invoiceOf(
  lines: readonly InvoiceLineRow[],
  changes: Partial<FoundInvoice> = {},
  centsOff = 0,
): FoundInvoice {
  const rates = [...new Set(lines.flatMap(({ vat_rate: rate }) => (rate === null ? [] : [rate])))];
  const sum = (kinds: readonly string[], rate?: number) =>
    lines
      .filter((line) => kinds.includes(line.kind) && (rate === undefined || line.vat_rate === rate))
      .reduce((total, { total_cents: cents }) => total + cents, 0);
  const ofRates = rates.map((rate) => sum(['goods'], rate));
  const costs = sum(['delivery_cost', 'express_fee', 'discount']);
  const shares = splitInProportion(
    costs,
    ofRates.map((cents) => Math.max(cents, 0)),
  );
  const vat = rates.map((rate, index) => {
    const cents = (ofRates[index] ?? 0) + (shares[index] ?? 0);
    const off = rate > 0 && index === 0 ? centsOff : 0;
    return { rate, base_cents: cents, vat_cents: percentageOf(cents, rate) + off };
  });
  const baseCents = vat.reduce((total, each) => total + each.base_cents, 0);
  const vatCents = vat.reduce((total, each) => total + each.vat_cents, 0);
  const depositCents = sum(['deposit', 'empties']);
  const amount = baseCents + vatCents + depositCents;
  return {
    number: '264402117',
    kind: 'invoice',
    customer_number: '204118',
    customer_name: 'Bistro Lindegaard',
    billing: null,
    issued_on: '2026-03-23',
    due_on: '2026-04-22',
    communication: '090933755493',
    buyer_reference: '',
    corrected_invoices: [],
    order_numbers: ['4402118'],
    delivery_numbers: ['66103012'],
    article_count: 1,
    lines,
    vat,
    base_cents: baseCents,
    vat_cents: vatCents,
    deposit_cents: depositCents,
    amount_cents: amount,
    expected_cents: amount,
    differences: [],
    difference_count: 0,
    paid_cents: 0,
    credited_cents: 0,
    open_cents: amount,
    credit_cents: 0,
    used_cents: 0,
    held_cents: 0,
    payment_outcome: null,
    is_in_payment: false,
    is_disputed: false,
    credit_notes: null,
    disputes: [],
    entries: [],
    missing_lines: [],
    ...changes,
  };
}

export const factsOf = (invoice: FoundInvoice, changes: Partial<EInvoiceFacts> = {}): EInvoiceFacts => ({
  invoice,
  notes: [note],
  customer: { ...exampleCustomer(), vatNumber: 'BE 0448.692.207' },
  supplier: { name: 'Talloor nv', street: 'Dok-Noord 4', city: '9000 Gent', vatNumber: 'BE 0999.009.928' },
  bank: { iban: 'BE68539007547034', bic: 'GKCCBEBB', referenceLine: 11 },
  pdf: { fileName: 'factuur.pdf', base64: 'JVBERi0=' },
  priceUnitOf: inKilograms,
  language: 'nl',
  ...changes,
});
export function documentOf(facts: EInvoiceFacts): EInvoiceDocument {
  const document = eInvoiceOf(facts);
  if (!document) throw new Error('the supplier has no enterprise number');
  return document;
}
