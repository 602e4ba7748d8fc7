import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MailDeferred } from '../../mail/smtpFailures.ts';
import { contact, createCaseShop, question, tokenIn, type CaseShop } from '../../testing/caseShop.ts';
import { password, visit, type Person } from '../../testing/logIn.ts';

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
    shop.advanceClock(10);
    const send = () =>
      lotte('POST', '/api/contact', { form_token: form.body['form_token'], ...question }, 'contact-twice');
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ status: 201, body: { due_at: '2026-03-17T09:00:10.000Z' } });
    expect(String(first.body['number'])).toMatch(/^9\d{7}$/);
    expect(second.body).toMatchObject({ id: first.body['id'], number: first.body['number'] });
    expect(await shop.eventsOf(first.body['id'])).toMatchObject([
      { event: { type: 'ServiceRequestFiled', data: { kind: 'question', customerNumber: '204118' } } },
    ]);
  });

  test('refuses robots: too fast, too old, another visitor’s form, and a filled honeypot', async () => {
    const visitor = await visit(shop.main.url);
    expect(await shop.ask(visitor, {}, 1)).toMatchObject({ status: 422, body: { code: 'contact.not_by_hand' } });
    expect(await shop.ask(visitor, { website: 'x' })).toMatchObject({ body: { code: 'contact.not_by_hand' } });
    expect(await shop.ask(visitor, {}, 25 * 3600)).toMatchObject({ body: { code: 'contact.form_expired' } });
    const form = await (await visit(shop.main.url))('GET', '/api/contact');
    shop.advanceClock(10);
    expect(await shop.ask(visitor, { form_token: form.body['form_token'] })).toMatchObject({
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
    expect(await shop.ask(lotte, changes)).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  });

  test('links to own documents only', async () => {
    const about = { order: shop.orderNumber, delivery_note: '900' };
    const own = await shop.ask(lotte, { about });
    expect(await shop.eventsOf(own.body['id'])).toMatchObject([
      { event: { data: { links: { orderNumber: shop.orderNumber, deliveryNumber: '900' } } } },
    ]);
    expect(await shop.ask(karim, { about })).toMatchObject({ status: 404, body: { code: 'delivery_note.not_found' } });
    expect(await shop.ask(karim, { about: { order: shop.orderNumber } })).toMatchObject({
      body: { code: 'order.not_found' },
    });
    const visitor = await visit(shop.main.url);
    expect(await shop.ask(visitor, { about })).toMatchObject({ status: 404 });
  });

  test.each(['sendContact', 'addCaseFile', 'openContactCase', 'replyToContactCase'])('limits calls of %s', (name) =>
    expect(shop.main.api.limits.find(({ endpoint }) => endpoint === name)).toMatchObject({ counts: 'all' }),
  );
});

describe('a conversation', () => {
  test('goes on by mail between customer and office until the case is closed', async () => {
    const { body } = await shop.ask(lotte, { contact: { ...contact, email: 'onbekend@elders.example' } });
    expect(body).toMatchObject({ mails_to: 'lotte@talloor.example' });
    const path = `/api/office/cases/${String(body['id'])}`;
    await shop.tellAll();
    const link = `https://winkel.example/nl/mijn-account/vragen?id=${String(body['id'])}&customer=204118`;
    const mailsOfCase = () => shop.mailTo('lotte@talloor.example').filter(({ text }) => text.includes(link));
    expect(mailsOfCase()).toHaveLength(1);
    expect(shop.mailTo('onbekend@elders.example')).toEqual([]);
    expect(await support('POST', `${path}/ask`, { text: 'Welke dag?' })).toMatchObject({ body: { status: 'waiting' } });
    await shop.tellAll();
    expect(shop.mailTo('lotte@talloor.example').at(-1)?.text).toContain('Welke dag?');
    const reply = `/api/cases/${String(body['id'])}/reply`;
    expect(await karim('POST', reply, { text: 'x' })).toMatchObject({ status: 404, body: { code: 'case.not_found' } });
    expect(await lotte('POST', reply, { text: 'Dinsdag.' })).toMatchObject({ body: { status: 'open' } });
    await shop.tellAll();
    expect(shop.mailTo('nele@talloor.example')).toMatchObject([{ language: 'fr' }]);
    expect(shop.mailTo('nele@talloor.example')[0]?.text).toContain(`/backoffice/cases/${String(body['id'])}/show`);
    expect(await support('POST', `${path}/answer`, { text: 'Ja.' })).toMatchObject({ body: { status: 'answered' } });
    expect(await support('POST', `${path}/close`, { reason: 'solved' })).toMatchObject({ body: { status: 'closed' } });
    await shop.tellAll();
    expect(mailsOfCase()).toHaveLength(4);
    expect(await lotte('POST', reply, { text: 'Dank.' })).toMatchObject({ status: 409, body: { code: 'case.closed' } });
    await shop.tellAll();
    expect([mailsOfCase().length, shop.mailTo('nele@talloor.example').length]).toEqual([4, 1]);
  });

  test('reaches a visitor by a link that shows and continues the conversation', async () => {
    const visitor = await visit(shop.main.url);
    shop.setNow(new Date('2026-03-17T12:00:00Z'));
    const { body } = await shop.ask(visitor, { contact: { ...contact, contact_person: 'Koop nu http://x.example' } });
    expect(body).toMatchObject({ mails_to: 'an@de-linde.example' });
    await support('POST', `/api/office/cases/${String(body['id'])}/ask`, { text: 'Welke zaak?' });
    await shop.tellAll();
    const [receipt, question2] = shop.mailTo('an@de-linde.example');
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
    const { body } = await shop.ask(lotte);
    const path = `/api/office/cases/${String(body['id'])}/assign`;
    expect((await support('POST', path, { user_id: colleagueId })).status).toBe(200);
    await shop.tellAll();
    expect(shop.mailTo('tom@talloor.example').map(({ subject }) => subject)).toEqual([
      `Dossier ${String(body['number'])} is nu van jou`,
    ]);
    expect((await support('POST', path, { user_id: shop.supportId })).status).toBe(200);
    await shop.tellAll();
    expect(
      shop.mailTo('nele@talloor.example').filter(({ subject }) => subject.includes(String(body['number']))),
    ).toEqual([]);
    expect(await support('POST', path, { user_id: '1' })).toMatchObject({ body: { code: 'case.assignee_unknown' } });
    expect((await support('POST', path, { user_id: null })).status).toBe(200);
    expect((await lotte('POST', path, { user_id: shop.supportId })).status).toBe(403);
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
    const { body } = await shop.ask(lotte);
    const policy = api.policies.find(({ name }) => name === 'tellOfCase');
    const [filed] = await shop.eventsOf(body['id']);
    if (!policy || !filed) throw new Error('no policy or event');
    await expect(policy.react(filed)).rejects.toThrow('the mail server is down');
    isDown = false;
    await policy.react(filed);
    await policy.react(filed);
    expect(sent).toHaveLength(1);
  });
});
