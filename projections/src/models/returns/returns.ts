import type { DeliveryReturnEvent } from '@talloor/events/delivery/returns.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import type { ReturnCredit, ReturnRequest } from '@talloor/events/return/values.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import {
  returnsModel,
  returnMarksTable,
  returnPhotosTable,
  returnsTable,
  type ReturnCreditRow,
  type ReturnStatusRow,
} from '../../tables/returns.ts';

type Handled = Extract<ReturnEvent | DeliveryReturnEvent, { type: (typeof returnsModel.on)[number] }>;

export const returns = createProjector<Handled>(returnsModel, projectReturns);

function projectReturns({ event, streamId, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const id = streamId.slice(streamId.lastIndexOf('-') + 1);
  const at = metadata.occurredAt;
  const row = (kind: 'upsert' | 'update', values: Row): RowOperation[] => [
    { kind, table: returnsTable.name, key: { return_id: id }, values },
  ];
  const enterStatus = (status: ReturnStatusRow, values: Row = {}) =>
    row('update', { status, [`${status}_at`]: at, ...values });
  const mark = (lineId: string, marked: boolean): RowOperation => ({
    kind: 'upsert',
    table: returnMarksTable.name,
    key: { delivery_number: id, line_id: lineId },
    values: { marked },
  });
  switch (event.type) {
    case 'ReturnRequested':
      return row('upsert', { ...requestRow(event.data), status: 'requested', requested_at: at });
    case 'ReturnPhotoAdded': {
      const { photoId, width, height } = event.data;
      const key = { return_id: id, photo_id: photoId };
      return [{ kind: 'upsert', table: returnPhotosTable.name, key, values: { width, height, added_at: at } }];
    }
    case 'ReturnWithdrawn':
      return enterStatus('withdrawn');
    case 'ReturnAccepted':
    case 'ReturnRefused': {
      const { requestedBy, answer } = event.data;
      return enterStatus(event.type === 'ReturnAccepted' ? 'accepted' : 'refused', {
        requested_by: requestedBy,
        answer,
      });
    }
    case 'ReturnCollectionPlanned':
      return enterStatus('planned', { collection_day: event.data.day });
    case 'ReturnCollected': {
      const collected = event.data.lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity }));
      return enterStatus('collected', { collection_day: event.data.day, collected });
    }
    case 'ReturnCredited':
      return enterStatus('credited', { credit: creditRow(event.data) });
    case 'DeliveryNoteLineReturnMarked':
      return [mark(event.data.lineId, true)];
    case 'DeliveryNoteLineReturnUnmarked':
      return [mark(event.data.lineId, false)];
    case 'DeliveryReturnRequested':
      return event.data.lines.map(({ lineId }) => mark(lineId, false));
    default:
      return event satisfies never;
  }
}

function requestRow(request: ReturnRequest): Row {
  const { address, contact, lines } = request;
  return {
    delivery_number: request.deliveryNumber,
    order_number: request.orderNumber,
    customer_number: request.customerNumber,
    customer_name: request.customerName,
    requested_by: request.requestedBy,
    language: request.language,
    delivered_on: request.deliveredOn,
    contact,
    address: address && { kind: address.kind, postal: address.postal, city: address.city },
    address_personal: address && {
      name: address.name,
      street: address.street,
      street_number: address.streetNumber,
      po_box: address.box,
    },
    address_of: request.addressOf,
    lines: lines.map(({ lineId, articleNumber, name, unit, quantity, reason, bestBefore }) => ({
      line_id: lineId,
      article_number: articleNumber,
      name,
      unit,
      quantity,
      reason,
      best_before: bestBefore,
    })),
    comments: Object.fromEntries(lines.map(({ lineId, comment }, at) => [`${lineId}-${at}`, comment])),
  };
}

const creditRow = (credit: ReturnCredit): ReturnCreditRow => ({
  excl_vat: eurosOfCents(credit.baseCents),
  vat: credit.vat.map(({ rate, baseCents, vatCents }) => ({
    tax_percentage: rate,
    base: eurosOfCents(baseCents),
    amount: eurosOfCents(vatCents),
  })),
  total_vat: eurosOfCents(credit.vatCents),
  deposit: eurosOfCents(credit.depositCents),
  total: eurosOfCents(credit.totalCents),
});
