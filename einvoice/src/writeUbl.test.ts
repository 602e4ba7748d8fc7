import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkEInvoice } from './checkEInvoice.ts';
import type { DocumentAdjustment, EInvoiceDocument, EInvoiceLine, EInvoiceVat, LineAdjustment } from './document.ts';
import { exampleCreditNote, exampleInvoice, exampleLines } from './testing/exampleDocument.ts';
import { netCentsOf, totalsOf } from './totals.ts';
import { writeUbl } from './writeUbl.ts';
import { readXml } from './xml/readXml.ts';

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('<&">', '#AB1#', '  ', '\u0000\ud800'),
);
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { nil: null });
const number = fc.integer({ min: 1, max: 99_999_999 }).map(String);
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const vat: fc.Arbitrary<EInvoiceVat> = fc.oneof(
  fc.constantFrom(0, 1, 5.5, 6, 12, 21).map((rate): EInvoiceVat => ({ category: 'S', rate })),
  fc.constant<EInvoiceVat>({ category: 'Z' }),
  text.map((reason): EInvoiceVat => ({ category: 'E', reason })),
);

const adjustment: fc.Arbitrary<LineAdjustment> = fc.record({
  kind: fc.constantFrom('allowance', 'charge'),
  amountCents: fc.integer({ min: 0, max: 1_000_000 }),
  reason: text,
});

const documentAdjustment: fc.Arbitrary<DocumentAdjustment> = fc
  .tuple(adjustment, vat)
  .map(([own, ofDocument]) => ({ ...own, vat: ofDocument }));

const line: fc.Arbitrary<EInvoiceLine> = fc.record({
  name: text,
  description: maybe(text),
  note: maybe(text),
  articleNumber: maybe(number),
  quantity: fc.integer({ min: -100_000, max: 10_000_000 }).map((value) => value / 1000),
  unitCode: fc.constantFrom('C62', 'KGM', 'XBX', 'LTR'),
  priceMills: fc.integer({ min: -1000, max: 1_000_000 }),
  baseQuantity: fc.constantFrom(1, 3, 10, 0.5, 1000),
  adjustments: fc.array(adjustment, { maxLength: 3 }),
  vat,
  orderNumber: maybe(number),
  deliveryNoteNumber: maybe(number),
});

const document: fc.Arbitrary<EInvoiceDocument> = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'creditNote' as const),
    number,
    issueDay: day,
    dueDay: maybe(day),
    note: maybe(text),
    buyerReference: maybe(text),
    orderNumbers: fc.array(number, { maxLength: 3 }),
    deliveryNoteNumbers: fc.array(number, { maxLength: 3 }),
    invoices: fc.array(fc.record({ number, issueDay: maybe(day) }), { maxLength: 3 }),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    adjustments: fc.array(documentAdjustment, { maxLength: 4 }),
    hasDelivery: fc.boolean(),
    hasPayment: fc.boolean(),
  })
  .map(({ hasDelivery, hasPayment, ...own }) => ({
    ...exampleInvoice,
    ...own,
    delivery: hasDelivery ? exampleInvoice.delivery : null,
    payment: hasPayment ? exampleInvoice.payment : null,
  }));

const cents = (value: string): number => Math.round(Number(value) * 100);

describe('a document in UBL', () => {
  it.each([
    ['an invoice', exampleInvoice],
    ['a credit note', exampleCreditNote],
    [
      'an invoice of several orders and delivery notes',
      { ...exampleInvoice, orderNumbers: ['7001', '7002'], deliveryNoteNumbers: ['8001', '8002'] },
    ],
  ])('breaks no rule, not even as a warning: %s', (_, example) => {
    expect(checkEInvoice(writeUbl(example))).toEqual([]);
  });

  it('breaks no rule for any lines, rates, allowances, texts and references', () => {
    fc.assert(
      fc.property(document, (any) => {
        expect(checkEInvoice(writeUbl(any))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('adds up to the cent', () => {
    fc.assert(
      fc.property(document, (any) => {
        const root = readXml(writeUbl(any));
        const lines = root.all(any.kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine');
        const total = (path: string): number => cents(root.value(`LegalMonetaryTotal/${path}`) || '0');
        const sum = (amounts: readonly string[]): number => amounts.reduce((all, amount) => all + cents(amount), 0);
        expect(total('LineExtensionAmount')).toBe(sum(lines.map((own) => own.value('LineExtensionAmount'))));
        expect(total('TaxExclusiveAmount')).toBe(sum(root.values('TaxTotal/TaxSubtotal/TaxableAmount')));
        expect(cents(root.value('TaxTotal/TaxAmount'))).toBe(sum(root.values('TaxTotal/TaxSubtotal/TaxAmount')));
        expect(total('TaxInclusiveAmount')).toBe(total('TaxExclusiveAmount') + cents(root.value('TaxTotal/TaxAmount')));
        expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount'));
      }),
      { numRuns: 100 },
    );
  });

  it('writes catch weight in kilograms and returned empties with a negative quantity', () => {
    const root = readXml(writeUbl(exampleInvoice));
    const quantities = root.all('InvoiceLine/InvoicedQuantity');
    expect(quantities.map(({ text: value }) => value)).toEqual(['12.345', '10', '10', '-4']);
    expect(quantities[0]?.attribute('unitCode')).toBe('KGM');
    expect(root.values('InvoiceLine/Price/PriceAmount')).toEqual(['1.234', '28.80', '4.50', '4.50']);
    expect(root.values('InvoiceLine/LineExtensionAmount')).toEqual(['15.23', '140.20', '45.00', '-18.00']);
  });

  it('charges deposit without VAT, with its reason', () => {
    const [, , exempt] = readXml(writeUbl(exampleInvoice)).all('TaxTotal/TaxSubtotal');
    expect(exempt?.value('TaxCategory/ID')).toBe('E');
    expect(exempt?.value('TaxableAmount')).toBe('27.00');
    expect(exempt?.value('TaxCategory/TaxExemptionReason')).toBe('Leeggoed: niet in de maatstaf van heffing');
  });

  it('names each order and delivery note where there are several', () => {
    const several = {
      ...exampleInvoice,
      buyerReference: null,
      orderNumbers: ['7001', '7002'],
      deliveryNoteNumbers: ['8001', '8002'],
    };
    const root = readXml(writeUbl(several));
    expect(root.value('BuyerReference')).toBe('204118');
    expect(root.values('AdditionalDocumentReference/ID').slice(0, 4)).toEqual(['7001', '7002', '8001', '8002']);
    expect(root.value('InvoiceLine/Item/AdditionalItemProperty/Value')).toBe('7001');
    expect(root.value('InvoiceLine/DocumentReference/ID')).toBe('8001');
  });

  it('has the due date of a credit note in its payment means', () => {
    const root = readXml(writeUbl(exampleCreditNote));
    expect(root.has('DueDate')).toBe(false);
    expect(root.value('PaymentMeans/PaymentDueDate')).toBe('2026-12-30');
    expect(root.value('BillingReference/InvoiceDocumentReference/ID')).toBe('2026000123');
  });

  it('drops characters that XML cannot hold and escapes the others', () => {
    const [first] = exampleLines;
    const name = 'Vis & <"friet">\u0000\ud800 é😀';
    const root = readXml(writeUbl({ ...exampleInvoice, lines: first === undefined ? [] : [{ ...first, name }] }));
    expect(root.value('InvoiceLine/Item/Name')).toBe('Vis & <"friet"> é😀');
  });
});

describe('totals', () => {
  it('round VAT once per rate, not per line', () => {
    const [first] = exampleLines;
    if (first === undefined) throw new Error('no line');
    const piece = { ...first, quantity: 1, unitCode: 'C62', priceMills: 80 };
    const { vatCents, linesCents } = totalsOf({ ...exampleInvoice, adjustments: [], lines: [piece, piece, piece] });
    expect([linesCents, vatCents]).toEqual([24, 1]);
    expect(netCentsOf({ ...piece, quantity: -1 })).toBe(-8);
  });
});
