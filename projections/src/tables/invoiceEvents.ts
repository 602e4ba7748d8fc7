import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import type { DisputeReason } from '@talloor/rules/invoice/disputeReasons.ts';
import type { PaymentShareRow } from './payments.ts';

/** Events of the shop that the ERP reads. One model, so that an event never comes before its facts. */
export const invoiceEventsModel = defineReadModel({
  name: 'invoiceEvents',
  version: 2,
  on: [
    'PaymentStarted',
    'PaymentCreated',
    'PaymentSettled',
    'InvoiceCreditUsed',
    'InvoiceDisputed',
    'InvoiceDisputeAnswered',
  ],
  tables: {
    invoice_events: {
      columns: {
        position: 'text not null',
        kind: typed<'payment_settled' | 'dispute_opened' | 'dispute_answered' | 'credit_note_requested'>(
          'text not null',
        ),
        at: 'text not null',
        /** Payment or dispute. */
        subject_id: 'text not null',
      },
      primaryKey: ['position'],
    },
    paid_shares: {
      columns: {
        payment_id: 'text not null',
        customer_number: 'text not null',
        shares: typed<readonly PaymentShareRow[]>('json not null'),
        /** Money, in cents. */
        amount_cents: 'double precision not null',
        provider_id: 'text',
      },
      primaryKey: ['payment_id'],
    },
    /** Credits of the plan that a payment really used. */
    used_credits: {
      columns: { payment_id: 'text not null', credit_number: 'text not null' },
      primaryKey: ['payment_id', 'credit_number'],
    },
    disputed_lines: {
      columns: {
        dispute_id: 'text not null',
        number: 'text not null',
        customer_number: 'text not null',
        line_numbers: 'int[] not null',
        reason: typed<DisputeReason>('text not null'),
        comment: 'text',
        answer: 'text',
        disputed_by: 'text not null',
      },
      primaryKey: ['dispute_id'],
      personal: { comment: 'disputed_by', answer: 'disputed_by' },
    },
  },
});
export const {
  invoice_events: invoiceEventsTable,
  paid_shares: paidSharesTable,
  used_credits: usedCreditsTable,
  disputed_lines: disputedLinesTable,
} = invoiceEventsModel.tables;
