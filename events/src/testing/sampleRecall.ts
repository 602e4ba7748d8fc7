import type { RecallEvent } from '../recall/events.ts';
import type { AffectedDelivery } from '../recall/values.ts';
import { samplePickedLine } from './sampleDelivery.ts';
import { sampleOrder } from './sampleOrder.ts';

const { lineId, articleNumber, name, unit, delivered, lots } = samplePickedLine;

export const sampleAffected: AffectedDelivery = {
  deliveryNumber: '66103012',
  orderNumber: sampleOrder.orderNumber,
  day: '2026-03-13',
  lines: [{ lineId, articleNumber, name, unit, quantity: delivered, lots }],
};

const { customerNumber, customerName } = sampleOrder;
const answeredQuantities = { deliveryNumber: '66103012', lineId, held: 6, used: 4, destroyed: 0 };

export const recallStory: readonly RecallEvent[] = [
  {
    type: 'RecallOpened',
    data: {
      recallId: '80001',
      scope: { lots: ['L26041'], articles: [articleNumber] },
      title: { nl: 'Rijst, lot L26041', fr: 'Riz, lot L26041' },
      reason: { nl: 'Er kan glas in zitten.', fr: 'Du verre peut s’y trouver.' },
      instruction: { nl: 'Niet gebruiken, zet apart.', fr: 'Ne pas utiliser, mettez de côté.' },
      openedBy: '3001',
    },
  },
  {
    type: 'RecallNoticeSent',
    data: { customerNumber, customerName, notice: 1, deliveries: [sampleAffected], recipients: ['7'] },
  },
  {
    type: 'RecallMailSent',
    data: {
      customerNumber,
      about: 'notice',
      language: 'nl',
      recipientCount: 1,
      messageId: 'recall-1-nl@talloor.example',
    },
  },
  { type: 'RecallReminded', data: { customerNumber, reminder: 1, remindedBy: '3001', recipients: ['7'] } },
  {
    type: 'RecallAcknowledged',
    data: { customerNumber, acknowledgedBy: '7', officeReason: null, lines: [answeredQuantities] },
  },
  {
    type: 'RecallAnswerChanged',
    data: {
      customerNumber,
      acknowledgedBy: '3001',
      officeReason: 'told_by_phone',
      lines: [{ ...answeredQuantities, held: 5, destroyed: 1 }],
    },
  },
  { type: 'RecallClosed', data: { reason: 'all_answered', closedBy: '3001', unanswered: 0 } },
];
