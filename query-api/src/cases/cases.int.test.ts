import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CaseSummary, CaseView } from '@talloor/contracts/endpoints/caseShapes.ts';
import type { OfficeCase, OfficeCaseRow } from '@talloor/contracts/endpoints/officeCases.ts';
import { keepFile } from '@talloor/platform/postgres/files.ts';
import {
  askAndReply,
  continueCase,
  fileOf,
  linkOfCase,
  settledDispute,
  suspendColleague,
  writeCaseOf,
  writeCaseStory,
} from '../audit/testing/caseStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';

let side: ReadSideUnderTest;
let lotte: Browser;
let cook: Browser;
let other: Browser;
let office: Browser;
let ids: Awaited<ReturnType<typeof writeCaseStory>>;
const photo = randomUUID();
const pdf = randomUUID();

const json = async <T>(browser: Browser, path: string): Promise<T> => {
  const answer = await browser.get(path);
  const body = (await answer.json()) as T;
  if (answer.status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

const listOf = (filter: object, browser = office) =>
  json<OfficeCaseRow[]>(browser, `/nl/api/office/cases?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const idsOf = async (filter: object, browser = office) => (await listOf(filter, browser)).map(({ id }) => id);

beforeAll(async () => {
  // Monday.
  side = await startReadSide('2026-03-16T15:00:00.000Z');
  lotte = await side.browser({});
  cook = await side.browser({ userId: '9', rights: ['order'] });
  other = await side.browser({ userId: '8', customers: ['204119'], customerNumber: '204119' });
  office = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
  ids = await writeCaseStory(side, [fileOf(photo, 'image/jpeg'), fileOf(pdf, 'application/pdf')]);
  for (const [fileId, contentType] of [
    [photo, 'image/jpeg'],
    [pdf, 'application/pdf'],
  ] as const)
    await keepFile(side.pool, { fileId, ownerId: '7', contentType, content: Buffer.from('abc') });
});
afterAll(() => side.close());

describe('my questions', () => {
  test('lists the cases of the customer alone, the newest first', async () => {
    const { cases } = await json<{ cases: CaseSummary[] }>(lotte, '/nl/api/cases');
    expect(cases.map(({ id }) => id)).toEqual([ids.dispute, ids.invoiced, ids.question, ids.complaint]);
    expect(await json(other, '/nl/api/cases')).toMatchObject({ cases: [], total: 0 });
  });

  test('hides whatever is about an invoice from a user without that right', async () => {
    const { cases } = await json<{ cases: CaseSummary[] }>(cook, '/nl/api/cases');
    expect(cases.map(({ id }) => id)).toEqual([ids.question, ids.complaint]);
    expect((await cook.get(`/nl/api/cases/${ids.invoiced}`)).status).toBe(404);
  });

  test('shows a conversation with lines, files and the promised time', async () => {
    expect(await json<CaseView>(lotte, `/nl/api/cases/${ids.complaint}`)).toMatchObject({
      number: '90000001',
      due_at: '2026-03-13T09:00:00.000Z',
      lines: [{ line_id: '1', quantity: 2 }],
      messages: [{ by: 'customer', kind: 'filed', text: 'De doos kwam open toe.' }],
      files: [{}, {}],
      may_reply: true,
    });
    expect((await other.get(`/nl/api/cases/${ids.complaint}`)).status).toBe(404);
  });

  test('opens a photo, downloads a PDF, and gives neither to others', async () => {
    const path = (id: string) => `/nl/api/cases/${ids.complaint}/files/${id}`;
    expect((await lotte.get(path(photo))).headers.get('content-disposition')).toBe('inline');
    expect((await lotte.get(path(pdf))).headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await other.get(path(photo))).status).toBe(404);
    expect((await lotte.get(`/nl/api/cases/${ids.question}/files/${photo}`)).status).toBe(404);
    expect((await office.get(`/nl/api/office/cases/${ids.complaint}/files/${photo}`)).status).toBe(200);
  });
});

describe('the queue of the office', () => {
  test('has parts for mine, unassigned, overdue by working hours, and all', async () => {
    expect(await idsOf({ part: 'mine' })).toEqual([ids.complaint]);
    expect(await idsOf({})).toEqual([ids.visitor, ids.question, ids.invoiced, ids.dispute]);
    expect(await idsOf({ part: 'overdue' })).toEqual([ids.complaint, ids.visitor]);
    expect(await idsOf({ part: 'all' })).toHaveLength(5);
    expect((await listOf({ part: 'all' })).filter((row) => row.is_overdue).map(({ id }) => id)).toEqual([
      ids.complaint,
      ids.visitor,
    ]);
  });

  test('shows the time to the first answer against the promise', async () => {
    const read = () => json<OfficeCase>(office, `/nl/api/office/cases/${ids.visitor}`);
    expect(await read()).toMatchObject({
      customer: null,
      claimed_customer: '204118',
      visitor_id: '1007',
      segment: 'restaurant',
      waited_minutes: 990,
      promised_minutes: 630,
      is_overdue: true,
    });
    await continueCase(side, ids.visitor, askAndReply, '2026-03-16T07:00:00.000Z');
    expect(await read()).toMatchObject({
      status: 'open',
      first_answer_at: '2026-03-16T07:00:00.000Z',
      waited_minutes: 510,
      is_overdue: false,
      messages: [{ by: 'customer' }, { by: 'office', kind: 'information_asked' }, { by: 'customer', kind: 'replied' }],
    });
  });

  test('shows how many first answers of 30 days came in time', async () => {
    expect(await json(office, '/nl/api/office/case-promise')).toEqual({ due: 2, kept: 1 });
    expect((await lotte.get('/nl/api/office/case-promise')).status).toBe(403);
  });

  test('shows a dispute as a case that can be handed over and closes with its answer', async () => {
    const read = () => json<OfficeCase>(office, `/nl/api/office/cases/${ids.dispute}`);
    expect(await read()).toMatchObject({
      kind: 'dispute',
      visitor_id: null,
      number: '90000005',
      links: { invoice: '20001' },
      status: 'open',
    });
    await continueCase(side, ids.dispute, settledDispute, '2026-03-16T14:00:00.000Z');
    expect(await read()).toMatchObject({
      status: 'closed',
      assignee: { id: '91' },
      messages: [{}, { text: 'Klopt.' }],
    });
  });

  test('shows the documents that the office links, and an invoice only to users who may see it', async () => {
    const change = (...link: Parameters<typeof linkOfCase>) =>
      continueCase(side, ids.question, linkOfCase(...link), '2026-03-16T14:30:00.000Z');
    await change('ServiceRequestLinked', 'delivery', '901');
    await change('ServiceRequestLinked', 'invoice', '20001');
    const read = () => json<OfficeCase>(office, `/nl/api/office/cases/${ids.question}`);
    expect((await read()).links).toMatchObject({ delivery_note: '901', invoice: '20001' });
    const path = `/nl/api/cases/${ids.question}`;
    expect((await cook.get(path)).status).toBe(404);
    const asker = await side.browser({ userId: '7', rights: ['order'] });
    expect((await json<CaseView>(asker, path)).links).toMatchObject({ delivery_note: '901', invoice: null });
    const { cases } = await json<{ cases: CaseSummary[] }>(asker, '/nl/api/cases');
    expect(cases.find(({ id }) => id === ids.question)?.links.invoice).toBeNull();
    expect((await json<CaseView>(lotte, path)).links.invoice).toBe('20001');
    await change('ServiceRequestUnlinked', 'invoice', '20001');
    expect((await read()).links).toMatchObject({ delivery_note: '901', invoice: null });
    expect((await cook.get(path)).status).toBe(200);
    const { events } = await json<{ events: { title: string }[] }>(
      office,
      `/nl/api/office/cases/${ids.question}/history`,
    );
    expect(events.slice(1).map(({ title }) => title)).toEqual([
      'Gekoppeld: levernota 901',
      'Gekoppeld: factuur 20001',
      'Niet meer gekoppeld: factuur 20001',
    ]);
  });

  test('replays a case from its events, without the words of people', async () => {
    const history = await json<{ events: { title: string }[]; holds: boolean }>(
      office,
      `/nl/api/office/cases/${ids.visitor}/history`,
    );
    expect(history.holds).toBe(true);
    expect(history.events.map(({ title }) => title)).toEqual([
      'Dossier 90000003 gemaakt: vraag',
      'Meer informatie gevraagd',
      'Klant reageerde',
    ]);
  });

  test('finds a reply overdue by the same working hours, and a case of a suspended colleague with nobody', async () => {
    const caseId = randomUUID();
    const [asked, replied] = askAndReply;
    const change = (event: (typeof askAndReply)[number] | undefined, at: string) =>
      continueCase(side, caseId, event ? [event] : [], at);
    await writeCaseOf(side, caseId, '92');
    await change(asked, '2026-03-09T09:00:00.000Z');
    const read = () => json<OfficeCase>(office, `/nl/api/office/cases/${caseId}`);
    const isOverdue = async () => [(await idsOf({ part: 'overdue' })).includes(caseId), (await read()).is_overdue];
    expect(await isOverdue()).toEqual([false, false]);
    await change(replied, '2026-03-13T14:00:00.000Z');
    expect(await read()).toMatchObject({ answer_due_at: '2026-03-16T08:00:00.000Z', assignee: { id: '92' } });
    expect(await isOverdue()).toEqual([true, true]);
    await change(replied, '2026-03-16T14:00:00.000Z');
    expect(await isOverdue()).toEqual([false, false]);
    expect(await idsOf({})).not.toContain(caseId);
    await suspendColleague(side, '92');
    expect(await idsOf({})).toContain(caseId);
    expect((await read()).assignee).toBeNull();
  });
});
