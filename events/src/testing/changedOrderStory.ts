import type { OrderEvent } from '../order/events.ts';
import { sampleFacts, sampleLine, sampleOrder } from './sampleOrder.ts';

const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';
const other = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c22';
const hold = { heldSince: '2026-03-11T13:12:00.000Z', heldUntil: '2026-03-11T13:27:00.000Z' };
const longer = { ...hold, heldUntil: '2026-03-11T13:29:00.000Z' };

export const changedOrderStory: OrderEvent[] = [
  { type: 'OrderPlaced', data: { ...sampleOrder, orderNumber: '4402190' } },
  { type: 'OrderLineShort', data: { lineId: '2', articleNumber: '131244', ordered: 2, allocated: 1 } },
  {
    type: 'OrderModificationStarted',
    data: { modificationId, startedBy: '7', ...hold, baseVersion: 1, takenFrom: null },
  },
  {
    type: 'OrderDraftLineChanged',
    data: { ...sampleFacts, modificationId, changedBy: '7', ...longer, quantity: 18, previousQuantity: 12 },
  },
  {
    type: 'OrderLineReplacementChosen',
    data: { articleNumber: sampleFacts.articleNumber, chosenBy: '7', choice: 'ask', previous: null },
  },
  { type: 'OrderUnsentDraftChosen', data: { modificationId, chosenBy: '7', choice: 'send' } },
  { type: 'OrderHoldExtended', data: { modificationId, extendedBy: '7', ...longer } },
  {
    type: 'OrderModificationSubmitted',
    data: {
      modificationId,
      version: 2,
      submittedBy: '7',
      submittedAt: '2026-03-11T13:20:00.000Z',
      cause: 'user',
      lines: [{ ...sampleLine, quantity: 18, lineTotalCents: 7173 }],
      totals: {
        ...sampleOrder.totals,
        subtotalCents: 7173,
        vat: [{ rate: 6, baseCents: 8673, vatCents: 520 }],
        payableCents: 9203,
      },
      changed: [
        {
          articleNumber: sampleFacts.articleNumber,
          name: sampleFacts.name,
          unit: sampleFacts.unit,
          previousQuantity: 12,
          quantity: 18,
        },
      ],
      previousPayableCents: 6659,
    },
  },
  {
    type: 'OrderLinesAllocated',
    data: { lines: [{ lineId: '1', articleNumber: sampleFacts.articleNumber, quantity: 18 }], version: 2 },
  },
  {
    type: 'OrderModificationStarted',
    data: { modificationId: other, startedBy: '8', ...hold, baseVersion: 2, takenFrom: null },
  },
  {
    type: 'OrderModificationCancelled',
    data: { modificationId: other, cancelledBy: '8', cause: 'user', endsHold: true, refused: null },
  },
  {
    type: 'OrderModificationStarted',
    data: { modificationId: other, startedBy: '8', ...hold, baseVersion: 2, takenFrom: null },
  },
  { type: 'OrderHoldReleased', data: { modificationId: other, releasedBy: '8', askedBy: [] } },
  {
    type: 'OrderNoted',
    data: { noteId: other, notedBy: '3', about: '7', text: 'Belde om 14:10: via de zijdeur.', number: 1 },
  },
  { type: 'OrderLocked', data: { lockedBy: '3', reason: 'Prijs wordt nagekeken', until: null } },
  { type: 'OrderUnlocked', data: { unlockedBy: '3', reason: 'Nagekeken' } },
  {
    type: 'OrderLineRestricted',
    data: {
      lineId: '1',
      articleNumber: sampleFacts.articleNumber,
      mayChange: true,
      mayDecrease: false,
      mayIncrease: true,
      reason: 'in_preparation',
    },
  },
  { type: 'OrderClosedForChanges', data: { effectiveAt: sampleOrder.changeDeadline } },
  {
    type: 'OrderDeadlineExtended',
    data: {
      extendedBy: '3',
      previousDeadline: sampleOrder.changeDeadline,
      changeDeadline: '2026-03-11T17:00:00.000Z',
      reason: 'Storing',
    },
  },
  {
    type: 'OrderPickingBegun',
    data: { deliveryNumber: '66103012', version: 2, begunAt: '2026-03-11T17:00:00.000Z' },
  },
  {
    type: 'OrderCancelled',
    data: {
      cancelledBy: '7',
      cancelledAt: '2026-03-11T16:30:00.000Z',
      lines: [{ lineId: '1', articleNumber: sampleFacts.articleNumber }],
    },
  },
];
