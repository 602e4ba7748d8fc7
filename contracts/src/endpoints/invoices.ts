import { z } from 'zod';
import { disputeReasons } from '@talloor/rules/invoice/disputeReasons.ts';
import { differenceKinds } from '@talloor/rules/invoice/matchInvoice.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import {
  digitsParam,
  epochSeconds,
  euro,
  inputDay,
  line,
  noParams,
  noQuery,
  nothing,
  pagination,
  shownAddress,
  text,
  vatView,
} from '../shapes.ts';

/** Spec after-ordering §4; `usable` and `used` are of credit notes. */
export const invoiceStates = ['open', 'overdue', 'in_payment', 'paid', 'settled_by_credit', 'usable', 'used'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export const invoiceSorts = ['date', 'due', 'number', 'amount'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

export const seesInvoices = { kind: 'customer', right: 'see_invoices' } as const;

export const invoiceSummary = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  invoice_date: epochSeconds,
  /** Null on a credit note. */
  due_date: epochSeconds.nullable(),
  amount: euro,
  open_amount: euro,
  /** Credit that can pay other invoices. */
  usable_credit: euro,
  state: z.enum(invoiceStates),
  number_of_products: z.int(),
  delivery_numbers: z.array(z.string()),
  order_numbers: z.array(z.string()),
  buyer_reference: z.string(),
  /** Invoices that a credit note corrects, or credit notes of an invoice. */
  related: z.array(z.string()),
  /** Values that differ from the delivery notes, without roundings. */
  differences: z.int(),
  is_disputed: z.boolean(),
  is_payment_expired: z.boolean(),
  /** Can be part of an online payment: an open amount, or credit. False without a payment provider. */
  can_choose: z.boolean(),
});
export type InvoiceSummary = z.output<typeof invoiceSummary>;

const selection = {
  state: z.enum([...invoiceStates, 'all']).default('all'),
  /** Invoice days, inclusive. */
  from: inputDay.optional(),
  to: inputDay.optional(),
  /** Searches number, order, delivery note, reference and articles. */
  q: line(60).default(''),
  /** As `addresses` of the answer has them. */
  address: line(200).optional(),
  /** Only these, separated by commas. */
  numbers: z
    .string()
    .regex(/^\d{1,20}(,\d{1,20}){0,95}$/)
    .optional(),
  sort: z.enum(invoiceSorts).default('date'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

export const listInvoices = defineEndpoint({
  name: 'listInvoices',
  summary: 'Invoices and credit notes of the customer, with the sums that are open and overdue.',
  method: 'GET',
  path: '/api/invoices',
  side: 'query',
  permission: seesInvoices,
  params: noParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(96).default(24),
    ...selection,
  }),
  body: nothing,
  response: z.object({
    invoices: z.array(invoiceSummary),
    /** More than `results` when limited. */
    pagination: pagination.omit({ sortingMethods: true }).extend({ is_limited: z.boolean() }),
    /** Of all invoices of the customer, whatever the filter. */
    totals: z.object({ open: euro, overdue: euro, usable_credit: euro, open_count: z.int(), overdue_count: z.int() }),
    addresses: z.array(z.string()),
  }),
  status: 200,
  problems: [],
});

export const downloadInvoices = defineEndpoint({
  name: 'downloadInvoices',
  summary: 'The same selection as an Excel file.',
  method: 'GET',
  path: '/invoices/xlsx',
  side: 'query',
  permission: seesInvoices,
  params: noParams,
  query: z.object(selection),
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  loggedOut: (language) =>
    loginThen(language, language === 'nl' ? '/nl/mijn-account/facturen' : '/fr/mon-compte/factures'),
  problems: ['paper.busy'],
});

/** Null: of the whole document, or of a line that is missing. */
export const invoiceDifferenceView = z.object({
  line: z.int().nullable(),
  /** Of the line, also of a missing one; null for VAT and lines that the note lacks. */
  description: z.string().nullable(),
  delivery_number: z.string().nullable(),
  about: z.enum(differenceKinds),
  invoiced: z.string(),
  expected: z.string(),
  difference: euro,
});

/** Spec after-ordering §3, Invoice lines. */
export const invoiceLineView = z.object({
  line: z.int(),
  kind: z.enum(['goods', 'deposit', 'empties', 'delivery_cost', 'express_fee', 'discount']),
  /** Of the note; null where there is none. */
  line_id: z.string().nullable(),
  article_number: z.string().nullable(),
  erp_number: z.string().optional(),
  description: z.string(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  /** Of the price, and so of the weight. */
  price_unit: z.string().nullable(),
  weight: z.number().nullable(),
  price: euro.nullable(),
  tax_percentage: z.number().nullable(),
  total: euro,
  return_id: z.string().nullable(),
});

export const disputeView = z.object({
  dispute_id: z.string(),
  lines: z.array(z.int()),
  reason: z.enum(disputeReasons),
  /** Null after erasure. */
  comment: z.string().nullable(),
  disputed_at: epochSeconds,
  disputed_by: z.string().nullable(),
  outcome: z.enum(['explained', 'credit_note_requested']).nullable(),
  answer: z.string().nullable(),
  answered_at: epochSeconds.nullable(),
});

export const paymentStates = [
  'processing',
  'paid',
  'credit_settled',
  'failed',
  'canceled',
  'expired',
  'released',
  'refused',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Spec after-ordering §3, Invoice. */
export const invoiceView = invoiceSummary.extend({
  customer_number: z.string(),
  customer_name: z.string(),
  delivery_dates: z.array(epochSeconds),
  notes: z.array(
    z.object({
      delivery_number: z.string(),
      order_number: z.string().nullable(),
      delivery_date: epochSeconds.nullable(),
      address: shownAddress.nullable(),
      lines: z.array(invoiceLineView),
      subtotal: euro,
    }),
  ),
  billing_address: z.object({ name: z.string(), address: z.string(), postal: z.string(), city: z.string() }),
  vat_number: z.string().nullable(),
  return_ids: z.array(z.string()),
  vat: z.array(vatView),
  total_excl_vat: euro,
  total_vat: euro,
  deposit: euro,
  empties: euro,
  paid: euro,
  credited: euro,
  /** Null without differences; of the delivery notes. */
  expected_amount: euro.nullable(),
  difference_list: z.array(invoiceDifferenceView),
  disputes: z.array(disputeView),
  payments: z.array(
    z.object({
      payment_id: z.string().nullable(),
      kind: z.enum(['payment', 'transfer', 'refund', 'credit']),
      at: epochSeconds,
      amount: euro,
      state: z.enum(paymentStates),
    }),
  ),
  /** `+++123/4567/89002+++`; null on a credit note. */
  communication: z.string().nullable(),
  /** EPC text of the QR code and its SVG; null where nothing can be transferred. */
  qr: z.object({ text: z.string(), svg: z.string() }).nullable(),
  iban: z.string().nullable(),
  /** Whose account it is. */
  beneficiary: z.string().nullable(),
  /** False without a payment provider. */
  can_pay: z.boolean(),
});
export type InvoiceView = z.output<typeof invoiceView>;
export type InvoiceLineView = z.output<typeof invoiceLineView>;

export const invoiceNumberParam = z.object({ number: digitsParam });

export const getInvoice = defineEndpoint({
  name: 'getInvoice',
  names: { number: 'invoice' },
  summary: 'An invoice or credit note of the customer.',
  method: 'GET',
  path: '/api/invoice/:number',
  side: 'query',
  permission: seesInvoices,
  params: invoiceNumberParam,
  query: noQuery,
  body: nothing,
  response: invoiceView,
  status: 200,
  problems: ['invoice.not_found'],
});

const invoicePage = (language: 'nl' | 'fr', { number = '' }: Readonly<Record<string, string>>): string =>
  loginThen(
    language,
    `${language === 'nl' ? '/nl/mijn-account/factuur-bekijken' : '/fr/mon-compte/voir-la-facture'}?number=${encodeURIComponent(number)}`,
  );

const file = {
  names: { number: 'invoice' },
  method: 'GET',
  side: 'query',
  permission: seesInvoices,
  params: invoiceNumberParam,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  loggedOut: invoicePage,
  problems: ['invoice.not_found', 'paper.busy'],
} as const;

export const downloadInvoice = defineEndpoint({
  ...file,
  name: 'downloadInvoice',
  summary: 'The same as a PDF to keep.',
  path: '/invoice/:number/pdf',
});

export const downloadInvoiceUbl = defineEndpoint({
  ...file,
  name: 'downloadInvoiceUbl',
  summary: 'The same as Peppol BIS Billing 3.0 (UBL), with the PDF embedded.',
  path: '/invoice/:number/ubl',
  problems: [...file.problems, 'invoice.no_e_invoice'],
});

/** Lines of one dispute; more is the whole document. */
export const mostDisputedLines = 200;

export const disputeInvoice = defineEndpoint({
  name: 'disputeInvoice',
  names: { number: 'invoice' },
  summary: 'Says what is wrong with lines of an invoice, or with all of it.',
  method: 'POST',
  path: '/api/invoice/:number/dispute',
  side: 'command',
  permission: seesInvoices,
  params: invoiceNumberParam,
  query: noQuery,
  body: z.strictObject({
    /** Empty: the whole document. */
    lines: z.array(z.int().min(1).max(10_000)).max(mostDisputedLines).default([]),
    reason: z.enum(disputeReasons),
    comment: text(400).trim().default(''),
  }),
  response: z.object({ dispute_id: z.string() }),
  status: 200,
  problems: ['invoice.not_found', 'invoice.line_not_found', 'invoice.already_disputed'],
});
