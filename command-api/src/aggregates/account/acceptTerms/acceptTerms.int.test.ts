import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { testChange } from '@talloor/catalogue/testing.ts';
import { logIn } from '../../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], { 100001: null });
});
afterAll(() => shop.close());

const text = { nl: 'Wij leveren.', fr: 'Nous livrons.' };
const fillBasket = async (person: Awaited<ReturnType<TestShop['signIn']>>) => {
  await person('PUT', '/api/basket/items', { 100001: 20 });
  await person('GET', `/basket/confirm/${friday}`);
};
const order = { po_number: 'WK11' };

test('a new version is asked at the next order, and accepted once', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  await fillBasket(lotte);
  expect((await lotte('POST', '/api/basket/checkout', order)).status).toBe(201);

  const [id = ''] = await addContent(
    shop.pool,
    contentTables.termsVersions,
    [{ from_day: '2026-03-01', text }],
    testChange,
  );
  const version = Number(id);
  await fillBasket(lotte);
  expect(await lotte('POST', '/api/basket/checkout', order)).toMatchObject({
    status: 409,
    body: { code: 'terms.not_accepted' },
  });
  for (const other of [1, version + 1])
    expect(await lotte('POST', '/api/terms/accept', { version: other })).toMatchObject({
      status: 409,
      body: { code: 'terms.not_in_force' },
    });
  for (const version of [0, 1.5, '2']) expect((await lotte('POST', '/api/terms/accept', { version })).status).toBe(400);
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await lotte('POST', '/api/terms/accept', { version })).toMatchObject({ status: 200, body: { version } });
  expect((await lotte('POST', '/api/basket/checkout', order)).status).toBe(201);
  const acceptances = (await shop.decoded()).filter(({ event }) => event.type === 'AccountTermsAccepted');
  const textHash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(acceptances.map(({ event }) => event.data)).toEqual([{ version, textHash, acceptedAt: expect.any(String) }]);
});

test('another text under an accepted number, after an older PostgreSQL was restored, is asked again', async () => {
  const { pool } = shop;
  const noor = await shop.signIn('noor', ['204118']);
  const publish = async (nl: string) => {
    const content = { from_day: '2026-03-02', text: { ...text, nl } };
    return Number((await addContent(pool, contentTables.termsVersions, [content], testChange))[0]);
  };
  const restoreOlder = async (version: number) => {
    await pool.query('delete from catalogue.terms_versions where version = $1', [version]);
    await pool.query(`alter table catalogue.terms_versions alter column version restart with ${version}`);
  };
  const placeOrder = async () => {
    await fillBasket(noor);
    return (await noor('POST', '/api/basket/checkout', order)).body.code ?? 'placed';
  };
  const accept = async (version: number) => (await noor('POST', '/api/terms/accept', { version })).status;

  const version = await publish('Wij leveren in de week.');
  expect(await accept(version)).toBe(200);
  expect(await placeOrder()).toBe('placed');

  await restoreOlder(version);
  expect(await publish('Wij leveren ook op zaterdag.')).toBe(version);
  expect(await placeOrder()).toBe('terms.not_accepted');
  expect(await accept(version)).toBe(200);
  expect(await placeOrder()).toBe('placed');

  await restoreOlder(version);
  expect(await publish('Wij leveren ook op zaterdag.')).toBe(version);
  expect(await placeOrder()).toBe('placed');
});

test('a version in force is neither changed nor removed, and none begins in the past', async () => {
  await shop.main.api.registerAccount({
    firstName: 'Bart',
    lastName: 'Kok',
    language: 'nl',
    password: 'Welkom-2026',
    username: 'bart.support',
    email: 'bart@talloor.example',
    roles: ['sales-support'],
    customers: [],
  });
  const support = await logIn(shop.main.url, 'bart.support');
  const path = '/api/office/termsVersions';
  const code = async (answer: ReturnType<typeof support>) => (await answer).body.code;
  expect(await code(support('POST', path, { from_day: '2026-02-28', text }))).toBe('content.in_past');
  expect((await support('POST', path, { from_day: '2026-13-01', text })).status).toBe(400);
  expect((await support('POST', path, { from_day: '2026-06-01', text: { nl: 'a', fr: '' } })).status).toBe(400);
  expect(
    (await support('POST', path, { from_day: '2026-06-01', text: { ...text, nl: 'a'.repeat(40_001) } })).status,
  ).toBe(400);
  expect(await code(support('DELETE', `${path}/2`))).toBe('content.in_force');
  expect(await code(support('PUT', `${path}/2`, { from_day: '2026-06-01', text }))).toBe('content.in_force');
  const planned = await support('POST', path, { from_day: '2026-06-01', text });
  expect(planned.status).toBe(201);
  expect(await code(support('POST', path, { from_day: '2026-06-01', text }))).toBe('content.taken');
  const id = String(planned.body['id']);
  expect((await support('PUT', `${path}/${id}`, { from_day: '2026-07-01', text })).status).toBe(200);
  expect(await code(support('PUT', `${path}/${id}`, { from_day: '2026-01-01', text }))).toBe('content.in_past');
  expect((await support('DELETE', `${path}/${id}`)).status).toBe(200);
});

test('a message of the company has a text and days in their order', async () => {
  const support = await logIn(shop.main.url, 'bart.support');
  const message = {
    place: 'everywhere',
    text,
    segment: null,
    sorting: 0,
    published: true,
    from_day: null,
    to_day: null,
  };
  const post = async (change: object) => {
    const { status, body } = await support('POST', '/api/office/announcements', { ...message, ...change });
    return status === 201 ? 'stored' : (body['errors'] as { path: string }[]).map(({ path }) => path).join();
  };
  expect(await post({})).toBe('stored');
  expect(await post({ text: { nl: '', fr: 'Fermé' }, segment: 'school' })).toBe('stored');
  expect(await post({ text: { nl: ' ', fr: '' } })).toBe('text.nl');
  expect(await post({ text: { nl: 'a'.repeat(10_000), fr: '' } })).toBe('text.nl');
  expect(await post({ from_day: '2026-05-02', to_day: '2026-05-01' })).toBe('to_day');
  expect(await post({ segment: 'geheim' })).toBe('segment');
});

test('a visitor reads and votes once per question', async () => {
  const [id = ''] = await addContent(
    shop.pool,
    contentTables.faqItems,
    [{ group: 'payment', question: text, answer: text, sorting: 1, published: true }],
    testChange,
  );
  const lotte = await logIn(shop.main.url, 'lotte');
  expect((await lotte('POST', `/api/faq-search/${id}/read`, {})).status).toBe(204);
  for (const helped of [true, false])
    expect(await lotte('POST', `/api/faq-search/${id}/vote`, { helped })).toMatchObject({
      status: 200,
      body: { helped },
    });
  const { rows } = await shop.pool.query('select helped, reader from catalogue.faq_reads where faq_id = $1', [id]);
  expect(rows).toEqual([{ helped: false, reader: expect.not.stringContaining('lotte') }]);
  expect((await lotte('POST', '/api/faq-search/999999/vote', { helped: true })).status).toBe(404);
  expect((await lotte('POST', `/api/faq-search/${id}/vote`, { helped: 'ja' })).status).toBe(400);
});
