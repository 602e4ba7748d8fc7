import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { MailDeferred } from '../../mail/smtpFailures.ts';
import { readFile } from '@talloor/platform/postgres/files.ts';
import { deliveryWay } from '../../testing/deliveryWay.ts';
import { logIn, password, visit, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let lotte: Person;
let karim: Person;
let support: Person;
let supportId: string;
let orderNumber: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null });
  lotte = await shop.signIn('lotte', ['204118']);
  karim = await shop.signIn('karim', ['204119']);
  supportId = await shop.main.api.registerAccount({
    username: 'support',
    password,
    firstName: 'Nele',
    lastName: 'Dhondt',
    email: 'nele@talloor.example',
    language: 'fr',
    roles: ['sales-support'],
    customers: [],
  });
  support = await logIn(shop.main.url, 'support');
  await lotte('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
  await lotte('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await lotte('POST', '/api/basket/checkout', { po_number: '', message: '' });
  orderNumber = String(placed.body['order_number']);
  shop.setNow(new Date('2026-03-16T09:00:00Z'));
  for (const message of deliveryWay('900', orderNumber))
    await shop.main.api.reportDelivery(deliveryMessage.parse(message));
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.mails.length = 0;
});

const advanceClock = (seconds: number) => shop.setNow(new Date(shop.clock.now().getTime() + seconds * 1000));
const contact = {
  gender: 'mrs',
  company_name: 'De Linde',
  sector: 'hospitality',
  contact_person: 'An Peeters',
  customer_number: '',
  phone: '09 123 45 67',
  email: 'an@de-linde.example',
  postal_code: '9000',
  segment: 'restaurant',
};
const question = { subject: 'Levering', question: 'Komt er morgen iemand?', contact };

async function ask(person: Person, changes: Record<string, unknown> = {}, seconds = 10) {
  const form = await person('GET', '/api/contact');
  advanceClock(seconds);
  return person('POST', '/api/contact', { form_token: form.body['form_token'], ...question, ...changes });
}
const eventsOf = async (id: unknown) =>
  (await shop.decoded()).filter(({ streamId }) => streamId === `service-request-${String(id)}`);
const tellAll = () => shop.runPolicies(shop.main.api);
const mailTo = (address: string) => caseMails().filter(({ to }) => to.includes(address));
const caseMails = () => shop.mails.filter(({ messageId }) => messageId.startsWith('service-request-'));
const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? '';

describe('the contact form', () => {
  test('is filled in for a user, and empty for a visitor', async () => {
    expect((await lotte('GET', '/api/contact')).body).toMatchObject({
      contact: { contact_person: 'Lotte Peeters', customer_number: '204118', email: 'lotte@talloor.example' },
    });
    const visitor = await visit(shop.main.url);
    expect((await visitor('GET', '/api/contact')).body).toMatchObject({
      contact: { contact_person: '', customer_number: '', email: '' },
    });
  });

  test('makes one numbered case, also when it is sent twice, with the promised time of the first answer', async () => {
    const form = await lotte('GET', '/api/contact');
    advanceClock(10);
    const send = () =>
      lotte('POST', '/api/contact', { form_token: form.body['form_token'], ...question }, 'contact-twice');
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ status: 201, body: { due_at: '2026-03-17T09:00:10.000Z' } });
    expect(String(first.body['number'])).toMatch(/^9\d{7}$/);
    expect(second.body).toMatchObject({ id: first.body['id'], number: first.body['number'] });
    expect(await eventsOf(first.body['id'])).toMatchObject([
      { event: { type: 'ServiceRequestFiled', data: { kind: 'question', customerNumber: '204118' } } },
    ]);
  });

  test('refuses robots: too fast, too old, another visitor’s form, and a filled honeypot', async () => {
    const visitor = await visit(shop.main.url);
    expect(await ask(visitor, {}, 1)).toMatchObject({ status: 422, body: { code: 'contact.not_by_hand' } });
    expect(await ask(visitor, { website: 'x' })).toMatchObject({ body: { code: 'contact.not_by_hand' } });
    expect(await ask(visitor, {}, 25 * 3600)).toMatchObject({ body: { code: 'contact.form_expired' } });
    const form = await (await visit(shop.main.url))('GET', '/api/contact');
    advanceClock(10);
    expect(await ask(visitor, { form_token: form.body['form_token'] })).toMatchObject({
      body: { code: 'contact.form_expired' },
    });
  });

  test.each([
    ['a header in an address', { contact: { ...contact, email: 'a@b.be\nBcc: x@y.be' } }],
    ['a subject of two lines', { subject: 'a\r\nBcc: x@y.be' }],
    ['a header in a name', { contact: { ...contact, contact_person: 'An\r\nBcc: x@y.be' } }],
    ['10,000 characters', { question: 'a'.repeat(10_000) }],
    ['a subject of 10,000 characters', { subject: 'a'.repeat(10_000) }],
    ['a field of another form', { role: 'admin' }],
    ['an unknown sector', { contact: { ...contact, sector: 'bank' } }],
    ['a letter in a customer number', { contact: { ...contact, customer_number: '2041x8' } }],
  ])('refuses %s', async (_, changes) => {
    expect(await ask(lotte, changes)).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  });

  test('links to own documents only', async () => {
    const about = { order: orderNumber, delivery_note: '900' };
    const own = await ask(lotte, { about });
    expect(await eventsOf(own.body['id'])).toMatchObject([
      { event: { data: { links: { orderNumber, deliveryNumber: '900' } } } },
    ]);
    expect(await ask(karim, { about })).toMatchObject({ status: 404, body: { code: 'delivery_note.not_found' } });
    expect(await ask(karim, { about: { order: orderNumber } })).toMatchObject({ body: { code: 'order.not_found' } });
    const visitor = await visit(shop.main.url);
    expect(await ask(visitor, { about })).toMatchObject({ status: 404 });
  });

  test.each(['sendContact', 'addCaseFile', 'openContactCase', 'replyToContactCase'])('limits calls of %s', (name) =>
    expect(shop.main.api.limits.find(({ endpoint }) => endpoint === name)).toMatchObject({ counts: 'all' }),
  );
});

describe('a conversation', () => {
  test('goes on by mail between customer and office until the case is closed', async () => {
    const { body } = await ask(lotte, { contact: { ...contact, email: 'onbekend@elders.example' } });
    const path = `/api/office/cases/${String(body['id'])}`;
    await tellAll();
    const link = `https://winkel.example/nl/mijn-account/vragen?id=${String(body['id'])}&customer=204118`;
    const mailsOfCase = () => mailTo('lotte@talloor.example').filter(({ text }) => text.includes(link));
    expect(mailsOfCase()).toHaveLength(1);
    expect(mailTo('onbekend@elders.example')).toEqual([]);
    expect(await support('POST', `${path}/ask`, { text: 'Welke dag?' })).toMatchObject({ body: { status: 'waiting' } });
    await tellAll();
    expect(mailTo('lotte@talloor.example').at(-1)?.text).toContain('Welke dag?');
    const reply = `/api/cases/${String(body['id'])}/reply`;
    expect(await karim('POST', reply, { text: 'x' })).toMatchObject({ status: 404, body: { code: 'case.not_found' } });
    expect(await lotte('POST', reply, { text: 'Dinsdag.' })).toMatchObject({ body: { status: 'open' } });
    await tellAll();
    expect(mailTo('nele@talloor.example')).toMatchObject([{ language: 'fr' }]);
    expect(mailTo('nele@talloor.example')[0]?.text).toContain(`/backoffice/cases/${String(body['id'])}/show`);
    expect(await support('POST', `${path}/answer`, { text: 'Ja.' })).toMatchObject({ body: { status: 'answered' } });
    expect(await support('POST', `${path}/close`, { reason: 'solved' })).toMatchObject({ body: { status: 'closed' } });
    await tellAll();
    expect(mailsOfCase()).toHaveLength(4);
    expect(await lotte('POST', reply, { text: 'Dank.' })).toMatchObject({ status: 409, body: { code: 'case.closed' } });
    await tellAll();
    expect([mailsOfCase().length, mailTo('nele@talloor.example').length]).toEqual([4, 1]);
  });

  test('reaches a visitor by a link that shows and continues the conversation', async () => {
    const visitor = await visit(shop.main.url);
    shop.setNow(new Date('2026-03-17T12:00:00Z'));
    const { body } = await ask(visitor, { contact: { ...contact, contact_person: 'Koop nu http://x.example' } });
    await support('POST', `/api/office/cases/${String(body['id'])}/ask`, { text: 'Welke zaak?' });
    await tellAll();
    const [receipt, question2] = mailTo('an@de-linde.example');
    expect(`${receipt?.text}${receipt?.html}`).not.toContain('Koop nu');
    const token = tokenIn(question2?.text ?? '');
    const other = await visit(shop.main.url);
    expect(await other('POST', '/api/contact/case', { token })).toMatchObject({
      status: 200,
      body: { status: 'waiting', messages: [{ by: 'customer' }, { by: 'office', text: 'Welke zaak?' }] },
    });
    expect(await other('POST', '/api/contact/reply', { token, text: 'De Linde.' })).toMatchObject({
      body: { status: 'open' },
    });
    const forged = `${token.slice(0, -2)}xx`;
    expect(await other('POST', '/api/contact/case', { token: forged })).toMatchObject({
      status: 409,
      body: { code: 'case.link_invalid' },
    });
    shop.setNow(new Date('2026-05-30T12:00:00Z'));
    expect(await other('POST', '/api/contact/case', { token })).toMatchObject({ body: { code: 'case.link_invalid' } });
  });

  test('by an ended or forged link takes no reply and no file', async () => {
    const visitor = await visit(shop.main.url);
    shop.setNow(new Date('2026-03-17T12:00:00Z'));
    const { body } = await ask(visitor);
    await tellAll();
    const token = tokenIn(mailTo('an@de-linde.example')[0]?.text ?? '');
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
    expect(await eventsOf(body['id'])).not.toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ type: 'ServiceRequestReplied' }) }),
    );
    shop.setNow(new Date('2026-03-17T13:30:00Z'));
  });

  test('keeps tags as words, in mails too', async () => {
    const { body } = await ask(lotte, { subject: '<img src=x onerror=alert(1)>' });
    await support('POST', `/api/office/cases/${String(body['id'])}/answer`, { text: '<script>alert(1)</script>' });
    await tellAll();
    const html = mailTo('lotte@talloor.example')
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
    const { body } = await ask(lotte);
    const refused = { status: 400, body: { code: 'request.malformed' } };
    expect(await lotte('POST', `/api/cases/${String(body['id'])}/reply`, sent)).toMatchObject(refused);
    expect(await support('POST', `/api/office/cases/${String(body['id'])}/answer`, sent)).toMatchObject(refused);
    const visitor = await visit(shop.main.url);
    expect(await visitor('POST', '/api/contact/reply', { token: 'x', ...sent })).toMatchObject(refused);
  });

  test('is handed over to a colleague of the office only, who hears of it', async () => {
    const colleagueId = await shop.main.api.registerAccount({
      username: 'collega',
      password,
      firstName: 'Tom',
      lastName: 'Maes',
      email: 'tom@talloor.example',
      language: 'nl',
      roles: ['sales-support'],
      customers: [],
    });
    const { body } = await ask(lotte);
    const path = `/api/office/cases/${String(body['id'])}/assign`;
    expect((await support('POST', path, { user_id: colleagueId })).status).toBe(200);
    await tellAll();
    expect(mailTo('tom@talloor.example').map(({ subject }) => subject)).toEqual([
      `Dossier ${String(body['number'])} is nu van jou`,
    ]);
    expect((await support('POST', path, { user_id: supportId })).status).toBe(200);
    await tellAll();
    expect(mailTo('nele@talloor.example').filter(({ subject }) => subject.includes(String(body['number'])))).toEqual(
      [],
    );
    expect(await support('POST', path, { user_id: '1' })).toMatchObject({ body: { code: 'case.assignee_unknown' } });
    expect((await support('POST', path, { user_id: null })).status).toBe(200);
    expect((await lotte('POST', path, { user_id: supportId })).status).toBe(403);
  });

  test('is mailed later when the mail server is down', async () => {
    let isDown = true;
    const sent: string[] = [];
    const { api } = await shop.startProcess(undefined, {
      send: (mail) => {
        if (isDown) return Promise.reject(new MailDeferred('the mail server is down'));
        sent.push(mail.messageId);
        return Promise.resolve(undefined);
      },
    });
    const { body } = await ask(lotte);
    const policy = api.policies.find(({ name }) => name === 'tellOfCase');
    const [filed] = await eventsOf(body['id']);
    if (!policy || !filed) throw new Error('no policy or event');
    await expect(policy.react(filed)).rejects.toThrow('the mail server is down');
    isDown = false;
    await policy.react(filed);
    await policy.react(filed);
    expect(sent).toHaveLength(1);
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
    const [filed, added] = await eventsOf(body['id']);
    expect(filed?.event.data).toMatchObject({
      kind: 'complaint',
      links: { orderNumber, deliveryNumber: '900' },
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
