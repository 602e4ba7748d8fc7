import { describe, expect, test } from '@jest/globals';
import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import { evolveServiceRequest, noServiceRequest } from '@talloor/events/serviceRequest/state.ts';
import { sampleServiceRequest, serviceRequestStory } from '@talloor/events/testing/sampleServiceRequest.ts';
import { decideAddFile } from './addFile/decideAddFile.ts';
import { decideAnswerCase } from './answerCase/decideAnswerCase.ts';
import { decideAssignCase } from './assignCase/decideAssignCase.ts';
import { decideCloseCase } from './closeCase/decideCloseCase.ts';
import { decideSettleDispute } from './settleDispute/decideSettleDispute.ts';
import { decideLinkCase } from './linkCase/decideLinkCase.ts';
import { mostMessages } from './mostMessages.ts';
import { decideFileServiceRequest } from './fileServiceRequest/decideFileServiceRequest.ts';
import { decideReplyToCase } from './replyToCase/decideReplyToCase.ts';

const given = (...events: readonly ServiceRequestEvent[]) => events.reduce(evolveServiceRequest, noServiceRequest);
const filed: ServiceRequestEvent = { type: 'ServiceRequestFiled', data: sampleServiceRequest };
const assigned: ServiceRequestEvent = { type: 'ServiceRequestAssigned', data: { assignedTo: '12' } };
const asked: ServiceRequestEvent = { type: 'ServiceRequestInformationAsked', data: { personId: '7', text: 'Wat?' } };
const closed: ServiceRequestEvent = { type: 'ServiceRequestClosed', data: { reason: 'solved' } };
const aboutInvoice: ServiceRequestEvent = {
  type: 'ServiceRequestFiled',
  data: { ...sampleServiceRequest, links: { ...sampleServiceRequest.links, invoiceNumber: '20001' } },
};
const answer = { kind: 'answer', text: 'Ja.', userId: '13' } as const;
const reply = {
  customerNumber: '204118',
  personId: '7',
  text: 'Twee.',
  seesInvoices: true,
  holdsDocuments: () => true,
};

test('a request is filed once', () => {
  expect(decideFileServiceRequest(sampleServiceRequest, noServiceRequest)).toEqual([filed]);
  expect(decideFileServiceRequest(sampleServiceRequest, given(filed))).toEqual([]);
});

describe('an answer of the office', () => {
  test('takes a case that nobody has', () => {
    expect(decideAnswerCase(answer, given(filed))).toEqual([
      { type: 'ServiceRequestAssigned', data: { assignedTo: '13' } },
      { type: 'ServiceRequestAnswered', data: { personId: '7', text: 'Ja.' } },
    ]);
  });
  test('leaves a case with its colleague, also when it asks for more', () => {
    expect(decideAnswerCase({ ...answer, kind: 'ask' }, given(filed, assigned))).toMatchObject([
      { type: 'ServiceRequestInformationAsked' },
    ]);
  });
  test('is rejected without a case, after its end, and after the maximum of messages', () => {
    expect(decideAnswerCase(answer, noServiceRequest)).toEqual({ rejected: 'case.not_found' });
    expect(decideAnswerCase(answer, given(filed, closed))).toEqual({ rejected: 'case.closed' });
    const many = Array.from({ length: mostMessages }, () => asked);
    expect(decideAnswerCase(answer, given(filed, ...many))).toMatchObject({ rejected: 'case.too_many_messages' });
  });
});

describe('a reply of the customer', () => {
  test('opens the case for the office again', () => {
    const decision = decideReplyToCase(reply, given(filed, asked));
    expect(decision).toEqual([{ type: 'ServiceRequestReplied', data: { personId: '7', text: 'Twee.' } }]);
    expect(given(filed, asked, ...(decision as ServiceRequestEvent[])).status).toBe('open');
  });
  test('is rejected for another customer, and without the right to see the invoice', () => {
    const state = given(filed, asked);
    expect(decideReplyToCase({ ...reply, customerNumber: '1' }, state)).toEqual({ rejected: 'case.not_found' });
    const colleague = { ...reply, personId: '8', seesInvoices: false };
    expect(decideReplyToCase(colleague, given(aboutInvoice))).toEqual({ rejected: 'case.not_found' });
    expect(decideReplyToCase({ ...reply, seesInvoices: false }, state)).toHaveLength(1);
  });
  test('in a case of documents needs all its customers, and an older case its own person', () => {
    const documentRequest = {
      requestId: sampleServiceRequest.caseId,
      type: 'invoices' as const,
      customerNumbers: ['204118', '204119'],
      promisedOn: '2026-03-13',
    };
    const documents = (changes: object): ServiceRequestEvent => ({
      type: 'ServiceRequestFiled',
      data: { ...sampleServiceRequest, kind: 'documents', ...changes },
    });
    const state = given(documents({ documentRequest }));
    expect(decideReplyToCase(reply, state)).toHaveLength(1);
    expect(decideReplyToCase({ ...reply, holdsDocuments: () => false }, state)).toEqual({ rejected: 'case.not_found' });
    expect(decideReplyToCase(reply, given(documents({})))).toHaveLength(1);
    expect(decideReplyToCase({ ...reply, personId: '8' }, given(documents({})))).toEqual({
      rejected: 'case.not_found',
    });
  });
  test('is rejected after the end', () =>
    expect(decideReplyToCase(reply, given(filed, closed))).toEqual({ rejected: 'case.closed' }));
});

test('a case of an erased person takes no reply, answer or file, whose words would be lost', () => {
  const erased = given({ type: 'ServiceRequestFiled', data: { ...sampleServiceRequest, text: null } });
  const refused = { rejected: 'case.person_erased' };
  expect(decideReplyToCase(reply, erased)).toEqual(refused);
  expect(decideAnswerCase(answer, erased)).toEqual(refused);
  expect(decideAnswerCase({ ...answer, kind: 'ask' }, erased)).toEqual(refused);
  expect(decideAddFile({ fileId: 'a', contentType: 'image/jpeg', bytes: 9 }, erased)).toEqual(refused);
  expect(decideCloseCase('solved', erased)).toEqual([closed]);
});

describe('handing a case over', () => {
  const facts = { mayAct: true };
  test('appends nothing when repeated, and may end with nobody', () => {
    expect(decideAssignCase('12', given(filed), facts)).toEqual([assigned]);
    expect(decideAssignCase('12', given(filed, assigned), facts)).toEqual([]);
    expect(decideAssignCase(null, given(filed, assigned), { mayAct: false })).toHaveLength(1);
  });
  test('is rejected for somebody who cannot act for the office, and after the end', () => {
    expect(decideAssignCase('7', given(filed), { mayAct: false })).toEqual({ rejected: 'case.assignee_unknown' });
    expect(decideAssignCase('12', given(filed, closed), facts)).toEqual({ rejected: 'case.closed' });
  });
});

test('a case closes once, with its reason', () => {
  expect(decideCloseCase('solved', given(filed))).toEqual([closed]);
  expect(decideCloseCase('double', given(filed, closed))).toEqual([]);
  expect(decideCloseCase('solved', noServiceRequest)).toEqual({ rejected: 'case.not_found' });
});

describe('a dispute', () => {
  const disputed: ServiceRequestEvent = {
    type: 'ServiceRequestFiled',
    data: { ...sampleServiceRequest, kind: 'dispute' },
  };
  const decision = { text: 'Klopt.', userId: '13' };
  test('is answered and closed by the answer on its invoice, once', () => {
    const settled = decideSettleDispute(decision, given(disputed));
    expect(settled).toEqual([
      { type: 'ServiceRequestAssigned', data: { assignedTo: '13' } },
      { type: 'ServiceRequestAnswered', data: { personId: '7', text: 'Klopt.' } },
      { type: 'ServiceRequestClosed', data: { reason: 'solved' } },
    ]);
    expect(decideSettleDispute(decision, given(disputed, ...settled))).toEqual([]);
    expect(decideSettleDispute(decision, given(disputed, assigned))).toHaveLength(2);
  });
  test('does not close in another way', () =>
    expect(decideCloseCase('double', given(disputed))).toEqual({ rejected: 'case.dispute_unanswered' }));
  test('keeps its invoice', () => {
    const link = { document: 'invoice', number: '20002' } as const;
    expect(decideLinkCase(link, given(disputed), { isOwn: true })).toEqual({ rejected: 'case.dispute_has_invoice' });
  });
});

describe('a link to a document', () => {
  const link = { document: 'invoice', number: '20001' } as const;
  const linked: ServiceRequestEvent = { type: 'ServiceRequestLinked', data: link };
  const decide = (number: string | null, state = given(filed), isOwn = true) =>
    decideLinkCase({ ...link, number }, state, { isOwn });
  test('is added, replaced and removed, also after the end', () => {
    expect(decide('20001', given(filed, closed))).toEqual([linked]);
    expect(decide('20002', given(filed, linked))).toMatchObject([{ data: { number: '20002' } }]);
    expect(decide(null, given(filed, linked))).toEqual([{ type: 'ServiceRequestUnlinked', data: link }]);
  });
  test('appends nothing when repeated', () => {
    expect(decide('20001', given(filed, linked), false)).toEqual([]);
    expect(decide(null)).toEqual([]);
  });
  test('is rejected for a document of another customer, and without a case', () => {
    expect(decide('20001', given(filed), false)).toEqual({ rejected: 'case.document_not_own' });
    expect(decide('20001', noServiceRequest)).toEqual({ rejected: 'case.not_found' });
  });
  test('to an invoice hides the case from colleagues who do not see invoices, not from its asker', () => {
    const colleague = { ...reply, personId: '8', seesInvoices: false };
    expect(decideReplyToCase(colleague, given(filed, linked))).toEqual({ rejected: 'case.not_found' });
    expect(decideReplyToCase({ ...reply, seesInvoices: false }, given(filed, linked))).toHaveLength(1);
  });
});

describe('files of a case', () => {
  const file = { fileId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c13', contentType: 'image/jpeg', bytes: 9 } as const;
  const question: ServiceRequestEvent = {
    type: 'ServiceRequestFiled',
    data: { ...sampleServiceRequest, kind: 'question' },
  };
  const [, added] = serviceRequestStory as [ServiceRequestEvent, ServiceRequestEvent];
  test('are one for a question and six for a complaint', () => {
    expect(decideAddFile({ ...file, fileId: 'other' }, given(question, added))).toMatchObject({
      rejected: 'case.too_many_files',
      parameters: { max: 1 },
    });
    expect(decideAddFile({ ...file, fileId: 'other' }, given(filed, added))).toHaveLength(1);
  });
  test('are stored once', () => expect(decideAddFile(file, given(filed, added))).toEqual([]));
});
