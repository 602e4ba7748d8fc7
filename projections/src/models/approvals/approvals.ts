import type { ApprovalRequest } from '@talloor/events/basket/approvalEvents.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { approvalsModel, approvalsTable, type ApprovalStatus, type AskedRow } from '../../tables/approvals.ts';

type Handled = Extract<
  BasketEvent,
  {
    type:
      | 'BasketApprovalAsked'
      | 'BasketApprovalWithdrawn'
      | 'BasketSentBack'
      | 'BasketApprovalLapsed'
      | 'BasketCheckedOut'
      | 'BasketOrderNumberReplaced';
  }
>;

export const approvals = createProjector<Handled>(approvalsModel, projectApprovals);

function projectApprovals({ event, streamId, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const basketId = streamId.slice('basket-'.length);
  const row = (kind: 'upsert' | 'update', values: Row): RowOperation[] => [
    { kind, table: approvalsTable.name, key: { basket_id: basketId }, values },
  ];
  const decided = (status: ApprovalStatus, by: string | null, more: Row = {}) =>
    row('update', { status, decided_by: by, decided_at: metadata.occurredAt, ...more });
  switch (event.type) {
    case 'BasketApprovalAsked': {
      const { customerNumber, askedBy, deadline, message, extraEmails } = event.data;
      return row('upsert', {
        customer_number: customerNumber,
        status: 'awaiting',
        asked_by: askedBy,
        asked_at: metadata.occurredAt,
        deadline,
        asked: requestRow(event.data),
        reference: event.data.reference,
        message,
        extra_emails: extraEmails === null ? null : extraEmails.join(', '),
        decided_by: null,
        decided_at: null,
        reason: null,
        order_number: null,
      });
    }
    case 'BasketApprovalWithdrawn':
      return decided('withdrawn', event.data.withdrawnBy);
    case 'BasketSentBack':
      return decided('sent_back', event.data.sentBackBy, { asked_by: event.data.askedBy, reason: event.data.reason });
    case 'BasketApprovalLapsed':
      return decided('lapsed', null);
    case 'BasketCheckedOut': {
      const { approvedBy, orderNumber } = event.data;
      return approvedBy === undefined ? [] : decided('approved', approvedBy, { order_number: orderNumber });
    }
    case 'BasketOrderNumberReplaced': {
      const key = { basket_id: basketId, status: 'approved' };
      const values = { order_number: event.data.orderNumber };
      return [{ kind: 'update', table: approvalsTable.name, key, values }];
    }
    default:
      return event satisfies never;
  }
}

const requestRow = ({ limitCents, lines, totals }: ApprovalRequest): AskedRow => ({
  limit_cents: limitCents,
  approximate: totals.approximate,
  subtotal_cents: totals.subtotalCents,
  delivery_cents: totals.deliveryCents,
  express_cents: totals.expressCents,
  discount_cents: totals.discountCents,
  payable_cents: totals.payableCents,
  lines: lines.map(({ articleNumber, quantity, lineTotalCents }) => [articleNumber, quantity, lineTotalCents]),
});
