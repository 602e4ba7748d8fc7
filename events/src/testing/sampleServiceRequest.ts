import type { ServiceRequestEvent } from '../serviceRequest/events.ts';
import type { FiledServiceRequest } from '../serviceRequest/values.ts';
import { sampleFacts, sampleOrder } from './sampleOrder.ts';

export const sampleCaseId = '3f0a2b52-7d1c-4c57-9a0e-5d5f4d9a7a11';

export const sampleServiceRequest: FiledServiceRequest = {
  caseId: sampleCaseId,
  number: '90000012',
  kind: 'complaint',
  customerNumber: sampleOrder.customerNumber,
  claimedCustomer: null,
  personId: '7',
  language: 'nl',
  subject: 'Doos beschadigd',
  text: 'De doos kwam open toe.',
  contact: {
    gender: 'mrs',
    companyName: 'Bistro Lindegaard',
    person: 'Lotte Vermeersch',
    phone: '09 123 45 67',
    email: 'lotte@bistrolindegaard.example',
    postal: '9000',
    sector: 'hospitality',
    segment: 'restaurant',
  },
  links: { orderNumber: sampleOrder.orderNumber, deliveryNumber: '66103012', invoiceNumber: null, returnId: null },
  lines: [{ lineId: '1', articleNumber: sampleFacts.articleNumber, name: sampleFacts.name, quantity: 2 }],
};

export const serviceRequestStory: readonly ServiceRequestEvent[] = [
  { type: 'ServiceRequestFiled', data: sampleServiceRequest },
  {
    type: 'ServiceRequestFileAdded',
    data: {
      fileId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c13',
      personId: '7',
      contentType: 'image/jpeg',
      bytes: 214_310,
    },
  },
  { type: 'ServiceRequestAssigned', data: { assignedTo: '12' } },
  { type: 'ServiceRequestInformationAsked', data: { personId: '7', text: 'Hoeveel stuks?' } },
  { type: 'ServiceRequestReplied', data: { personId: '7', text: 'Twee stuks.' } },
  { type: 'ServiceRequestAnswered', data: { personId: '7', text: 'We crediteren ze.' } },
  {
    type: 'ServiceRequestMailSent',
    data: { about: 'answered', language: 'nl', recipientCount: 1, messageId: 'service-request-1@talloor.example' },
  },
  { type: 'ServiceRequestLinked', data: { document: 'invoice', number: '264402117' } },
  { type: 'ServiceRequestUnlinked', data: { document: 'order', number: sampleOrder.orderNumber } },
  { type: 'ServiceRequestClosed', data: { reason: 'solved' } },
];
