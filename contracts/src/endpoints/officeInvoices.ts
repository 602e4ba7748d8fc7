import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { eventNameText } from '../eventName.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, euro, inputDay, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { historyEvent, stateFact, verdict } from './audit.ts';
import {
  disputeView,
  invoiceDifferenceView,
  invoiceLineView,
  invoiceStates,
  invoiceSummary,
  invoiceView,
  paymentStates,
} from './invoices.ts';

const customer = z.object({ customer_number: z.string(), name: z.string() });
const ofInvoice = {
  method: 'GET',
  side: 'query',
  permission: { kind: 'office', right: 'read_invoices' },
  params: z.object({ number: digitsParam }),
  query: noQuery,
  body: nothing,
  status: 200,
} as const;

/** `id` of react-admin: the number. Days are yyyy-mm-dd. */
export const officeInvoiceRow = invoiceSummary
  .pick({
    kind: true,
    amount: true,
    open_amount: true,
    usable_credit: true,
    state: true,
    differences: true,
    is_disputed: true,
    is_payment_expired: true,
  })
  .extend({ id: z.string(), customer, issued_on: z.string(), due_on: z.string().nullable() });
export type OfficeInvoiceRow = z.output<typeof officeInvoiceRow>;

export const officeInvoiceSorts = ['issued_on', 'due_on', 'id', 'amount'] as const;

/** JSON in `filter`. */
export const officeInvoiceFilter = z.strictObject({
  number: z
    .string()
    .regex(/^\d{0,20}$/)
    .optional(),
  /** Number or part of the name. */
  customer: line(60).optional(),
  state: z.enum(invoiceStates).optional(),
  kind: z.enum(['invoice', 'credit_note']).optional(),
  /** `disputed`: without an answer. `differences`: more than rounding. */
  mark: z.enum(['disputed', 'differences']).optional(),
  /** Invoice days, inclusive. */
  from: inputDay.optional(),
  to: inputDay.optional(),
});

export const listOfficeInvoices = defineEndpoint({
  name: 'listOfficeInvoices',
  summary: "Invoices and credit notes of all customers, by react-admin's simple REST conventions; Content-Range.",
  method: 'GET',
  path: '/api/office/invoices',
  side: 'query',
  permission: { kind: 'office', right: 'read_invoices' },
  params: noParams,
  query: officeListQuery('["issued_on","DESC"]'),
  body: nothing,
  response: z.array(officeInvoiceRow),
  status: 200,
  problems: [],
});

export const officeInvoice = officeInvoiceRow.extend({
  communication: z.string().nullable(),
  buyer_reference: z.string(),
  order_numbers: z.array(z.string()),
  delivery_numbers: z.array(z.string()),
  return_ids: z.array(z.string()),
  related: z.array(z.string()),
  lines: z.array(invoiceLineView.extend({ delivery_number: z.string() })),
  vat: invoiceView.shape.vat,
  total_excl_vat: euro,
  total_vat: euro,
  /** Deposit minus returned empties. */
  deposit: euro,
  paid: euro,
  credited: euro,
  /** Null where a note is from before the product. */
  expected_amount: euro.nullable(),
  difference_list: z.array(invoiceDifferenceView),
  /** Payment under way that holds the open amount. */
  held_by: z.string().nullable(),
  disputes: z.array(
    disputeView.omit({ disputed_at: true, answered_at: true }).extend({
      language: z.enum(['nl', 'fr']),
      disputed_at: isoInstant,
      answered_at: isoInstant.nullable(),
      answered_by: z.string().nullable(),
      /** A credit note can be requested from the ERP. */
      can_credit: z.boolean(),
    }),
  ),
  notes: z.array(
    z.object({
      note_id: z.string(),
      text: z.string(),
      at: isoInstant,
      by: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      /** Null for a transfer or refund of the ERP. */
      payment_id: z.string().nullable(),
      kind: z.enum(['payment', 'transfer', 'refund', 'credit']),
      at: isoInstant,
      amount: euro,
      state: z.enum(paymentStates),
    }),
  ),
});
export type OfficeInvoice = z.output<typeof officeInvoice>;

export const getOfficeInvoice = defineEndpoint({
  ...ofInvoice,
  name: 'getOfficeInvoice',
  summary: 'One invoice or credit note with its differences, disputes, notes and payments.',
  path: '/api/office/invoices/:number',
  response: officeInvoice,
  problems: ['invoice.not_found'],
});

/** `id` of react-admin: the payment id. */
export const officePaymentRow = z.object({
  id: z.string(),
  customer,
  state: z.enum(paymentStates),
  /** The provider named another amount, currency or identity, and the office did not close it. */
  is_flagged: z.boolean(),
  /** Money, without credits. */
  amount: euro,
  credits: euro,
  invoice_numbers: z.array(z.string()),
  credit_note_numbers: z.array(z.string()),
  started_at: isoInstant,
  finished_at: isoInstant.nullable(),
  is_settled: z.boolean(),
});
export type OfficePaymentRow = z.output<typeof officePaymentRow>;

/** `todo`: under way for an hour, or flagged until the office closes the flag. */
export const officePaymentFilter = z.strictObject({
  part: z.enum(['todo', 'under_way', 'paid', 'ended', 'all']).default('all'),
  customer: line(60).optional(),
  /** Invoice or credit note. */
  number: z
    .string()
    .regex(/^\d{0,20}$/)
    .optional(),
  from: inputDay.optional(),
  to: inputDay.optional(),
});

export const listOfficePayments = defineEndpoint({
  name: 'listOfficePayments',
  summary: "Payments of all customers, by react-admin's simple REST conventions; Content-Range.",
  method: 'GET',
  path: '/api/office/payments',
  side: 'query',
  permission: { kind: 'office', right: 'read_invoices' },
  params: noParams,
  query: officeListQuery('["started_at","DESC"]'),
  body: nothing,
  response: z.array(officePaymentRow),
  status: 200,
  problems: [],
});

export const officePayment = officePaymentRow.extend({
  provider_id: z.string().nullable(),
  expires_at: isoInstant.nullable(),
  started_by: z.string().nullable(),
  shares: z.array(
    z.object({
      invoice_number: z.string(),
      money: euro,
      credits: z.array(z.object({ credit_number: z.string(), amount: euro })),
    }),
  ),
  flag: z
    .object({
      reason: z.enum(['amount', 'currency', 'identity']),
      provider_amount: euro,
      currency: z.string(),
      at: isoInstant,
      /** What the office did with the money; `by` is null after erasure. */
      closed: z.object({ note: z.string(), at: isoInstant, by: z.string().nullable() }).nullable(),
    })
    .nullable(),
  /** Null if not released by the office, or after erasure. */
  released_by: z.string().nullable(),
  refusal: z.object({ code: z.string(), number: z.string() }).nullable(),
  /** Not ended. */
  can_release: z.boolean(),
  /** Ended, with an open flag. */
  can_close_flag: z.boolean(),
});
export type OfficePayment = z.output<typeof officePayment>;

export const getOfficePayment = defineEndpoint({
  ...ofInvoice,
  name: 'getOfficePayment',
  summary: 'One payment: what it pays, and how far it is.',
  path: '/api/office/payments/:id',
  params: z.object({ id: z.uuid() }),
  response: officePayment,
  problems: ['payment.not_found'],
});

export const getInvoiceHistory = defineEndpoint({
  ...ofInvoice,
  name: 'getInvoiceHistory',
  summary: 'Every event of an invoice and its payments, oldest first.',
  path: '/api/office/invoices/:number/history',
  response: z.object({ number: z.string(), events: z.array(historyEvent) }),
  problems: ['invoice.not_found'],
});

export const getInvoiceStateAt = defineEndpoint({
  ...ofInvoice,
  name: 'getInvoiceStateAt',
  summary: 'The invoice as it stood after the event with this name, compared with the event before.',
  path: '/api/office/invoices/:number/history/:event',
  params: z.object({ number: digitsParam, event: eventNameText }),
  response: z.object({ event: eventNameText, facts: z.array(stateFact) }),
  problems: ['invoice.not_found', 'not_found'],
});

export const invoiceVerdict = verdict.omit({ order_number: true }).extend({ number: z.string() });
export type InvoiceVerdict = z.output<typeof invoiceVerdict>;

export const verifyInvoice = defineEndpoint({
  ...ofInvoice,
  name: 'verifyInvoice',
  method: 'POST',
  summary: 'Replays an invoice and its payments: hashes, balances and the read model.',
  path: '/api/office/invoices/:number/verify',
  body: z.strictObject({}).optional(),
  response: invoiceVerdict,
  problems: ['invoice.not_found'],
});
