import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceBalance } from '@talloor/events/invoice/values.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import {
  invoiceCorrectionsTable,
  invoiceDeliveryNotesTable,
  invoiceDisputesTable,
  invoiceEntriesTable,
  invoiceNotesTable,
  invoicesModel,
  invoicesTable,
  invoiceTextsTable,
} from '../../tables/invoices.ts';
import { documentRow, textsRow } from './documentRow.ts';

export const invoices = createProjector<InvoiceEvent>(invoicesModel, projectInvoices);

type EntryKind = 'payment' | 'transfer' | 'refund' | 'credit';

function projectInvoices({ event, streamId, metadata }: DecodedEvent<InvoiceEvent>): readonly RowOperation[] {
  const number = streamId.slice(streamId.lastIndexOf('-') + 1);
  const at = metadata.occurredAt;
  const invoice = (values: Row): RowOperation => ({
    kind: 'update',
    table: invoicesTable.name,
    key: { number },
    values,
  });
  const entry = (
    kind: EntryKind,
    id: string,
    values: Row,
    operation: 'upsert' | 'update' = 'upsert',
  ): RowOperation => ({
    kind: operation,
    table: invoiceEntriesTable.name,
    key: { number, kind, entry_id: id },
    values,
  });
  const dispute = (kind: 'upsert' | 'update', id: string, values: Row): RowOperation => ({
    kind,
    table: invoiceDisputesTable.name,
    key: { number, dispute_id: id },
    values,
  });
  switch (event.type) {
    case 'InvoiceIssued': {
      const { balance, correctedInvoices, deliveryNumbers } = event.data;
      const values = { ...documentRow(event.data), ...balanceRow(balance) };
      return [
        { kind: 'upsert', table: invoicesTable.name, key: { number }, values },
        { kind: 'upsert', table: invoiceTextsTable.name, key: { number }, values: textsRow(event.data) },
        ...deliveryNumbers.map((deliveryNumber): RowOperation => ({
          kind: 'upsert',
          table: invoiceDeliveryNotesTable.name,
          key: { delivery_number: deliveryNumber, number },
          values: {},
        })),
        ...correctedInvoices.map((corrected): RowOperation => ({
          kind: 'upsert',
          table: invoiceCorrectionsTable.name,
          key: { credit_number: number, invoice_number: corrected },
          values: {},
        })),
      ];
    }
    case 'InvoicePaymentReserved': {
      const { paymentId, cents } = event.data;
      return [
        invoice({ payment_outcome: null }),
        entry('payment', paymentId, { at, cents, money_cents: null, outcome: null }),
      ];
    }
    case 'InvoicePaymentReleased': {
      const { paymentId, outcome } = event.data;
      return [invoice({ payment_outcome: outcome }), entry('payment', paymentId, { at, outcome }, 'update')];
    }
    case 'InvoicePaymentReceived': {
      const { paymentId, moneyCents, creditsCents, balance } = event.data;
      return [
        invoice({ ...balanceRow(balance), payment_outcome: 'paid' }),
        entry('payment', paymentId, {
          at,
          cents: moneyCents + creditsCents,
          money_cents: moneyCents,
          outcome: 'paid',
        }),
      ];
    }
    case 'InvoiceTransferReceived': {
      const { transferId, receivedOn, cents, balance } = event.data;
      const values = { at: receivedOn, cents, money_cents: cents, outcome: 'paid' };
      return [invoice(balanceRow(balance)), entry('transfer', transferId, values)];
    }
    case 'InvoiceCreditRefunded': {
      const { transferId, refundedOn, cents, balance } = event.data;
      const values = { at: refundedOn, cents, money_cents: cents, outcome: 'paid' };
      return [invoice(balanceRow(balance)), entry('refund', transferId, values)];
    }
    case 'InvoiceCreditHeld': {
      const { paymentId, cents, balance } = event.data;
      return [
        invoice(balanceRow(balance)),
        entry('credit', paymentId, { at, cents, money_cents: null, outcome: null }),
      ];
    }
    case 'InvoiceCreditReleased': {
      const { paymentId, balance } = event.data;
      const key = { number, kind: 'credit', entry_id: paymentId };
      return [invoice(balanceRow(balance)), { kind: 'delete', table: invoiceEntriesTable.name, key }];
    }
    case 'InvoiceCreditUsed': {
      const { paymentId, cents, balance } = event.data;
      const values = { at, cents, money_cents: 0, outcome: 'paid' };
      return [invoice(balanceRow(balance)), entry('credit', paymentId, values)];
    }
    case 'InvoiceDisputed': {
      const { disputeId, lineNumbers, reason, comment, disputedBy, language } = event.data;
      const values = {
        line_numbers: lineNumbers,
        reason,
        comment,
        disputed_by: disputedBy,
        disputed_at: at,
        language,
      };
      return [dispute('upsert', disputeId, values)];
    }
    case 'InvoiceDisputeAnswered': {
      const { disputeId, outcome, answer, disputedBy, answeredBy } = event.data;
      const values = { outcome, answer, disputed_by: disputedBy, answered_by: answeredBy, answered_at: at };
      return [dispute('update', disputeId, values)];
    }
    case 'InvoiceNoted': {
      const { noteId, text, notedBy } = event.data;
      return [
        {
          kind: 'upsert',
          table: invoiceNotesTable.name,
          key: { number, note_id: noteId },
          values: { text, noted_by: notedBy, noted_at: at },
        },
      ];
    }
    default:
      return event satisfies never;
  }
}

const balanceRow = (balance: InvoiceBalance): Row => ({
  paid_cents: balance.paidCents,
  credited_cents: balance.creditedCents,
  open_cents: balance.openCents,
  credit_cents: balance.creditCents,
  used_cents: balance.usedCents,
  held_cents: balance.heldCents,
});
