import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { noQuery, text } from '../shapes.ts';
import { paymentStates } from './invoices.ts';

export const releasePayment = defineEndpoint({
  name: 'releasePayment',
  summary:
    'Ends a payment that hangs, so that its invoices can be paid again. The state at the provider is fetched first: what is paid there is settled as paid.',
  method: 'POST',
  path: '/api/office/payments/:id/release',
  side: 'command',
  permission: { kind: 'office', right: 'settle_invoices' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('releasePayment') }),
  response: z.object({ id: z.string(), state: z.enum(paymentStates) }),
  status: 200,
  problems: ['payment.not_found', 'payment.not_releasable', 'payment.provider_unavailable'],
});

export const closePaymentFlag = defineEndpoint({
  name: 'closePaymentFlag',
  summary:
    'Says what the office did with the money of a flagged payment that ended: repaid at the provider, or booked by the ERP. The note must name nobody, because it is not sealed.',
  method: 'POST',
  path: '/api/office/payments/:id/close-flag',
  side: 'command',
  permission: { kind: 'office', right: 'settle_invoices' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: z.strictObject({ note: text(400).trim().min(1) }),
  response: z.object({ id: z.string() }),
  status: 200,
  problems: ['payment.not_found', 'payment.flag_not_closable'],
});
