import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ReplacementQuestionEvent } from '@talloor/events/delivery/replacementQuestions.ts';
import type { DeliveryReturnEvent } from '@talloor/events/delivery/returns.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { totalsRow } from '../../totalsRow.ts';
import { deliveriesModel, deliveriesTable, deliveryChecksTable } from '../../tables/deliveries.ts';
import { deliveredLineRow } from './deliveredLineRow.ts';

type Handled = Exclude<DeliveryEvent, DeliveryReturnEvent | ReplacementQuestionEvent>;

export const deliveries = createProjector<Handled>(deliveriesModel, projectDeliveries);

type Picked = Extract<Handled, { type: 'DeliveryPicked' }>['data'];

function projectDeliveries({ event, streamId }: DecodedEvent<Handled>): readonly RowOperation[] {
  const number = streamId.slice('delivery-'.length);
  const row = (kind: 'upsert' | 'update', values: Row): RowOperation[] => [
    { kind, table: deliveriesTable.name, key: { delivery_number: number }, values },
  ];
  const check = (lineId: string, checked: boolean): RowOperation[] => [
    {
      kind: 'upsert',
      table: deliveryChecksTable.name,
      key: { delivery_number: number, line_id: lineId },
      values: { checked },
    },
  ];
  switch (event.type) {
    case 'DeliveryScheduled': {
      const { data: plan } = event;
      return row('upsert', {
        order_number: plan.orderNumber,
        customer_number: plan.customerNumber,
        customer_name: plan.customerName,
        ordered_by: plan.orderedBy,
        receipt_of: plan.orderedBy,
        reference: plan.reference,
        placed_at: plan.placedAt,
        change_deadline: plan.changeDeadline,
        day: plan.day,
        // Schedules never change after departure.
        dashboard_group: 'open',
        route: plan.route,
        stop: plan.stop,
        stops: plan.stops,
        expected: plan.expected,
        search: [number, plan.orderNumber, plan.reference].join(' ').toLowerCase(),
      });
    }
    case 'DeliveryPicked':
      return row('update', picked(event.data));
    case 'DeliveryLoaded': {
      const { loadedAt, containers } = event.data;
      return row('update', { loaded_at: loadedAt, containers });
    }
    case 'DeliveryDispatched':
      return row('update', {
        dashboard_group: 'delivered',
        dispatched_at: event.data.dispatchedAt,
      });
    case 'DeliveryExpected':
      return row('update', { expected: event.data.expected, stops_before: event.data.stopsBefore });
    case 'DeliveryDelivered': {
      const { deliveredAt, orderedBy, receiverId = orderedBy, receivedBy, signature, empties } = event.data;
      return row('update', {
        delivered_at: deliveredAt,
        delivered_day: dayAt(Date.parse(deliveredAt)),
        ordered_by: orderedBy,
        receipt_of: receiverId,
        receipt: { received_by: receivedBy, signature },
        empties,
      });
    }
    case 'DeliveryInvoiced': {
      const { invoiceNumber, invoicedOn, dueOn } = event.data;
      return row('update', {
        dashboard_group: 'invoiced',
        invoice_number: invoiceNumber,
        invoiced_on: invoicedOn,
        due_on: dueOn,
      });
    }
    case 'DeliveryNoteLineChecked':
      return check(event.data.lineId, true);
    case 'DeliveryNoteLineUnchecked':
      return check(event.data.lineId, false);
    default:
      return event satisfies never;
  }
}

function picked({ pickedAt, lines, totals }: Picked): Row {
  const rows = lines.map(deliveredLineRow);
  return {
    picked_at: pickedAt,
    lines: rows,
    totals: totalsRow(totals),
    line_count: rows.length,
    short_lines: rows.filter(({ short }) => short > 0).length,
    replaced_lines: rows.filter(({ replaced }) => replaced > 0).length,
    search_lines: rows
      .map(({ article_number: number, name }) => `${number} ${name.nl} ${name.fr}`)
      .join(' ')
      .toLowerCase(),
  };
}
