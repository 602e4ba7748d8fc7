import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, inputDay, line, noParams, noQuery, nothing } from '../shapes.ts';
import { parkedReport } from './erpDeliveries.ts';

const messageId = z.string().regex(/^[\w.:-]{1,100}$/);
/** Euros, two decimals. */
const amount = z.number().min(-9_999_999).max(9_999_999).multipleOf(0.01);
const quantity = z.number().positive().max(9_999_999).multipleOf(0.001);
/** Euros per unit, three decimals. */
const price = z.number().nonnegative().max(999_999).multipleOf(0.001);
const percentage = z.number().min(0).max(100).multipleOf(0.001);
const name = z.strictObject({ nl: line(120), fr: line(120) });

const base = { line: z.int().min(1).max(10_000), delivery_number: digitsParam, name, total: amount };
const noteLine = { line_id: digitsParam, article_number: digitsParam, return_id: digitsParam.optional() };

/** Amounts without VAT; on a credit note positive amounts go to the customer. */
export const erpInvoiceLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('goods'),
    ...base,
    ...noteLine,
    unit: name,
    quantity: quantity.or(z.literal(0)),
    /** In units of the price. */
    weight: quantity.nullable().default(null),
    price,
    tax_percentage: percentage,
  }),
  z.strictObject({ kind: z.literal('deposit'), ...base, ...noteLine, quantity, deposit: price }),
  /** `count` went back; `total` is not positive. */
  z.strictObject({
    kind: z.literal('empties'),
    ...base,
    empties_kind: z.string().regex(/^[\w-]{1,30}$/),
    count: z.int().min(1).max(9999),
    deposit: price,
  }),
  z.strictObject({ kind: z.enum(['delivery_cost', 'express_fee', 'discount']), ...base }),
]);
export type ErpInvoiceLine = z.output<typeof erpInvoiceLine>;

const document = {
  /** Unique id; a repeat changes nothing. */
  message_id: messageId,
  number: digitsParam,
  customer_number: digitsParam,
  issued_on: inputDay,
  lines: z.array(erpInvoiceLine).min(1).max(5000),
  vat: z.array(z.strictObject({ tax_percentage: percentage, base: amount, amount })).max(10),
  /** With VAT, deposit and empties. */
  amount: amount.nonnegative(),
};

/** One document a line (docs/invoices.md). */
export const invoiceMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('invoice'),
    ...document,
    due_on: inputDay,
    /** Structured communication: 12 digits with check digits. */
    communication: z.string().regex(/^\d{12}$/),
    buyer_reference: line(30).default(''),
  }),
  z.strictObject({
    kind: z.literal('credit_note'),
    ...document,
    buyer_reference: line(30).default(''),
    corrected_invoices: z.array(digitsParam).min(1).max(100),
  }),
]);
export type InvoiceMessage = z.output<typeof invoiceMessage>;

/** Money for an invoice, or that paid a credit out; one a line. */
export const invoicePaymentMessage = z.strictObject({
  kind: z.enum(['transfer', 'refund']),
  message_id: messageId,
  /** Invoice; of a refund also a credit note. */
  number: digitsParam,
  booked_on: inputDay,
  amount: amount.positive(),
});
export type InvoicePaymentMessage = z.output<typeof invoicePaymentMessage>;

const report = z.object({
  lines: z.int(),
  applied: z.int(),
  /** Known. */
  unchanged: z.int(),
  /** Kept with their reason; the office sees them. */
  parked: z.int(),
  /** Unidentifiable, so not kept. */
  rejected: z.int(),
  /** Parked or rejected: the first thousand. */
  errors: z.array(parkedReport),
});

const shared = {
  method: 'POST',
  side: 'command',
  permission: { kind: 'api-key' },
  params: noParams,
  query: noQuery,
  body: nothing,
  bodyType: 'stream',
  response: report,
  status: 200,
  problems: ['api_key.required', 'api_key.not_for_subject', 'import.unreadable', 'import.too_large', 'import.busy'],
} as const;

export const reportInvoices = defineEndpoint({
  ...shared,
  name: 'reportInvoices',
  summary:
    'Takes invoices and credit notes of the ERP as NDJSON (application/x-ndjson), a document a line: each is taken in whole or waits with a reason. The same document again does nothing.',
  path: '/erp/v1/invoices',
});

export const reportInvoicePayments = defineEndpoint({
  ...shared,
  name: 'reportInvoicePayments',
  summary:
    'Takes bank transfers for invoices, and credits that were paid out, as NDJSON (application/x-ndjson), one a line. The same line again does nothing.',
  path: '/erp/v1/invoice-payments',
});
