import { expect, test } from '@jest/globals';
import { invoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { planRequestedCredit, type CreditRequest, type DisputedInvoice } from './planRequestedCredit.ts';

const request: CreditRequest = {
  kind: 'credit_note_requested',
  position: '00000000000000000042',
  at: '2026-03-30T22:30:00.000Z',
  customer_number: '204118',
  customer_erp_number: null,
  dispute_id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c32',
  invoice_number: '1324204118',
  lines: [],
  reason: 'price',
  note: null,
};
const line = {
  delivery_number: '66103012',
  name: { nl: 'Room', fr: 'Crème' },
  note_line_id: '1',
  article_number: '131209',
  return_id: null,
  weight: null,
  empties_kind: null,
};
const goods = { ...line, kind: 'goods', unit: { nl: 'st', fr: 'pc' }, quantity: 10, vat_rate: 6 } as const;
const invoice: DisputedInvoice = {
  issued_on: '2026-03-23',
  amount_cents: 10_379,
  returned_cents: 0,
  lines: [
    { ...goods, line_number: 1, price_mills: 3985, total_cents: 3985 },
    { ...goods, line_number: 2, price_mills: 4000, total_cents: 4000, vat_rate: 21 },
    { ...goods, line_number: 3, kind: 'deposit', unit: null, vat_rate: null, price_mills: 100, total_cents: 100 },
    {
      ...goods,
      line_number: 4,
      kind: 'delivery_cost',
      unit: null,
      vat_rate: null,
      price_mills: null,
      total_cents: 1115,
    },
    {
      ...goods,
      line_number: 5,
      kind: 'empties',
      unit: null,
      quantity: 1,
      vat_rate: null,
      price_mills: 50,
      empties_kind: 'crate',
      total_cents: -50,
    },
  ],
  vat: [
    { rate: 6, base_cents: 4541, vat_cents: 272 },
    { rate: 21, base_cents: 4559, vat_cents: 957 },
  ],
  differences: [
    {
      line_number: 1,
      delivery_number: '66103012',
      note_line_id: '1',
      about: 'price',
      invoiced: '3.985',
      expected: '3.885',
      difference_cents: 100,
    },
  ],
};

const first = { index: 1, requests: [], creditedCents: 0 };

test('a dispute of the whole invoice is credited to the cent', () => {
  const credit = planRequestedCredit(request, invoice, first);
  expect(invoiceMessage.parse(credit)).toMatchObject({
    kind: 'credit_note',
    number: '713242041181',
    issued_on: '2026-03-31',
    corrected_invoices: ['1324204118'],
    amount: 103.79,
    lines: [{ total: 39.85 }, { total: 40 }, { total: 1 }, { total: 11.15 }, { total: -0.5 }],
  });
});

test('of disputed lines the ERP gives back what is too much on them, else all, with VAT', () => {
  const credit = planRequestedCredit({ ...request, lines: [1, 2, 4] }, invoice, { ...first, index: 2 });
  expect(invoiceMessage.parse(credit)).toMatchObject({
    number: '713242041182',
    lines: [{ total: 1 }, { total: 40 }, { total: 11.15 }],
    vat: [
      { tax_percentage: 6, base: 6.56, amount: 0.39 },
      { tax_percentage: 21, base: 45.59, amount: 9.57 },
    ],
    amount: 62.11,
  });
});

test('a line that the invoice lacks is not credited', () => {
  expect(planRequestedCredit({ ...request, lines: [9] }, invoice, first)).toBeNull();
});

test('lines and then the whole invoice are credited once, and together never more than the invoice', () => {
  const line2 = planRequestedCredit({ ...request, lines: [2] }, invoice, first);
  const creditedCents = Math.round((line2?.amount ?? 0) * 100);
  const rest = planRequestedCredit(request, invoice, { index: 2, requests: [[2]], creditedCents });
  expect(rest?.lines.map(({ total }) => total)).toEqual([39.85, 1, 11.15, -0.5]);
  expect(creditedCents + Math.round((rest?.amount ?? 0) * 100)).toBeLessThanOrEqual(invoice.amount_cents);
  expect(planRequestedCredit(request, invoice, { index: 3, requests: [[2], []], creditedCents })).toBeNull();
});

test('what returns gave back is not given back again, and empties alone give nothing', () => {
  expect(planRequestedCredit(request, { ...invoice, returned_cents: 1 }, first)).toBeNull();
  expect(planRequestedCredit({ ...request, lines: [5] }, invoice, first)).toBeNull();
});
