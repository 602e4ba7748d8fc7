import { z } from 'zod';
import { disputeReasons } from '@talloor/rules/invoice/disputeReasons.ts';
import { defineEndpoint } from '../endpoint.ts';
import { euro, isoInstant, noParams, nothing } from '../shapes.ts';

const position = z.string().regex(/^\d{20}$/);
const base = { position, at: isoInstant, customer_number: z.string(), customer_erp_number: z.string().nullable() };
const dispute = {
  ...base,
  dispute_id: z.string(),
  invoice_number: z.string(),
  /** Empty: the whole document. */
  lines: z.array(z.int()),
  reason: z.enum(disputeReasons),
};

export const erpInvoiceEvent = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('payment_settled'),
    payment_id: z.string(),
    /** Null where credits cover everything. */
    provider_id: z.string().nullable(),
    /** Money, without credits. */
    amount: euro,
    invoices: z.array(
      z.object({
        number: z.string(),
        money: euro,
        /** Of credit notes, and of invoices that were paid too much. */
        credits: z.array(z.object({ number: z.string(), amount: euro })),
      }),
    ),
  }),
  /** `comment` and `note` are null after erasure of the person. */
  z.object({ ...dispute, kind: z.literal('dispute_opened'), comment: z.string().nullable() }),
  z.object({ ...dispute, kind: z.literal('dispute_answered'), note: z.string().nullable() }),
  z.object({ ...dispute, kind: z.literal('credit_note_requested'), note: z.string().nullable() }),
]);
export type ErpInvoiceEvent = z.output<typeof erpInvoiceEvent>;

export const listInvoiceEvents = defineEndpoint({
  name: 'listInvoiceEvents',
  summary:
    'What customers and the office did with invoices, oldest first: payments, disputes, answers and requested credit notes. The last position leads to the next page.',
  method: 'GET',
  path: '/erp/v1/invoice-events',
  side: 'query',
  permission: { kind: 'api-key' },
  params: noParams,
  query: z.object({
    /** Position of the last event that was read. */
    after: position.default('0'.repeat(20)),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  body: nothing,
  response: z.object({ events: z.array(erpInvoiceEvent) }),
  status: 200,
  problems: ['api_key.required', 'api_key.not_for_subject'],
});
