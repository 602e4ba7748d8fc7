import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { invoiceFold, type InvoiceState } from '@talloor/events/invoice/state.ts';
import { invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { serviceRequestFold } from '@talloor/events/serviceRequest/state.ts';
import { officeMetadata } from '../commands/officeCommand.ts';
import { issueInvoice } from '../testing/issueInvoice.ts';
import { logIn, type Person } from '../testing/logIn.ts';
import { registerSupport } from '../testing/caseShop.ts';
import { createTestShop, type TestShop } from '../testing/testShop.ts';
import { disputeCaseId } from './fileDisputeCase.ts';

const own = '204118';
let shop: TestShop;
let lotte: Person;
let support: Person;
let supportId: string;
let invoices = 264_402_200;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts([own, '204119'], {});
  lotte = await shop.signIn('lotte', [own]);
  supportId = await registerSupport(shop);
  support = await logIn(shop.main.url, 'support');
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.mails.length = 0;
});

const runPolicies = () => shop.runPolicies(shop.main.api);
const stateOf = async (caseId: string) =>
  (await shop.repository.load(serviceRequestFold, serviceRequestStream(caseId))).state;
const subjects = () =>
  shop.mails.filter(({ messageId }) => messageId.startsWith('service-request-')).map(({ subject }) => subject);

async function issue(): Promise<string> {
  const number = String(++invoices);
  await issueInvoice(shop.repository, { number, customerNumber: own, amountCents: 4274 });
  return number;
}
async function dispute(comment = 'Te duur.') {
  const number = await issue();
  const answer = await lotte('POST', `/api/invoice/${number}/dispute`, { lines: [1], reason: 'price', comment });
  const disputeId = String(answer.body['dispute_id']);
  return { number, disputeId, caseId: disputeCaseId(disputeId) };
}
const settle = (number: string, disputeId: string) =>
  support('POST', `/api/office/invoices/${number}/disputes/${disputeId}/answer`, {
    outcome: 'explained',
    answer: 'De prijs klopt.',
  });

describe('a dispute', () => {
  test('is one numbered case of its invoice, with its lines, words and time', async () => {
    const { number, caseId } = await dispute();
    await runPolicies();
    await runPolicies();
    const state = await stateOf(caseId);
    expect(state).toMatchObject({
      status: 'open',
      filed: {
        kind: 'dispute',
        customerNumber: own,
        subject: 'Verkeerde prijs',
        text: 'Te duur.',
        contact: { email: 'lotte@talloor.example' },
        lines: [{ lineId: '1' }],
      },
      links: { invoiceNumber: number, orderNumber: null },
    });
    expect(state.status !== 'none' && state.filed.number).toMatch(/^9\d{7}$/);
    expect(subjects()).toHaveLength(1);
    const [disputed, filed] = (await shop.decoded()).filter(({ event }) =>
      ['InvoiceDisputed', 'ServiceRequestFiled'].includes(event.type),
    );
    expect(filed?.metadata).toMatchObject({
      occurredAt: disputed?.metadata.occurredAt,
      actorId: disputed?.metadata.actorId,
      causationId: disputed?.id,
    });
  });

  test('is handed over and discussed, but closes only with its answer on the invoice', async () => {
    const { number, disputeId, caseId } = await dispute('');
    await runPolicies();
    const path = `/api/office/cases/${caseId}`;
    expect(await support('POST', `${path}/close`, { reason: 'solved' })).toMatchObject({
      status: 409,
      body: { code: 'case.dispute_unanswered' },
    });
    expect((await support('POST', `${path}/assign`, { user_id: supportId })).status).toBe(200);
    expect(await support('POST', `${path}/ask`, { text: 'Welke lijn?' })).toMatchObject({
      body: { status: 'waiting' },
    });
    expect(await lotte('POST', `/api/cases/${caseId}/reply`, { text: 'De eerste.' })).toMatchObject({ status: 200 });
    await runPolicies();
    shop.mails.length = 0;
    expect((await settle(number, disputeId)).status).toBe(200);
    await runPolicies();
    await runPolicies();
    expect(await stateOf(caseId)).toMatchObject({
      status: 'closed',
      closeReason: 'solved',
      messages: [{ text: 'Welke lijn?' }, { text: 'De eerste.' }, { by: 'office', text: 'De prijs klopt.' }],
    });
    expect(subjects()).toEqual([expect.stringContaining('Antwoord op je vraag')]);
  });

  test('from before there were cases becomes one too, at its own time and without mails', async () => {
    const [disputedAt, answeredAt] = ['2025-06-02T08:00:00.000Z', '2025-06-04T08:00:00.000Z'];
    const number = await issue();
    const ids = ['0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c41', '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c42'] as const;
    const append = (occurredAt: string, ...events: readonly InvoiceEvent[]) => {
      const surroundings = { clock: { now: () => new Date(occurredAt) }, hashCommand: () => occurredAt };
      const metadata = officeMetadata(
        'earlier',
        occurredAt,
        null,
        { actorId: '1001', actorRole: 'customer' },
        own,
        surroundings,
      );
      return shop.repository.execute(invoiceFold, invoiceStream(number), metadata, (_state: InvoiceState) => events);
    };
    const person = { disputedBy: '1001' };
    await append(
      disputedAt,
      ...ids.map((disputeId, index) => ({
        type: 'InvoiceDisputed' as const,
        data: {
          ...person,
          disputeId,
          lineNumbers: [index + 1],
          reason: 'quality' as const,
          comment: 'Nat.',
          language: 'fr' as const,
        },
      })),
    );
    await append(answeredAt, {
      type: 'InvoiceDisputeAnswered',
      data: { ...person, disputeId: ids[0], outcome: 'explained', answer: 'C’est réglé.', answeredBy: supportId },
    });
    await runPolicies();
    expect(await stateOf(disputeCaseId(ids[0]))).toMatchObject({
      status: 'closed',
      messages: [{ text: 'C’est réglé.' }],
    });
    expect(await stateOf(disputeCaseId(ids[1]))).toMatchObject({ status: 'open' });
    expect(subjects()).toEqual([]);
    const times = (await shop.decoded())
      .filter(({ streamId }) => streamId === serviceRequestStream(disputeCaseId(ids[0])))
      .map(({ metadata }) => metadata.occurredAt);
    expect(new Set(times)).toEqual(new Set([disputedAt, answeredAt]));
  });
});

describe('a link of a case', () => {
  test('is made and removed by the office, to documents of the customer of the case only', async () => {
    const { caseId } = await dispute();
    const mine = await issue();
    const foreign = String(++invoices);
    await issueInvoice(shop.repository, { number: foreign, customerNumber: '204119', amountCents: 100 });
    await runPolicies();
    const linkDispute = (document: string, number: string) =>
      support('POST', `/api/office/cases/${caseId}/link`, { document, number });
    expect((await linkDispute('invoice', mine)).body).toMatchObject({ code: 'case.dispute_has_invoice' });
    expect((await linkDispute('order', '4400001')).body).toMatchObject({ code: 'case.document_not_own' });
    const complaint = await lotte('POST', '/api/complaints', {
      invoice: mine,
      lines: [],
      subject: 'Prijs',
      text: 'Te duur.',
    });
    const path = `/api/office/cases/${String(complaint.body['id'])}`;
    const link = (number: string | null) => support('POST', `${path}/link`, { document: 'invoice', number });
    expect(await link(foreign)).toMatchObject({ status: 422, body: { code: 'case.document_not_own' } });
    expect((await link(null)).status).toBe(200);
    expect((await link(mine)).status).toBe(200);
    expect(await stateOf(String(complaint.body['id']))).toMatchObject({ links: { invoiceNumber: mine } });
    expect((await lotte('POST', `${path}/link`, { document: 'invoice', number: mine })).status).toBe(403);
  });
});
