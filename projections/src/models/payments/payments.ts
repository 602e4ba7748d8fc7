import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { paymentsModel, paymentsTable, type PaymentFlagRow } from '../../tables/payments.ts';
import { shareRows } from '../../rows/shareRows.ts';

export const payments = createProjector<PaymentEvent>(paymentsModel, projectPayments);

function projectPayments({ event, streamId, metadata }: DecodedEvent<PaymentEvent>): readonly RowOperation[] {
  const paymentId = streamId.slice('payment-'.length);
  const at = metadata.occurredAt;
  const row = (kind: 'upsert' | 'update', values: Row): RowOperation[] => [
    { kind, table: paymentsTable.name, key: { payment_id: paymentId }, values },
  ];
  switch (event.type) {
    case 'PaymentStarted':
      return row('upsert', { ...planRow(event.data), started_at: at, status: 'started' });
    case 'PaymentRefused':
      return row('update', { status: 'refused', refusal: event.data });
    case 'PaymentPrepared':
      return row('update', { status: 'prepared' });
    case 'PaymentCreated': {
      const { providerId, checkoutUrl, expiresAt } = event.data;
      return row('update', {
        status: 'created',
        provider_id: providerId,
        checkout_url: checkoutUrl,
        expires_at: expiresAt,
      });
    }
    case 'PaymentFlagged': {
      const { reason, providerCents, currency } = event.data;
      const flag: PaymentFlagRow = { reason, provider_cents: providerCents, currency, at };
      // Money after a closed flag opens it again.
      return row('update', { flag, flag_note: null, flag_closed_at: null, flag_closed_by: null });
    }
    case 'PaymentFlagClosed': {
      const { note, closedBy } = event.data;
      return row('update', { flag_note: note, flag_closed_at: at, flag_closed_by: closedBy });
    }
    case 'PaymentFinished': {
      const { outcome, finishedAt, releasedBy = null } = event.data;
      return row('update', { status: 'finished', outcome, finished_at: finishedAt, released_by: releasedBy });
    }
    case 'PaymentSettled':
      return row('update', { settled_outcome: event.data.outcome });
    default:
      return event satisfies never;
  }
}

function planRow(plan: Extract<PaymentEvent, { type: 'PaymentStarted' }>['data']): Row {
  const { shares } = plan;
  const credits = shares.flatMap((share) => share.credits);
  return {
    customer_number: plan.customerNumber,
    started_by: plan.startedBy,
    shares: shareRows(shares),
    invoice_numbers: shares.map(({ invoiceNumber }) => invoiceNumber),
    credit_numbers: [...new Set(credits.map(({ creditNumber }) => creditNumber))],
    amount_cents: plan.amountCents,
  };
}
