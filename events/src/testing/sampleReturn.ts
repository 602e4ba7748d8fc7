import type { DeliveryReturnEvent } from '../delivery/returns.ts';
import type { ReturnEvent } from '../return/events.ts';
import type { ReturnCredit, ReturnRequest } from '../return/values.ts';
import { sampleFacts, sampleOrder } from './sampleOrder.ts';

export const sampleReturn: ReturnRequest = {
  returnId: '70000012',
  deliveryNumber: '66103012',
  orderNumber: sampleOrder.orderNumber,
  customerNumber: sampleOrder.customerNumber,
  customerName: sampleOrder.customerName,
  requestedBy: '7',
  language: 'nl',
  deliveredOn: '2026-03-13',
  contact: { name: 'Lotte Vermeersch', email: 'lotte@bistrolindegaard.example' },
  address: sampleOrder.address,
  addressOf: '7',
  lines: [
    {
      lineId: '1',
      articleNumber: sampleFacts.articleNumber,
      name: sampleFacts.name,
      unit: sampleFacts.unit,
      quantity: 2,
      reason: 'damaged',
      bestBefore: '2026-06-30',
      comment: 'Doos ingedeukt, zakken open.',
    },
  ],
};

export const sampleCredit: ReturnCredit = {
  lines: [{ lineId: '1', quantity: 1, vatRate: 6, baseCents: 399, depositCents: 0 }],
  vat: [{ rate: 6, baseCents: 399, vatCents: 24 }],
  baseCents: 399,
  vatCents: 24,
  depositCents: 0,
  totalCents: 423,
};

export const deliveryReturnStory: readonly DeliveryReturnEvent[] = [
  { type: 'DeliveryNoteLineReturnMarked', data: { lineId: '1', markedBy: '7' } },
  { type: 'DeliveryNoteLineReturnUnmarked', data: { lineId: '1', unmarkedBy: '7' } },
  { type: 'DeliveryReturnRequested', data: sampleReturn },
  { type: 'DeliveryReturnReleased', data: { returnId: '70000012', lines: [{ lineId: '1', quantity: 1 }] } },
  { type: 'DeliveryReturnCredited', data: { returnId: '70000012', ...sampleCredit } },
];

export const returnStory: readonly ReturnEvent[] = [
  { type: 'ReturnRequested', data: sampleReturn },
  {
    type: 'ReturnPhotoAdded',
    data: {
      photoId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12',
      addedBy: '7',
      width: 1600,
      height: 1200,
      bytes: 214_310,
    },
  },
  {
    type: 'ReturnMailSent',
    data: { about: 'requested', language: 'nl', recipientCount: 1, messageId: 'return-1@talloor.example' },
  },
  { type: 'ReturnAccepted', data: { requestedBy: '7', reason: 'photo_shows_it', answer: 'Hou ze koel.' } },
  { type: 'ReturnCollectionPlanned', data: { day: '2026-03-17', previousDay: null, reason: 'next_delivery' } },
  { type: 'ReturnCollected', data: { day: '2026-03-17', lines: [{ lineId: '1', quantity: 1 }] } },
  { type: 'ReturnCredited', data: sampleCredit },
];

/** Alternative ends. */
export const otherEnds: readonly ReturnEvent[] = [
  { type: 'ReturnRefused', data: { requestedBy: '7', reason: 'too_late', answer: 'De datum was al voorbij.' } },
  { type: 'ReturnWithdrawn', data: { withdrawnBy: '7' } },
];
