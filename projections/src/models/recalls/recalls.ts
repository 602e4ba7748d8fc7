import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { AffectedDelivery } from '@talloor/events/recall/values.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import {
  recallsModel,
  recallCustomersTable,
  recallDeliveriesTable,
  recallsTable,
  type RecallAnswerRow,
  type RecallLineRow,
} from '../../tables/recalls.ts';

export const recalls = createProjector<RecallEvent>(recallsModel, projectRecalls);

function projectRecalls({ event, streamId, metadata }: DecodedEvent<RecallEvent>): readonly RowOperation[] {
  const id = streamId.slice(streamId.lastIndexOf('-') + 1);
  const at = metadata.occurredAt;
  const recall = (kind: 'upsert' | 'update', values: Row): RowOperation => ({
    kind,
    table: recallsTable.name,
    key: { recall_id: id },
    values,
  });
  const customer = (kind: 'upsert' | 'update', number: string, values: Row): RowOperation => ({
    kind,
    table: recallCustomersTable.name,
    key: { recall_id: id, customer_number: number },
    values,
  });
  switch (event.type) {
    case 'RecallOpened': {
      const { scope, title, reason, instruction, openedBy } = event.data;
      const words = { title, reason, instruction, lots: scope.lots, articles: scope.articles };
      return [recall('upsert', { ...words, opened_by: openedBy, opened_at: at, status: 'open' })];
    }
    case 'RecallNoticeSent': {
      const { customerNumber, customerName, notice, deliveries, recipients } = event.data;
      const noticeValues = {
        customer_name: customerName,
        notices: notice,
        last_notified_at: at,
        recipients,
        mailed_at: null,
        mailed_nl: null,
        mailed_fr: null,
        awaits: true,
        ...(notice === 1 && { notified_at: at }),
      };
      return [
        customer('upsert', customerNumber, noticeValues),
        ...deliveries.map((delivery) => deliveryRow(id, customerNumber, delivery)),
      ];
    }
    case 'RecallReminded': {
      const { customerNumber, reminder } = event.data;
      return [customer('update', customerNumber, { reminders: reminder, reminded_at: at })];
    }
    case 'RecallMailSent': {
      const { customerNumber, language, recipientCount } = event.data;
      return [customer('update', customerNumber, { mailed_at: at, [`mailed_${language}`]: recipientCount })];
    }
    case 'RecallAcknowledged':
    case 'RecallAnswerChanged': {
      const { customerNumber, acknowledgedBy, officeReason, lines } = event.data;
      const answer = lines.map(({ deliveryNumber, lineId, held, used, destroyed }): RecallAnswerRow => ({
        delivery_number: deliveryNumber,
        line_id: lineId,
        held,
        used,
        destroyed,
      }));
      const answeredBy = { acknowledged_by: acknowledgedBy, office_reason: officeReason };
      return [customer('update', customerNumber, { awaits: false, acknowledged_at: at, ...answeredBy, answer })];
    }
    case 'RecallClosed': {
      const { reason, closedBy } = event.data;
      return [recall('update', { status: 'closed', closed_at: at, closed_by: closedBy, close_reason: reason })];
    }
    default:
      return event satisfies never;
  }
}

function deliveryRow(recallId: string, customerNumber: string, delivery: AffectedDelivery): RowOperation {
  const { deliveryNumber, orderNumber, day, lines } = delivery;
  const rows = lines.map(({ lineId, articleNumber, name, unit, quantity, lots }): RecallLineRow => ({
    line_id: lineId,
    article_number: articleNumber,
    name,
    unit,
    quantity,
    lots: lots.map(({ lot, bestBefore, quantity: of }) => ({ lot, best_before: bestBefore, quantity: of })),
  }));
  const sum = lines.reduce((total, { quantity }) => total + thousandths(quantity), 0);
  return {
    kind: 'upsert',
    table: recallDeliveriesTable.name,
    key: { recall_id: recallId, delivery_number: deliveryNumber },
    values: { customer_number: customerNumber, order_number: orderNumber, day, lines: rows, quantity: sum / 1000 },
  };
}
