import { describe, expect, it } from '@jest/globals';
import { checkEInvoice } from '@talloor/einvoice/checkEInvoice.ts';
import { totalsOf } from '@talloor/einvoice/totals.ts';
import { writeUbl } from '@talloor/einvoice/writeUbl.ts';
import type { InvoiceLineRow } from '@talloor/projections/tables/invoices.ts';
import { differingSum, isVatComplete, type InvoiceSums } from '@talloor/rules/invoice/differingSum.ts';
import { percentageOf } from '@talloor/rules/money/rounding.ts';
import { splitInProportion } from '@talloor/rules/money/splitInProportion.ts';
import { exampleCustomer } from '@talloor/rules/testing/exampleFacts.ts';
import fc from 'fast-check';
import type { FoundInvoice } from '../findInvoice.ts';
import { eInvoiceOf, type EInvoiceFacts } from './eInvoiceOf.ts';
import { enterpriseNumberIn } from './eInvoiceParties.ts';
import { deposit, documentOf, empties, factsOf, goods, invoiceOf, other } from './testing/exampleInvoices.ts';

const findings = (facts: EInvoiceFacts) => checkEInvoice(writeUbl(documentOf(facts)));

describe('an invoice as UBL', () => {
  const lines = [
    goods({}),
    goods({ article_number: '131300', weight: 2.345, quantity: 2, price_mills: 18_990 }),
    goods({ article_number: '131500', vat_rate: 21, quantity: 3, price_mills: 450 }, 24),
    goods({ article_number: '131600', vat_rate: 0, quantity: 1 }),
    goods({ article_number: '131700', quantity: 2, total_cents: 0, price_mills: 0 }),
    other('delivery_cost', 1500),
    other('express_fee', 500),
    other('discount', -333),
    deposit(10, 4500),
    empties(8, 3900),
  ];

  it('breaks no rule and has the totals of the invoice to the cent', () => {
    const invoice = invoiceOf(lines, {}, 1);
    expect(findings(factsOf(invoice))).toEqual([]);
    const totals = totalsOf(documentOf(factsOf(invoice)));
    expect(totals.inclusiveCents).toBe(invoice.amount_cents);
    expect(totals.vatCents).toBe(invoice.vat_cents);
    expect(totals.exclusiveCents).toBe(invoice.base_cents + invoice.deposit_cents);
    for (const { rate, base_cents: cents } of invoice.vat)
      expect(totals.subtotals).toContainEqual(
        expect.objectContaining({ vat: rate === 0 ? { category: 'Z' } : { category: 'S', rate }, taxableCents: cents }),
      );
  });

  it('has catch weight in the unit of its price', () => {
    const facts = factsOf(invoiceOf(lines), { priceUnitOf: () => ({ nl: 'g', fr: 'g' }) });
    expect(documentOf(facts).lines[1]).toMatchObject({ unitCode: 'GRM', quantity: 2.345 });
  });

  it('has catch weight in kilograms, packages by their code, and returned empties with a negative quantity', () => {
    const { lines: written, adjustments } = documentOf(factsOf(invoiceOf(lines)));
    expect(written[0]).toMatchObject({ unitCode: 'XBX', quantity: 10, priceMills: 3985 });
    expect(written[1]).toMatchObject({ unitCode: 'KGM', quantity: 2.345, note: 'Gewogen: 2 doos' });
    expect(written.at(-2)).toMatchObject({
      vat: { category: 'E', reason: expect.stringContaining('Leeggoed') as unknown },
    });
    expect(written.at(-1)).toMatchObject({ quantity: -8, priceMills: 3900, vat: { category: 'E' } });
    expect(adjustments.filter(({ kind }) => kind === 'charge').reduce((sum, each) => sum + each.amountCents, 0)).toBe(
      2000,
    );
    expect(
      adjustments.filter(({ kind }) => kind === 'allowance').reduce((sum, each) => sum + each.amountCents, 0),
    ).toBe(333);
  });

  it('names the price of the whole quantity where a box has several price units', () => {
    expect(documentOf(factsOf(invoiceOf(lines))).lines[2]).toMatchObject({
      quantity: 3,
      baseQuantity: 3,
      priceMills: 32_400,
    });
  });

  it.each<[string, Partial<FoundInvoice>, Partial<EInvoiceFacts>]>([
    ['several orders and notes', { order_numbers: ['1', '2'], delivery_numbers: ['66103012', '66103013'] }, {}],
    ['a reference of the buyer', { buyer_reference: 'WK11 & <keuken>' }, {}],
    ['no order', { order_numbers: [] }, { notes: [] }],
    ['a buyer without enterprise number', {}, { customer: exampleCustomer({ vatNumber: '' }) }],
    ['a supplier without account', {}, { bank: null }],
    ['French texts', {}, { language: 'fr' }],
  ])('breaks no rule with %s', (_, changes, facts) => {
    const found = findings(factsOf(invoiceOf(lines, changes), facts));
    expect(found.filter(({ severity }) => severity === 'fatal')).toEqual([]);
  });

  it('is a credit note that names the invoices that it corrects', () => {
    const changes = { kind: 'credit_note', due_on: null, communication: null, open_cents: 0 } as const;
    const credit = invoiceOf([goods({ return_id: '70000012' }), deposit(2, 4500)], {
      ...changes,
      corrected_invoices: ['264402001', '264402002'],
    });
    expect(findings(factsOf(credit))).toEqual([]);
    expect(writeUbl(documentOf(factsOf(credit)))).toContain('<cbc:ID>264402002</cbc:ID>');
  });

  it.each([
    ['a delivery cost', [['delivery_cost', 1500]], [21]],
    [
      'costs and a discount at two rates',
      [
        ['delivery_cost', 1500],
        ['express_fee', 500],
        ['discount', -300],
      ],
      [6, 21],
    ],
    ['a discount given back', [['discount', 300]], [6]],
    ['a free delivery', [['delivery_cost', 0]], [6]],
  ] as const)('of %s alone has lines, and breaks no rule', (_, costs, rates) => {
    const total = costs.reduce((sum, [, cents]) => sum + cents, 0);
    const shares = splitInProportion(total, rates);
    const vat = rates.map((rate, index) => {
      const cents = shares[index] ?? 0;
      return { rate, base_cents: cents, vat_cents: percentageOf(cents, rate) };
    });
    const vatCents = vat.reduce((sum, each) => sum + each.vat_cents, 0);
    const credit = invoiceOf(
      costs.map(([kind, cents]) => other(kind, cents)),
      { kind: 'credit_note', due_on: null, communication: null, corrected_invoices: ['264402001'] },
    );
    const facts = factsOf({ ...credit, vat, vat_cents: vatCents, amount_cents: total + vatCents });
    expect(findings(facts)).toEqual([]);
    expect(totalsOf(documentOf(facts))).toMatchObject({ inclusiveCents: total + vatCents, vatCents });
  });

  it('keeps the address and VAT number with which it was issued', () => {
    const billing = {
      name: 'Bistro Oud',
      street: 'Kaai',
      street_number: '4',
      box: '',
      postal: '8000',
      city: 'Brugge',
      vat_number: 'BE 0314.595.348',
    };
    expect(documentOf(factsOf(invoiceOf([goods({})], { billing }))).buyer).toMatchObject({
      name: 'Bistro Oud',
      vatNumber: 'BE0314595348',
      address: { street: 'Kaai 4', city: 'Brugge' },
    });
    expect(documentOf(factsOf(invoiceOf([goods({})]))).buyer).toMatchObject({ vatNumber: 'BE0448692207' });
  });

  it('has no e-invoice when its stored sums contradict each other', () => {
    const invoice = invoiceOf(lines);
    expect(eInvoiceOf(factsOf({ ...invoice, amount_cents: invoice.amount_cents + 1 }))).toBeNull();
    const [first, ...others] = invoice.vat;
    if (!first) throw new Error('no VAT');
    expect(eInvoiceOf(factsOf({ ...invoice, vat: others }))).toBeNull();
  });

  it('breaks no rule and has the VAT and amount of any document that a report may bring', () => {
    const rate = fc.constantFrom<number>(0, 0.5, 6, 12, 21);
    const line = fc.record({
      quantity: fc.integer({ min: 0, max: 60 }),
      weight: fc.option(fc.integer({ min: 1, max: 90_000 }).map((grams) => grams / 1000)),
      price_mills: fc.integer({ min: 0, max: 90_000 }),
      vat_rate: rate,
      factor: fc.constantFrom<number>(1, 2.5, 0.333333, 24),
    });
    const cost = fc.tuple(
      fc.constantFrom('delivery_cost' as const, 'express_fee' as const, 'discount' as const),
      fc.integer({ min: -900, max: 3000 }),
      rate,
    );
    const parts = fc.record({
      kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
      goods: fc.array(line, { maxLength: 6 }),
      costs: fc.array(cost, { maxLength: 4 }),
      crates: fc.nat(12),
      back: fc.nat(3),
      noteCount: fc.constantFrom(1, 2, 300),
      centsOff: fc.array(fc.constantFrom(0, 0, 0, 1, -1, 99, 150), { minLength: 5, maxLength: 5 }),
      moved: fc.constantFrom(0, 0, 0, 1, 1000),
      omitted: fc.constantFrom(null, null, null, 0, 6),
    });
    let accepted = 0;
    fc.assert(
      fc.property(parts, ({ goods: all, costs, crates, back, noteCount, centsOff, moved, omitted, kind }) => {
        const rows = [
          ...all.map(({ factor, ...values }) => goods(values, factor)),
          ...costs.map(([of, cents]) => other(of, cents)),
          ...(crates > 0 ? [deposit(crates, 4500)] : []),
          ...(back > 0 ? [empties(back, 3900)] : []),
        ];
        const bases = new Map<number, number>();
        for (const { vat_rate: of, total_cents: cents } of rows)
          if (of !== null) bases.set(of, (bases.get(of) ?? 0) + cents);
        for (const [, cents, of] of costs) bases.set(of, (bases.get(of) ?? 0) + cents);
        const vat = [...bases]
          .filter(([of]) => of !== omitted)
          .map(([of, cents], index, { length }) => {
            const baseCents = cents + (length > 1 && index < 2 ? (index === 0 ? moved : -moved) : 0);
            return { rate: of, baseCents, vatCents: percentageOf(baseCents, of) + (centsOff[index] ?? 0) };
          });
        const sum = (kinds: readonly string[]) =>
          rows.filter((row) => kinds.includes(row.kind)).reduce((total, row) => total + row.total_cents, 0);
        const sums = {
          baseCents: sum(['goods', 'delivery_cost', 'express_fee', 'discount']),
          vatCents: vat.reduce((total, each) => total + each.vatCents, 0),
          depositCents: sum(['deposit', 'empties']),
        };
        const amountCents = sums.baseCents + sums.vatCents + sums.depositCents;
        const deliveryNumbers = Array.from({ length: noteCount }, (_, index) => String(66_103_012 + index));
        const document: InvoiceSums = { ...sums, amountCents, vat, deliveryNumbers, lines: rows.map(sumsOf) };
        if (rows.length === 0 || amountCents < 0 || differingSum(document) || !isVatComplete(document)) return;
        accepted += 1;
        const facts = factsOf({
          ...invoiceOf(rows),
          kind,
          ...(kind === 'credit_note' && { due_on: null, communication: null, corrected_invoices: ['264402001'] }),
          delivery_numbers: deliveryNumbers,
          vat: vat.map((each) => ({ rate: each.rate, base_cents: each.baseCents, vat_cents: each.vatCents })),
          base_cents: sums.baseCents,
          vat_cents: sums.vatCents,
          deposit_cents: sums.depositCents,
          amount_cents: amountCents,
        });
        expect(findings(facts)).toEqual([]);
        const totals = totalsOf(documentOf(facts));
        expect([totals.vatCents, totals.inclusiveCents]).toEqual([sums.vatCents, amountCents]);
        expect(writeUbl(documentOf(facts))).not.toContain('PayableRoundingAmount');
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

const sumsOf = ({ kind, vat_rate: vatRate, total_cents: totalCents }: InvoiceLineRow): InvoiceSums['lines'][number] =>
  kind === 'goods' ? { kind, vatRate: vatRate ?? 0, totalCents } : { kind, totalCents };

describe('an enterprise number', () => {
  it.each([
    ['BE 0448.692.207', '0448692207'],
    ['0314595348', '0314595348'],
    ['BE448692207', '0448692207'],
    ['BE 0448.692.208', null],
    ['FR 12345678901', null],
    ['', null],
  ])('in %s is %s', (text, number) => {
    expect(enterpriseNumberIn(text)).toBe(number);
  });
});
