import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import {
  disputedLinesTable,
  invoiceEventsModel,
  invoiceEventsTable,
  paidSharesTable,
  usedCreditsTable,
} from '../../tables/invoiceEvents.ts';
import { shareRows } from '../../rows/shareRows.ts';

type Handled = Extract<
  PaymentEvent | InvoiceEvent,
  {
    type:
      | 'PaymentStarted'
      | 'PaymentCreated'
      | 'PaymentSettled'
      | 'InvoiceCreditUsed'
      | 'InvoiceDisputed'
      | 'InvoiceDisputeAnswered';
  }
>;

export const invoiceEvents = createProjector<Handled>(invoiceEventsModel, projectInvoiceEvents);

function projectInvoiceEvents({ event, streamId, position, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const streamKey = streamId.slice(streamId.indexOf('-') + 1);
  const report = (kind: string, subjectId: string): RowOperation => ({
    kind: 'upsert',
    table: invoiceEventsTable.name,
    key: { position },
    values: { kind, at: metadata.occurredAt, subject_id: subjectId },
  });
  const payment = (kind: 'upsert' | 'update', values: Row): RowOperation => ({
    kind,
    table: paidSharesTable.name,
    key: { payment_id: streamKey },
    values,
  });
  const dispute = (kind: 'upsert' | 'update', id: string, values: Row): RowOperation => ({
    kind,
    table: disputedLinesTable.name,
    key: { dispute_id: id },
    values,
  });
  switch (event.type) {
    case 'PaymentStarted': {
      const { customerNumber, shares, amountCents } = event.data;
      return [
        payment('upsert', {
          customer_number: customerNumber,
          shares: shareRows(shares),
          amount_cents: amountCents,
        }),
      ];
    }
    case 'PaymentCreated':
      return [payment('update', { provider_id: event.data.providerId })];
    case 'PaymentSettled':
      return event.data.outcome === 'paid' ? [report('payment_settled', streamKey)] : [];
    case 'InvoiceCreditUsed': {
      const key = { payment_id: event.data.paymentId, credit_number: streamKey };
      return [{ kind: 'upsert', table: usedCreditsTable.name, key, values: {} }];
    }
    case 'InvoiceDisputed': {
      const { disputeId, lineNumbers, reason, comment, disputedBy } = event.data;
      return [
        dispute('upsert', disputeId, {
          number: streamKey,
          customer_number: metadata.customerNumber,
          line_numbers: lineNumbers,
          reason,
          comment,
          disputed_by: disputedBy,
        }),
        report('dispute_opened', disputeId),
      ];
    }
    case 'InvoiceDisputeAnswered': {
      const { disputeId, outcome, answer, disputedBy } = event.data;
      return [
        dispute('update', disputeId, { answer, disputed_by: disputedBy }),
        report(outcome === 'explained' ? 'dispute_answered' : outcome, disputeId),
      ];
    }
    default:
      return event satisfies never;
  }
}
