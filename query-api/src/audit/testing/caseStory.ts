import { randomUUID } from 'node:crypto';
import { accountStream } from '@talloor/events/account/account.ts';
import { serviceRequestStream, type ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { CaseDocument, FiledServiceRequest } from '@talloor/events/serviceRequest/values.ts';
import { sampleServiceRequest } from '@talloor/events/testing/sampleServiceRequest.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

export const fileOf = (fileId: string, contentType: 'image/jpeg' | 'application/pdf'): ServiceRequestEvent => ({
  type: 'ServiceRequestFileAdded',
  data: { fileId, personId: '7', contentType, bytes: 3 },
});

export const askAndReply: readonly ServiceRequestEvent[] = [
  { type: 'ServiceRequestInformationAsked', data: { personId: '1007', text: 'Welke zaak?' } },
  { type: 'ServiceRequestReplied', data: { personId: '1007', text: 'De Linde.' } },
];

export const settledDispute: readonly ServiceRequestEvent[] = [
  { type: 'ServiceRequestAssigned', data: { assignedTo: '91' } },
  { type: 'ServiceRequestAnswered', data: { personId: '7', text: 'Klopt.' } },
  { type: 'ServiceRequestClosed', data: { reason: 'solved' } },
];

export const linkOfCase = (
  type: 'ServiceRequestLinked' | 'ServiceRequestUnlinked',
  document: CaseDocument,
  number: string,
): readonly ServiceRequestEvent[] => [{ type, data: { document, number } }];

export const continueCase = (
  side: ReadSideUnderTest,
  caseId: string,
  events: readonly ServiceRequestEvent[],
  at: string,
) => side.append(serviceRequestStream(caseId), events, { occurredAt: at });

/** Customer 204118 in the week of Thursday 12 March 2026; a colleague with id 91 has the complaint. */
export async function writeCaseStory(side: ReadSideUnderTest, files: readonly ServiceRequestEvent[]) {
  const ids = {
    complaint: randomUUID(),
    question: randomUUID(),
    visitor: randomUUID(),
    invoiced: randomUUID(),
    dispute: randomUUID(),
  };
  const file = (
    caseId: string,
    occurredAt: string,
    changes: Partial<FiledServiceRequest>,
    ...more: readonly ServiceRequestEvent[]
  ) =>
    side.append(
      serviceRequestStream(caseId),
      [{ type: 'ServiceRequestFiled', data: { ...sampleServiceRequest, caseId, ...changes } }, ...more],
      { occurredAt, customerNumber: '204118' },
    );
  const assigned: ServiceRequestEvent = { type: 'ServiceRequestAssigned', data: { assignedTo: '91' } };
  await file(ids.complaint, '2026-03-12T09:00:00.000Z', { number: '90000001' }, ...files, assigned);
  await file(ids.question, '2026-03-16T10:00:00.000Z', { number: '90000002', kind: 'question', lines: [] });
  const anonymous = { customerNumber: null, claimedCustomer: '204118', personId: '1007' };
  await file(ids.visitor, '2026-03-13T15:00:00.000Z', { ...anonymous, number: '90000003', kind: 'question' });
  const links = { ...sampleServiceRequest.links, invoiceNumber: '20001' };
  await file(ids.invoiced, '2026-03-16T11:00:00.000Z', { number: '90000004', links });
  await file(ids.dispute, '2026-03-16T12:00:00.000Z', { number: '90000005', kind: 'dispute', links });
  return ids;
}

/** A visitor's question of Monday 9 March 2026, and the colleague who has it. */
export async function writeCaseOf(side: ReadSideUnderTest, caseId: string, userId: string): Promise<void> {
  const name = { username: 'tom', firstName: 'Tom', lastName: 'Maes', email: 'tom@talloor.example' };
  await side.append(accountStream(userId), [
    { type: 'AccountRegistered', data: { userId, ...name, language: 'nl', roles: ['sales-support'] } },
  ]);
  const ofVisitor = { kind: 'question' as const, customerNumber: null, personId: '1008' };
  const filed = { ...sampleServiceRequest, ...ofVisitor, caseId, number: '90000006' };
  const events: readonly ServiceRequestEvent[] = [
    { type: 'ServiceRequestFiled', data: filed },
    { type: 'ServiceRequestAssigned', data: { assignedTo: userId } },
  ];
  await continueCase(side, caseId, events, '2026-03-09T08:00:00.000Z');
}

export const suspendColleague = (side: ReadSideUnderTest, userId: string) =>
  side.append(accountStream(userId), [{ type: 'AccountSuspended', data: { reason: 'uit dienst' } }]);
