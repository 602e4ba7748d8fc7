import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import type { DisputeReason } from '@talloor/rules/invoice/disputeReasons.ts';
import type { DifferenceKind } from '@talloor/rules/invoice/matchInvoice.ts';

export const invoicesModel = defineReadModel({
  name: 'invoices',
  version: 4,
  on: [
    'InvoiceIssued',
    'InvoicePaymentReserved',
    'InvoicePaymentReleased',
    'InvoicePaymentReceived',
    'InvoiceTransferReceived',
    'InvoiceCreditHeld',
    'InvoiceCreditReleased',
    'InvoiceCreditUsed',
    'InvoiceCreditRefunded',
    'InvoiceDisputed',
    'InvoiceDisputeAnswered',
    'InvoiceNoted',
  ],
  tables: {
    /** Amounts in cents. */
    invoices: {
      columns: {
        number: 'text not null',
        kind: typed<'invoice' | 'credit_note'>('text not null'),
        customer_number: 'text not null',
        customer_name: 'text not null',
        /** As issued; null: the customer's present one. */
        billing: typed<InvoiceBillingRow>('json'),
        /** yyyy-mm-dd */
        issued_on: 'text not null',
        due_on: 'text',
        communication: 'text',
        buyer_reference: 'text not null',
        corrected_invoices: 'text[] not null',
        order_numbers: 'text[] not null',
        delivery_numbers: 'text[] not null',
        lines: typed<readonly InvoiceLineRow[]>('json not null'),
        article_count: 'int not null',
        vat: typed<readonly InvoiceVatRow[]>('json not null'),
        base_cents: 'double precision not null',
        vat_cents: 'double precision not null',
        deposit_cents: 'double precision not null',
        amount_cents: 'double precision not null',
        expected_cents: 'double precision',
        differences: typed<readonly InvoiceDifferenceRow[]>('json not null'),
        /** Without roundings. */
        difference_count: 'int not null',
        paid_cents: 'double precision not null',
        credited_cents: 'double precision not null',
        open_cents: 'double precision not null',
        credit_cents: 'double precision not null',
        used_cents: 'double precision not null',
        held_cents: 'double precision not null',
        /** Of the latest payment; null while it is under way. */
        payment_outcome: typed<InvoicePaymentOutcome>('text'),
      },
      primaryKey: ['number'],
      indexes: {
        of_customer: '(customer_number, issued_on, number)',
        by_day: '(issued_on, number)',
        unpaid: '(customer_number, due_on) where open_cents > 0',
        usable: '(customer_number) where credit_cents > 0',
        due: '(customer_number, due_on, number)',
        amount: '(customer_number, amount_cents, number)',
      },
    },
    /** Never updated, because its index is slow to write. */
    invoice_texts: {
      columns: {
        number: 'text not null',
        customer_number: 'text not null',
        /** `searchText` of number, orders, delivery notes, reference, and numbers and names of the articles. */
        words: 'text not null',
        issued_on: 'text not null',
      },
      primaryKey: ['number'],
      indexes: {
        words: 'using gin (customer_number, words gin_trgm_ops)',
        issued: '(customer_number, issued_on, number)',
      },
    },
    invoice_delivery_notes: {
      columns: { delivery_number: 'text not null', number: 'text not null' },
      primaryKey: ['delivery_number', 'number'],
    },
    invoice_corrections: {
      columns: { credit_number: 'text not null', invoice_number: 'text not null' },
      primaryKey: ['credit_number', 'invoice_number'],
      indexes: { of_invoice: '(invoice_number)' },
    },
    /** A payment without outcome holds the open amount. */
    invoice_entries: {
      columns: {
        number: 'text not null',
        /** Payment or transfer. */
        entry_id: 'text not null',
        kind: typed<'payment' | 'transfer' | 'refund' | 'credit'>('text not null'),
        /** Of a transfer or refund the day of the bank, yyyy-mm-dd. */
        at: 'text not null',
        cents: 'double precision not null',
        /** Money of a payment; null while it is under way. */
        money_cents: 'double precision',
        outcome: typed<InvoicePaymentOutcome>('text'),
      },
      primaryKey: ['number', 'kind', 'entry_id'],
      indexes: { under_way: "(number) where kind = 'payment' and outcome is null" },
    },
    invoice_disputes: {
      columns: {
        number: 'text not null',
        dispute_id: 'text not null',
        line_numbers: 'int[] not null',
        reason: typed<DisputeReason>('text not null'),
        comment: 'text',
        disputed_by: 'text not null',
        disputed_at: 'text not null',
        language: typed<'nl' | 'fr'>('text not null'),
        outcome: typed<'explained' | 'credit_note_requested'>('text'),
        answer: 'text',
        answered_by: 'text',
        answered_at: 'text',
      },
      primaryKey: ['number', 'dispute_id'],
      personal: { comment: 'disputed_by', answer: 'disputed_by' },
      indexes: { unanswered: '(number) where outcome is null' },
    },
    invoice_notes: {
      columns: {
        number: 'text not null',
        note_id: 'text not null',
        text: 'text not null',
        noted_by: 'text not null',
        noted_at: 'text not null',
      },
      primaryKey: ['number', 'note_id'],
    },
  },
});
export const {
  invoices: invoicesTable,
  invoice_texts: invoiceTextsTable,
  invoice_delivery_notes: invoiceDeliveryNotesTable,
  invoice_corrections: invoiceCorrectionsTable,
  invoice_entries: invoiceEntriesTable,
  invoice_disputes: invoiceDisputesTable,
  invoice_notes: invoiceNotesTable,
} = invoicesModel.tables;

type Bilingual = { readonly nl: string; readonly fr: string };

export type InvoicePaymentOutcome = 'paid' | 'failed' | 'canceled' | 'expired' | 'released' | 'refused';

export type InvoiceBillingRow = {
  readonly name: string;
  readonly street: string;
  readonly street_number: string;
  readonly box: string;
  readonly postal: string;
  readonly city: string;
  readonly vat_number: string;
};

/** Prices and deposits in thousandths of a euro. */
export type InvoiceLineRow = {
  readonly line_number: number;
  readonly kind: 'goods' | 'deposit' | 'empties' | 'delivery_cost' | 'express_fee' | 'discount';
  readonly delivery_number: string;
  readonly name: Bilingual;
  readonly total_cents: number;
  readonly note_line_id: string | null;
  readonly article_number: string | null;
  readonly return_id: string | null;
  readonly unit: Bilingual | null;
  /** Of empties how many went back. */
  readonly quantity: number | null;
  /** In units of the price. */
  readonly weight: number | null;
  /** Of deposit and empties the deposit. */
  readonly price_mills: number | null;
  readonly vat_rate: number | null;
  readonly empties_kind: string | null;
};

export type InvoiceVatRow = { readonly rate: number; readonly base_cents: number; readonly vat_cents: number };

export type InvoiceDifferenceRow = {
  readonly line_number: number | null;
  readonly delivery_number: string | null;
  readonly note_line_id: string | null;
  readonly about: DifferenceKind;
  readonly invoiced: string;
  readonly expected: string;
  readonly difference_cents: number;
};
