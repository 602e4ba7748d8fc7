import { z } from 'zod';
import { bilingual, cents, day, digits, mills, orderedQuantity, vatLine, vatRate } from '../values.ts';
import { within } from '../within.ts';

const base = {
  /** From 1, as on the document. */
  lineNumber: z.int().positive().max(10_000),
  deliveryNumber: digits,
  name: bilingual,
  /** Without VAT. Positive on a credit note: what the customer gets back. */
  totalCents: cents,
};
const noteLine = {
  noteLineId: digits,
  articleNumber: digits,
  /** Return that a line of a credit note pays back. */
  returnId: digits.nullable(),
};

/** Deposit and empties stay outside VAT; VAT of costs and discounts is shared over the rates (standards.md). */
export const invoiceLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('goods'),
    ...base,
    ...noteLine,
    unit: bilingual,
    quantity: orderedQuantity,
    /** In units of the price. */
    weight: orderedQuantity.nullable(),
    priceMills: mills,
    vatRate,
  }),
  z.object({ kind: z.literal('deposit'), ...base, ...noteLine, quantity: orderedQuantity, depositMills: mills }),
  /** `count` went back; `totalCents` is not positive. */
  z.object({
    kind: z.literal('empties'),
    ...base,
    emptiesKind: z.string().regex(/^[\w-]{1,30}$/),
    count: z.int().positive().max(9999),
    depositMills: mills,
  }),
  z.object({ kind: z.enum(['delivery_cost', 'express_fee']), ...base }),
  /** `totalCents` is not positive. */
  z.object({ kind: z.literal('discount'), ...base }),
]);

/** `lineNumber` is null for the document as a whole. */
export const invoiceDifference = z.object({
  lineNumber: z.int().positive().nullable(),
  deliveryNumber: digits.nullable(),
  noteLineId: digits.nullable(),
  about: z.enum([
    'article',
    'quantity',
    'weight',
    'price',
    'amount',
    'deposit',
    'empties',
    'cost',
    'discount',
    'vat_rate',
    'vat_base',
    'vat',
    'rounding',
    'not_on_note',
    'not_invoiced',
    'invoiced_twice',
  ]),
  invoiced: within(60),
  expected: within(60),
  /** Invoiced minus expected, without VAT except for `vat` and `rounding`. */
  differenceCents: cents,
});

export const invoiceDocument = z.object({
  number: digits,
  kind: z.enum(['invoice', 'credit_note']),
  customerNumber: digits,
  customerName: z.string(),
  issuedOn: day,
  /** Null on a credit note. */
  dueOn: day.nullable(),
  /** 12 digits with check digits (standards.md, OGM); null on a credit note. */
  communication: z
    .string()
    .regex(/^\d{12}$/)
    .nullable(),
  /** Customer's own reference; may be empty. */
  buyerReference: within(30),
  correctedInvoices: z.array(digits).max(100),
  orderNumbers: z.array(digits).max(1000),
  deliveryNumbers: z.array(digits).min(1).max(1000),
  lines: z.array(invoiceLine).min(1).max(5000),
  vat: z.array(vatLine).max(10),
  /** Goods, costs and discounts, without VAT. */
  baseCents: cents,
  vatCents: cents,
  /** Deposit minus returned empties. */
  depositCents: cents,
  /** `baseCents + vatCents + depositCents`; not negative. */
  amountCents: cents.nonnegative(),
});

/** Address and VAT number of the customer when the document came; a legal document does not change. */
export const invoiceBilling = z.object({
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  box: z.string(),
  postal: z.string(),
  city: z.string(),
  vatNumber: z.string().min(1),
});

/** Stored, so that readers need no sum. */
export const invoiceBalance = z.object({
  paidCents: cents.nonnegative(),
  creditedCents: cents.nonnegative(),
  /** `amount − paid − credited`; 0 on a credit note. */
  openCents: cents.nonnegative(),
  /** Credit of this document: a credit note's amount, or overpaid money. */
  creditCents: cents.nonnegative(),
  /** Credit that paid other invoices or was paid out. */
  usedCents: cents.nonnegative(),
  /** Credit that payments under way hold. */
  heldCents: cents.nonnegative(),
});

export const disputeReasons = ['quantity', 'price', 'not_delivered', 'quality', 'empties', 'paid', 'other'] as const;
export const disputeReason = z.enum(disputeReasons);

export type InvoiceLine = z.output<typeof invoiceLine>;
export type InvoiceDifference = z.output<typeof invoiceDifference>;
export type InvoiceDocument = z.output<typeof invoiceDocument>;
export type InvoiceBilling = z.output<typeof invoiceBilling>;
export type InvoiceBalance = z.output<typeof invoiceBalance>;
export type DisputeReason = z.output<typeof disputeReason>;
