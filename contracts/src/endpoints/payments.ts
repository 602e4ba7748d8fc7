import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, euro, noParams, noQuery, nothing } from '../shapes.ts';
import { paymentStates, seesInvoices } from './invoices.ts';

/** Invoices, and as many credits, of one payment. */
export const mostPaidAtOnce = 100;
const numbers = z
  .array(digitsParam)
  .max(mostPaidAtOnce)
  .refine((all) => new Set(all).size === all.length, 'names a number twice');

export const payInvoices = defineEndpoint({
  name: 'payInvoices',
  summary:
    'Starts a payment of whole open amounts, minus credits. `amount` is what the page showed, in euros: another sum is refused. Without money to pay, it is settled at once and `checkout_url` is null.',
  method: 'POST',
  path: '/api/invoices/pay',
  side: 'command',
  permission: seesInvoices,
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    invoice_numbers: numbers.min(1),
    credit_note_numbers: numbers.default([]),
    amount: z.number().nonnegative().max(99_999_999).multipleOf(0.01),
  }),
  response: z.object({ payment_id: z.string(), checkout_url: z.url().nullable() }),
  status: 200,
  problems: [
    'invoice.not_found',
    'invoice.not_payable',
    'invoice.in_payment',
    'invoice.amount_changed',
    'invoice.credit_not_usable',
    'payment.provider_unavailable',
  ],
});

export const getPayment = defineEndpoint({
  name: 'getPayment',
  names: { id: 'payment' },
  summary: 'State of a payment of the customer; `processing` until the state at the provider is known.',
  method: 'GET',
  path: '/api/payment/:id',
  side: 'query',
  permission: seesInvoices,
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: z.object({
    state: z.enum(paymentStates),
    invoice_numbers: z.array(z.string()),
    credit_note_numbers: z.array(z.string()),
    amount: euro,
    started_at: epochSeconds,
    /** Page of the provider while it can still be paid there. */
    checkout_url: z.string().nullable(),
  }),
  status: 200,
  problems: ['payment.not_found'],
});

export const paymentWebhook = defineEndpoint({
  name: 'paymentWebhook',
  names: { id: 'public' },
  summary: 'Takes the notice of the payment provider that a payment changed. The state is fetched from the provider.',
  method: 'POST',
  path: '/api/payments/webhook',
  side: 'command',
  permission: { kind: 'anyone' },
  isCrossSite: true,
  params: noParams,
  query: noQuery,
  body: z.object({ id: z.string().max(64) }),
  bodyType: 'form',
  bodyLimit: 1000,
  response: nothing,
  status: 204,
  problems: ['payment.provider_unavailable', 'request.rate_limited'],
});
