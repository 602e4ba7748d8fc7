import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readFile } from '@talloor/platform/postgres/files.ts';
import { createCaseShop, tokenIn, type CaseShop } from '../../testing/caseShop.ts';
import { logIn, visit, type Person } from '../../testing/logIn.ts';

let shop: CaseShop;
let lotte: Person;
let karim: Person;
let support: Person;

beforeAll(async () => {
  shop = await createCaseShop();
  ({ lotte, karim, support } = shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.mails.length = 0;
});

describe('a case', () => {
  test('by an ended or forged link takes no reply and no file', async () => {
    const visitor = await visit(shop.main.url);
    shop.setNow(new Date('2026-03-17T12:00:00Z'));
    const { body } = await shop.ask(visitor);
    await shop.tellAll();
    const token = tokenIn(shop.mailTo('an@de-linde.example')[0]?.text ?? '');
    const upload = String(body['upload_token']);
    const send = (path: string, sent: unknown) => visitor('POST', path, sent);
    const ended = { status: 409, body: { code: 'case.link_invalid' } };
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
    // A token of one purpose does not serve the other.
    expect(await send('/api/contact/reply', { token: upload, text: 'Ja.' })).toMatchObject(ended);
    expect(await send(`/api/contact/file?token=${token}`, pdf)).toMatchObject(ended);
    expect(await send('/api/contact/reply', { token: `${token}x`, text: 'Ja.' })).toMatchObject(ended);
    shop.setNow(new Date('2026-03-17T13:30:00Z'));
    expect(await send(`/api/contact/file?token=${upload}`, pdf)).toMatchObject(ended);
    shop.setNow(new Date('2026-05-30T12:00:00Z'));
    expect(await send('/api/contact/reply', { token, text: 'Ja.' })).toMatchObject(ended);
    expect(await shop.eventsOf(body['id'])).not.toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ type: 'ServiceRequestReplied' }) }),
    );
    shop.setNow(new Date('2026-03-17T13:30:00Z'));
  });

  test('of an erased visitor can still be read, not written in', async () => {
    const visitor = await visit(shop.main.url);
    const { body } = await shop.ask(visitor);
    await shop.tellAll();
    const token = tokenIn(shop.mailTo('an@de-linde.example')[0]?.text ?? '');
    const [filed] = await shop.eventsOf(body['id']);
    const { personId } = (filed?.event.data as { personId: string } | undefined) ?? { personId: '' };
    await shop.keys.erasePerson(personId);
    const { url } = await shop.startProcess();
    const [later, office] = [await visit(url), await logIn(url, 'support')];
    expect(await later('POST', '/api/contact/case', { token })).toMatchObject({
      body: { subject: null, messages: [{ text: null }], may_reply: false },
    });
    const erased = { status: 409, body: { code: 'case.person_erased' } };
    const path = `/api/office/cases/${String(body['id'])}`;
    expect(await later('POST', '/api/contact/reply', { token, text: 'Ja.' })).toMatchObject(erased);
    expect(await office('POST', `${path}/answer`, { text: 'Ja.' })).toMatchObject(erased);
    expect(await office('POST', `${path}/ask`, { text: 'Wie?' })).toMatchObject(erased);
    expect((await office('POST', `${path}/close`, { reason: 'unwanted' })).status).toBe(200);
  });

  test('keeps tags as words, in mails too', async () => {
    const { body } = await shop.ask(lotte, { subject: '<img src=x onerror=alert(1)>' });
    await support('POST', `/api/office/cases/${String(body['id'])}/answer`, { text: '<script>alert(1)</script>' });
    await shop.tellAll();
    const html = shop
      .mailTo('lotte@talloor.example')
      .map((mail) => mail.html)
      .join('');
    expect(html).toContain('&lt;img');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<img src=x|<script/);
  });

  test.each([
    ['an endless reply', { text: 'a'.repeat(10_000) }],
    ['an empty reply', { text: '  ' }],
    ['a reply with another field', { text: 'Ja.', status: 'closed' }],
  ])('refuses %s, of the customer, the visitor and the office', async (_, sent) => {
    const { body } = await shop.ask(lotte);
    const refused = { status: 400, body: { code: 'request.malformed' } };
    expect(await lotte('POST', `/api/cases/${String(body['id'])}/reply`, sent)).toMatchObject(refused);
    expect(await support('POST', `/api/office/cases/${String(body['id'])}/answer`, sent)).toMatchObject(refused);
    const visitor = await visit(shop.main.url);
    expect(await visitor('POST', '/api/contact/reply', { token: 'x', ...sent })).toMatchObject(refused);
  });
});

describe('a complaint', () => {
  const complaint = { delivery_note: '900', lines: ['1'], subject: 'Beschadigd', text: 'Doos open.' };

  test('names the lines of an own delivery note and takes photos', async () => {
    const { status, body } = await lotte('POST', '/api/complaints', complaint);
    expect(status).toBe(201);
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const path = `/api/contact/file?token=${String(body['upload_token'])}`;
    expect(await lotte('POST', path, photo)).toMatchObject({ status: 201, body: { files: 1 } });
    expect(await lotte('POST', path, Buffer.from('<svg/>'))).toMatchObject({
      status: 422,
      body: { code: 'case.file_unreadable' },
    });
    expect(await lotte('POST', '/api/contact/file?token=x', photo)).toMatchObject({
      body: { code: 'case.link_invalid' },
    });
    const [filed, added] = await shop.eventsOf(body['id']);
    expect(filed?.event.data).toMatchObject({
      kind: 'complaint',
      links: { orderNumber: shop.orderNumber, deliveryNumber: '900' },
      lines: [{ lineId: '1', articleNumber: '100001' }],
    });
    const data = added?.event.data as { fileId: string } | undefined;
    expect(await readFile(shop.pool, data?.fileId ?? '')).toMatchObject({ contentType: 'image/jpeg' });
  });

  test.each([
    ['a subject of two lines', { subject: 'a\r\nBcc: x@y.be' }],
    ['10,000 characters', { text: 'a'.repeat(10_000) }],
    ['a number that is none', { delivery_note: '900<b>' }],
    ['201 lines', { lines: Array.from({ length: 201 }, (_, index) => String(index)) }],
  ])('is refused with %s', async (_, changes) =>
    expect(await lotte('POST', '/api/complaints', { ...complaint, ...changes })).toMatchObject({
      status: 400,
      body: { code: 'request.malformed' },
    }),
  );

  test('is refused for unknown lines, for another customer, and without a document', async () => {
    expect(await lotte('POST', '/api/complaints', { ...complaint, lines: ['99'] })).toMatchObject({
      status: 422,
      body: { code: 'case.line_not_found', parameters: { line: '99' } },
    });
    expect(await karim('POST', '/api/complaints', complaint)).toMatchObject({
      status: 404,
      body: { code: 'delivery_note.not_found' },
    });
    const { delivery_note: _, ...without } = complaint;
    expect((await lotte('POST', '/api/complaints', without)).status).toBe(400);
    expect((await lotte('POST', '/api/complaints', { ...complaint, invoice: '1' })).status).toBe(400);
  });
});
