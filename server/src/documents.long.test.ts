import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { issueInvoice } from '@talloor/command-api/testing/issueInvoice.ts';
import { logInBrowser, type Person } from '@talloor/command-api/testing/logIn.ts';
import type { DocumentRequestView } from '@talloor/contracts/endpoints/documents.ts';
import type { OfficeDocumentRow } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { keepFile } from '@talloor/platform/postgres/files.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { caseFilesTable } from '@talloor/projections/tables/cases.ts';
import { documentRequestsTable } from '@talloor/projections/tables/documentRequests.ts';
import { createBundleStore } from '@talloor/query-api/documents/bundleStore.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

const own = '204118';
const second = '204119';
const numbers = ['264402117', '264402118'];
let product: Awaited<ReturnType<typeof startTestProduct>>;
type Browser = Awaited<ReturnType<typeof logInBrowser>>;
let buyer: Browser;
let buyerId: string;
let colleague: Browser;
let stranger: Browser;
let withoutInvoices: Browser;
let owner: Browser;
let partner: Browser;
let halfPartner: Browser;
let office: Browser;

beforeAll(async () => {
  product = await startTestProduct(
    async (shop) => {
      for (const customer of [own, second]) await shop.addCustomer(customer);
      buyerId = await shop.addUser('lotte', [own]);
      await shop.addUser('amelie', [own]);
      await shop.addUser('bram', [second]);
      await shop.limit(await shop.addUser('kas', [own]), own, 100_000);
      await shop.addUser('mia', [own, second]);
      await shop.addUser('noor', [own, second]);
      await shop.limit(await shop.addUser('otis', [own, second]), second, 100_000);
      await shop.addUser('support', [], 'sales-support');
      for (const number of numbers)
        await issueInvoice(shop.repository, { number, customerNumber: own, amountCents: 4274 });
      await issueInvoice(shop.repository, { number: '264402999', customerNumber: second, amountCents: 100 });
    },
    { SUPPLIER: 'Talloor nv; Dok-Noord 4; 9000 Gent; BE 0999.009.928' },
  );
  [buyer, colleague, stranger, withoutInvoices] = await logInAll('lotte', 'amelie', 'bram', 'kas');
  [owner, partner, halfPartner, office] = await logInAll('mia', 'noor', 'otis', 'support');
  for (const { person } of [owner, partner, halfPartner])
    await person('POST', '/api/user/customer', { customer_number: own });
}, 60_000);
afterAll(() => product.close());

const period = { type: 'invoices', from: '2026-01-01', to: '2026-12-31', customer_numbers: [own] };
const ask = ({ person }: { readonly person: Person }, body: object, key?: string) =>
  person('POST', '/api/documents/request', body, key);
const listOf = async ({ person }: Browser): Promise<readonly DocumentRequestView[]> =>
  ((await person('GET', '/api/documents/requests')).body as unknown as { requests: DocumentRequestView[] }).requests;
const requestOf = async (browser: Browser, id: unknown) => (await listOf(browser)).find((each) => each.id === id);
const logInAll = async (...names: readonly string[]) =>
  (await Promise.all(names.map((name) => logInBrowser(product.url, name)))) as [Browser, Browser, Browser, Browser];
async function casesOf(id: string, count = 1) {
  let cases: OfficeDocumentRow['cases'] = [];
  await until('the case is filed', async () => {
    const filter = encodeURIComponent(JSON.stringify({ id }));
    const { body } = await office.person('GET', `/api/office/document-requests?filter=${filter}`);
    const [row] = body as unknown as readonly OfficeDocumentRow[];
    cases = row?.cases ?? [];
    return cases.length >= count;
  });
  return cases;
}
async function finished(body: object, browser = buyer): Promise<DocumentRequestView> {
  const { status, body: answer } = await ask(browser, body);
  expect([status, answer]).toMatchObject([201, {}]);
  let request: DocumentRequestView | undefined;
  await until('the documents are ready', async () => {
    request = await requestOf(browser, answer['id']);
    return request?.state === 'ready';
  });
  if (!request) throw new Error('the request is not listed');
  return request;
}
const zipOf = async ({ download: read }: Browser, id: string) =>
  Buffer.from(await read(`/documents/${id}/zip`)).toString('latin1');
const download = ({ person }: Browser, id: string) => person('GET', `/documents/${id}/zip`);

describe('requested documents', () => {
  test('come as one ZIP with a PDF and an e-invoice each, and their link comes by mail', async () => {
    const request = await finished({ ...period, with_ubl: true, extra_recipient: 'boekhouder@kantoor.example' });
    expect(request).toMatchObject({ state: 'ready', progress: 100, documents: 2, promised_on: '2026-03-13' });
    const text = await zipOf(buyer, request.id);
    for (const number of numbers) expect(text).toContain(`factuur-${number}.pdf`);
    expect(text.split('PK\u0003\u0004')).toHaveLength(5);
    expect(text).not.toContain('264402999');
    expect(await zipOf(colleague, request.id)).toBe(text);
    expect(await download(stranger, request.id)).toMatchObject({ status: 404 });
    expect(await download(withoutInvoices, request.id)).toMatchObject({ status: 404 });
    const mail = await mailWith(`documents/${request.id}/zip`);
    expect(mail).toContain('boekhouder@kantoor.example');
  });

  test('without an extra recipient are for their user alone', async () => {
    const { id } = await finished({ ...period, customer_numbers: [own], numbers: [numbers[0]], from: null, to: null });
    expect(await zipOf(buyer, id)).toContain(`factuur-${numbers[0]}.pdf`);
    expect(await download(colleague, id)).toMatchObject({ status: 404, body: { code: 'documents.not_found' } });
  });

  test('that the product does not hold are named, and become a case with the facts of the request and its promised day', async () => {
    const body = { ...period, numbers: [...numbers, '264402999'], comment: 'Voor de boekhouder' };
    const { id, missing, documents, promised_on: promisedOn } = await finished(body);
    expect(documents).toBe(2);
    expect(missing).toEqual([{ what: 'document', number: '264402999', from: null, to: null }]);
    const [filed, ...others] = await casesOf(id);
    expect(others).toEqual([]);
    const officeCase = (await office.person('GET', `/api/office/cases/${filed?.id}`)).body;
    expect(officeCase).toMatchObject({
      number: filed?.number,
      due_at: `${promisedOn}T16:30:00.000Z`,
      document_request: { id, type: 'invoices', customer_numbers: [own], comment: 'Voor de boekhouder', missing },
    });
    expect((await buyer.person('GET', `/api/cases/${filed?.id}`)).body).toMatchObject({ due_at: officeCase['due_at'] });
    expect(await mailsWith('264402999', 'To: bestellingen@talloor.example')).toEqual([]);
  });

  test('become a case for users alone who may see such documents of all its customers', async () => {
    const asked = { ...period, customer_numbers: [own, second], numbers: [numbers[0], '264402777'] };
    const { id } = await finished(asked, owner);
    const [filed] = await casesOf(id);
    const path = `/api/cases/${filed?.id}`;
    for (const reader of [owner, partner]) {
      expect((await reader.person('GET', path)).status).toBe(200);
      expect((await reader.person('GET', `${path}/files/${randomUUID()}`)).status).toBe(404);
    }
    for (const reader of [buyer, colleague, stranger, halfPartner, withoutInvoices]) {
      const { body } = await reader.person('GET', '/api/cases');
      expect(JSON.stringify(body)).not.toContain(filed?.id);
      expect((await reader.person('GET', path)).status).toBe(404);
      expect(await reader.person('POST', `${path}/reply`, { text: 'Dank.' })).toMatchObject({
        status: 404,
        body: { code: 'case.not_found' },
      });
    }
    const { pool } = product.shop;
    const fileId = randomUUID();
    await keepFile(pool, { fileId, ownerId: buyerId, contentType: 'image/jpeg', content: Buffer.from('abc') });
    await pool.query(
      `insert into ${caseFilesTable.qualifiedName} (case_id, file_id, content_type, added_at) values ($1, $2, 'image/jpeg', '')`,
      [filed?.id, fileId],
    );
    expect(Buffer.from(await partner.download(`${path}/files/${fileId}`)).toString()).toBe('abc');
    expect((await halfPartner.person('GET', `${path}/files/${fileId}`)).status).toBe(404);
    expect((await partner.person('POST', `${path}/reply`, { text: 'Dank.' })).status).toBe(200);
  });

  test('whose lost file cannot be written again become a case too', async () => {
    const { id } = await finished(period);
    const { pool } = product.shop;
    await pool.query('delete from exports.document_bundles where request_id = $1', [id]);
    const fail = `update exports.document_bundles set state = 'failed', failure = 'technical' where request_id = $1`;
    await until('the file is written again', async () => (await pool.query(fail, [id])).rowCount === 1);
    await until('the request failed', async () => (await requestOf(buyer, id))?.failure === 'technical');
    // The period began before the oldest document.
    const [, filed] = await casesOf(id, 2);
    const { body } = await buyer.person('GET', `/api/cases/${filed?.id}`);
    expect(body).toMatchObject({ kind: 'documents', messages: [{ text: 'Het bestand kon niet gemaakt worden.' }] });
  });

  test('are asked once when the request is repeated', async () => {
    const key = randomUUID();
    const [first, again] = [await ask(buyer, period, key), await ask(buyer, period, key)];
    expect(again.body['id']).toBe(first.body['id']);
    expect((await listOf(buyer)).filter(({ id }) => id === first.body['id'])).toHaveLength(1);
  });

  test.each([
    ['of another customer', { customer_numbers: [second] }, 404, 'customer.not_found'],
    ['of a reversed period', { from: '2026-02-02', to: '2026-02-01' }, 422, 'documents.period_reversed'],
    ['of a century', { from: '2000-01-01', to: '2099-12-31' }, 422, 'documents.period_too_long'],
    ['of nothing', { from: null }, 422, 'documents.none_chosen'],
    ['for an address with a header', { extra_recipient: 'a@b.example\r\nBcc: c@d.example' }, 400, 'request.malformed'],
    ['for an address with a tag', { extra_recipient: '<b>a@b.example' }, 400, 'request.malformed'],
    ['with an endless comment', { comment: 'a'.repeat(10_000) }, 400, 'request.malformed'],
  ])('%s are refused', async (_, change, status, code) => {
    expect(await ask(buyer, { ...period, ...change })).toMatchObject({ status, body: { code } });
  });

  test('end with their link: the page says so and the file is deleted', async () => {
    const { id } = await finished(period);
    const { pool } = product.shop;
    const past = '2026-03-11T13:00:00.000Z';
    await pool.query(`update ${documentRequestsTable.qualifiedName} set expires_at = $2 where request_id = $1`, [
      id,
      past,
    ]);
    expect(await download(buyer, id)).toMatchObject({ status: 410, body: { code: 'documents.expired' } });
    expect(await requestOf(buyer, id)).toMatchObject({ state: 'expired' });
    await createBundleStore(pool).removeExpired(new Date('2026-03-11T13:30:00.000Z'));
    const { rows } = await pool.query('select 1 from exports.document_chunks where request_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

test('a bundle of a killed process begins anew, and nothing of the killed one remains', async () => {
  const { pool } = product.shop;
  const store = createBundleStore(pool);
  await until('no other request waits', async () =>
    (await listOf(buyer)).every(({ state }) => state !== 'waiting' && state !== 'working'),
  );
  const id = randomUUID();
  // Too old for the running product.
  await pool.query(
    `insert into ${documentRequestsTable.qualifiedName} (request_id, customer_number, customer_numbers, requested_by,
       requested_at, language, type, numbers, with_ubl, promised_on, status)
     values ($1, $2, array[$2], $3, '2025-01-01T10:00:00.000Z', 'nl', 'invoices', '{}', false, '2025-01-03', 'requested')`,
    [id, own, buyerId],
  );
  const then = new Date('2025-01-01T10:01:00.000Z');
  const killed = await store.claim(then);
  if (killed?.request.request_id !== id) throw new Error('the request was not claimed');
  expect(await store.addChunk(killed, 0, Buffer.from('half'))).toBe(true);
  expect((await store.claim(then))?.request.request_id).not.toBe(id);
  await pool.query(`update exports.document_bundles set beat_at = now() - interval '1 minute' where request_id = $1`, [
    id,
  ]);
  const next = await store.claim(then);
  expect(next).toMatchObject({ attempts: 2 });
  expect(await store.addChunk(killed, 1, Buffer.from('late'))).toBe(false);
  expect(await store.chunks(id).next()).toMatchObject({ done: true });
});

async function mailsWith(...texts: readonly string[]): Promise<readonly string[]> {
  const folder = join(product.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    .filter((mail) => texts.every((text) => mail.includes(text)));
}

async function mailWith(...texts: readonly string[]): Promise<string> {
  let [found]: readonly string[] = [];
  await until(`a mail has ${texts.join(' and ')}`, async () => {
    [found] = await mailsWith(...texts);
    return found !== undefined;
  });
  return found ?? '';
}
