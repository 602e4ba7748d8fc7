import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds, euro, noQuery, nothing } from '../shapes.ts';
import { invoiceNumberParam, seesInvoices } from './invoices.ts';

export const explanationStep = z.object({
  event_id: z.uuid(),
  type: z.string(),
  at: epochSeconds,
  /** A name, or a word for the ERP, the system or an erased person. */
  by: z.string(),
  title: z.string(),
  text: z.string(),
});

const explanationBase = z.object({
  /** Unique in the answer. */
  key: z.string(),
  about: z.enum([
    'invoice',
    'note',
    'goods',
    'deposit',
    'empties',
    'delivery_cost',
    'express_fee',
    'discount',
    'vat',
    'rounding',
    'unexplained',
  ]),
  title: z.string(),
  amount: euro,
  /** How it is computed, such as `10 × € 3,985`. */
  formula: z.string().nullable(),
  steps: z.array(explanationStep),
});
/** Children add up to the amount. Depth: document, note, line, part. */
const linePart = explanationBase.extend({ children: z.array(explanationBase) });
const notePart = explanationBase.extend({ children: z.array(linePart) });
export const explanationTree = explanationBase.extend({ children: z.array(notePart) });
export type ExplanationPart = z.output<typeof explanationBase> & { readonly children?: readonly ExplanationPart[] };

export const explainInvoice = defineEndpoint({
  name: 'explainInvoice',
  names: { number: 'invoice' },
  summary: 'Where each amount of an invoice comes from: event, time and person. The leaves add up to the amount.',
  method: 'GET',
  path: '/api/invoice/:number/explanation',
  side: 'query',
  permission: seesInvoices,
  params: invoiceNumberParam,
  query: noQuery,
  body: nothing,
  response: z.object({
    number: z.string(),
    amount: euro,
    /** Sum of what no event explains, without signs. */
    unexplained: euro,
    tree: explanationTree,
  }),
  status: 200,
  problems: ['invoice.not_found'],
});
