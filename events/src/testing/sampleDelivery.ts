import type { DeliveryEvent } from '../delivery/events.ts';
import type { PickedLine } from '../delivery/values.ts';
import { sampleFacts, sampleOrder } from './sampleOrder.ts';

export const samplePickedLine: PickedLine = {
  ...sampleFacts,
  lineId: '1',
  ordered: 12,
  delivered: 10,
  replaced: 1,
  short: 1,
  weight: null,
  lineTotalCents: 3985,
  orderedTotalCents: 4782,
  free: false,
  lots: [{ lot: 'L26041', bestBefore: '2026-06-30', quantity: 10 }],
  reason: 'out_of_stock',
  comment: 'De rest komt morgen.',
};

export const deliveryStory: readonly DeliveryEvent[] = [
  {
    type: 'DeliveryScheduled',
    data: {
      deliveryNumber: '66103012',
      orderNumber: sampleOrder.orderNumber,
      customerNumber: sampleOrder.customerNumber,
      customerName: sampleOrder.customerName,
      orderedBy: sampleOrder.placedBy,
      placedAt: sampleOrder.placedAt,
      changeDeadline: sampleOrder.changeDeadline,
      reference: sampleOrder.reference,
      day: '2026-03-13',
      expected: { from: '2026-03-13T08:00:00.000Z', until: '2026-03-13T10:00:00.000Z' },
      route: '14',
      stop: 6,
      stops: 11,
    },
  },
  {
    type: 'DeliveryPicked',
    data: {
      pickedAt: '2026-03-12T20:40:00.000Z',
      lines: [
        samplePickedLine,
        {
          ...samplePickedLine,
          lineId: '3',
          articleNumber: '131210',
          ordered: 1,
          delivered: 1,
          replaced: 0,
          short: 0,
          lineTotalCents: 450,
          orderedTotalCents: 450,
          replaces: '1',
          reason: null,
        },
      ],
      totals: { ...sampleOrder.totals, subtotalCents: 4435 },
    },
  },
  {
    type: 'DeliveryLoaded',
    data: { loadedAt: '2026-03-12T22:05:00.000Z', containers: [{ sscc: '354123450000000014', kind: 'crate' }] },
  },
  { type: 'DeliveryDispatched', data: { dispatchedAt: '2026-03-13T06:52:00.000Z' } },
  {
    type: 'DeliveryExpected',
    data: {
      reportedAt: '2026-03-13T08:30:00.000Z',
      stopsBefore: 2,
      expected: { from: '2026-03-13T08:50:00.000Z', until: '2026-03-13T09:20:00.000Z' },
    },
  },
  {
    type: 'DeliveryDelivered',
    data: {
      deliveredAt: '2026-03-13T09:04:00.000Z',
      orderedBy: sampleOrder.placedBy,
      receivedBy: 'Y. Claes',
      signature: 'M 10 60 C 60 10 120 90 180 40',
      empties: [{ kind: 'crate', count: 2 }],
    },
  },
  { type: 'DeliveryNoteLineChecked', data: { lineId: '1', checkedBy: '7' } },
  { type: 'DeliveryNoteLineUnchecked', data: { lineId: '1', uncheckedBy: '7' } },
  { type: 'DeliveryInvoiced', data: { invoiceNumber: '2026018204', invoicedOn: '2026-03-16', dueOn: '2026-04-15' } },
];
