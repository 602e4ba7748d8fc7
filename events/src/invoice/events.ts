import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { cents, day, digits } from '../values.ts';
import { within } from '../within.ts';
import { disputeReason, invoiceBalance, invoiceBilling, invoiceDifference, invoiceDocument } from './values.ts';

const paymentId = z.uuid();
const transferId = z.string().regex(/^[\w.:-]{1,100}$/);

/** Stream `invoice-{number}`, also of a credit note (ADR 0146). */
export const invoiceEvents = {
  InvoiceIssued: defineEvent(
    'InvoiceIssued',
    invoiceDocument.extend({
      differences: z.array(invoiceDifference).max(2000),
      /** Null if a note is from before the product. */
      expectedCents: cents.nullable(),
      balance: invoiceBalance,
      /** Missing for a customer without VAT number, who may be a person (ADR 0034), and in older events. */
      billing: invoiceBilling.optional(),
    }),
  ),
  /** Holds the open amount for one payment, so that nobody pays it twice. */
  InvoicePaymentReserved: defineEvent('InvoicePaymentReserved', z.object({ paymentId, cents: cents.positive() })),
  InvoicePaymentReleased: defineEvent(
    'InvoicePaymentReleased',
    z.object({ paymentId, outcome: z.enum(['refused', 'failed', 'canceled', 'expired', 'released']) }),
  ),
  /** Money and credits; what exceeds the open amount becomes credit. */
  InvoicePaymentReceived: defineEvent(
    'InvoicePaymentReceived',
    z.object({
      paymentId,
      moneyCents: cents.nonnegative(),
      creditsCents: cents.nonnegative(),
      balance: invoiceBalance,
    }),
  ),
  /** Reported by the ERP. */
  InvoiceTransferReceived: defineEvent(
    'InvoiceTransferReceived',
    z.object({ transferId, receivedOn: day, cents: cents.positive(), balance: invoiceBalance }),
  ),
  InvoiceCreditHeld: defineEvent(
    'InvoiceCreditHeld',
    z.object({ paymentId, cents: cents.positive(), balance: invoiceBalance }),
  ),
  InvoiceCreditReleased: defineEvent('InvoiceCreditReleased', z.object({ paymentId, balance: invoiceBalance })),
  InvoiceCreditUsed: defineEvent(
    'InvoiceCreditUsed',
    z.object({
      paymentId,
      cents: cents.positive(),
      invoiceNumbers: z.array(digits).min(1).max(100),
      balance: invoiceBalance,
    }),
  ),
  /** The ERP paid credit out. */
  InvoiceCreditRefunded: defineEvent(
    'InvoiceCreditRefunded',
    z.object({ transferId, refundedOn: day, cents: cents.positive(), balance: invoiceBalance }),
  ),
  InvoiceDisputed: defineEvent(
    'InvoiceDisputed',
    z.object({
      disputeId: z.uuid(),
      /** Empty: the whole document. */
      lineNumbers: z.array(z.int().positive()).max(200),
      reason: disputeReason,
      comment: personal(within(400)),
      disputedBy: digits,
      language: z.enum(['nl', 'fr']),
    }),
    { personOf: ({ disputedBy }) => disputedBy },
  ),
  InvoiceDisputeAnswered: defineEvent(
    'InvoiceDisputeAnswered',
    z.object({
      disputeId: z.uuid(),
      outcome: z.enum(['explained', 'credit_note_requested']),
      /** Personal data of the person who disputed. */
      answer: personal(within(400)),
      disputedBy: digits,
      answeredBy: digits,
    }),
    { personOf: ({ disputedBy }) => disputedBy },
  ),
  /** Internal note of the office; names nobody, because it is not sealed. */
  InvoiceNoted: defineEvent('InvoiceNoted', z.object({ noteId: z.uuid(), text: within(400), notedBy: digits })),
};
export type InvoiceEvent = EventIn<typeof invoiceEvents>;

export const invoiceStream = (number: string): string => `invoice-${number}`;
