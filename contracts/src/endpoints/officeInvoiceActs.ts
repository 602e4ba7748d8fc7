import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, noQuery, text } from '../shapes.ts';

const act = {
  method: 'POST',
  side: 'command',
  permission: { kind: 'office', right: 'settle_invoices' },
  query: noQuery,
  response: z.object({ id: z.string() }),
  status: 200,
} as const;

export const answerInvoiceDispute = defineEndpoint({
  ...act,
  name: 'answerInvoiceDispute',
  summary:
    'Answer what a customer says is wrong with an invoice: explained, or a credit note is requested from the ERP. The customer reads the answer.',
  path: '/api/office/invoices/:number/disputes/:dispute/answer',
  params: z.object({ number: digitsParam, dispute: z.uuid() }),
  body: z.strictObject({
    outcome: z.enum(['explained', 'credit_note_requested']),
    answer: text(400).trim().min(1),
  }),
  problems: ['invoice.not_found', 'invoice.dispute_not_found', 'invoice.dispute_answered', 'invoice.nothing_to_credit'],
});

export const addInvoiceNote = defineEndpoint({
  ...act,
  name: 'addInvoiceNote',
  summary: 'An internal note on an invoice. Customers never see it. It must name nobody, because it is not sealed.',
  path: '/api/office/invoices/:number/notes',
  params: z.object({ number: digitsParam }),
  body: z.strictObject({ text: text(400).trim().min(1) }),
  problems: ['invoice.not_found'],
});
