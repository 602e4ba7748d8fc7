import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { createRunner, type Runner } from '@talloor/platform/subscription/createRunner.ts';
import type { CustomerRight } from '@talloor/rules/account/rights.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { SMTPServer } from 'smtp-server';
import { basketFold } from '@talloor/events/basket/state.ts';
import { createMailer } from '../../mail/mailer.ts';
import { logIn, password, type Answered, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../testing/testShop.ts';

/** Friday's cut-off: Wednesday 17:00 in Brussels. */
const cutOff = new Date('2026-03-11T16:00:00Z');
let shop: TestShop;
let url: string;
let other: string;
let runner: Runner;
let close: () => Promise<void>;
const mails: { readonly to: string; readonly raw: string }[] = [];
const mailsTo = (name: string) => mails.filter(({ to }) => to === `${name}@talloor.example`);
const readable = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'));

beforeAll(async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, finish) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8');
        for (const { address: to } of envelope.rcptTo) mails.push({ to, raw });
        finish();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, folder: '', from: 'Talloor <bestellingen@talloor.example>' });
  shop = await createTestShop();
  const customers = Array.from({ length: 11 }, (_, at) => String(204_118 + at));
  await shop.writeFacts(customers, { 100001: null, 100002: null });
  const firstProcess = await shop.startProcess(undefined, mailer);
  ({ url } = firstProcess);
  ({ url: other } = await shop.startProcess(undefined, mailer));
  const { store, codec, url: databaseUrl } = shop;
  const policies = firstProcess.api.policies;
  runner = createRunner({ store, codec, databaseUrl, projectors: [], policies, laterPausesMs: [20] });
  await runner.start();
  close = async () => {
    await mailer.close();
    await runner.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await shop.close();
  };
});
afterAll(() => close());
beforeEach(() => {
  shop.setNow(start);
  mails.length = 0;
});

type Member = { readonly person: Person; readonly userId: string };
async function join(
  username: string,
  customerNumber: string,
  rights: readonly CustomerRight[],
  orderLimitCents: number | null,
  language: 'nl' | 'fr' = 'nl',
): Promise<Member> {
  const userId = await shop.main.api.registerAccount({
    username,
    password,
    firstName: username.slice(0, 1).toUpperCase() + username.slice(1),
    lastName: 'Peeters',
    email: `${username}@talloor.example`,
    language,
    roles: ['customer'],
    customers: [customerNumber],
  });
  await shop.main.api.changeRights(userId, { customerNumber, rights, orderLimitCents });
  return { person: await logIn(url, username), userId };
}

async function fill(person: Person): Promise<Answered['body']> {
  await person('PUT', '/api/basket/items', { 100001: 20 });
  return (await person('GET', `/basket/confirm/${friday}`)).body;
}
const send = (person: Person, key: string) =>
  person('POST', '/api/basket/approval', { po_number: 'WK11', message: 'zijdeur', extra_emails: [] }, key);
async function askBasket(person: Person, key: string): Promise<string> {
  await fill(person);
  const answer = await send(person, key);
  expect(answer).toMatchObject({ status: 201 });
  return String(answer.body['basket_id']);
}
const stateOf = async (id: string) => (await shop.repository.load(basketFold, basketStream(id))).state;
const approve = async (person: Person, id: string, key: string) => {
  const first = await person('POST', `/api/approvals/${id}/approve`, { shown: '', amount_to_pay: 0 }, `${key}-look`);
  if (first.body.code !== 'basket.changed') return first;
  const { basket } = first.body as unknown as { basket: BasketView };
  const body = { shown: contentOfView(basket), amount_to_pay: basket.amount_to_pay };
  return person('POST', `/api/approvals/${id}/approve`, body, key);
};
const eventsOf = async (id: string): Promise<readonly BasketEvent['type'][]> =>
  (await shop.decoded())
    .filter(({ streamId }) => streamId === basketStream(id))
    .map(({ event }) => event.type as BasketEvent['type']);

describe('an order above the limit of its user', () => {
  test('is mailed to every approver in their language, placed after one approval, and confirmed to the asking user', async () => {
    const lotte = await join('lotte', '204118', ['order', 'approve', 'see_prices'], null);
    await join('amelie', '204118', ['approve'], null, 'fr');
    const karim = await join('karim', '204118', ['order', 'see_prices'], 20_000);
    await fill(karim.person);
    expect(await karim.person('POST', '/api/basket/checkout', { extra_emails: [] })).toMatchObject({
      status: 409,
      body: { code: 'approval.needed' },
    });
    const answer = await send(karim.person, 'ask-1');
    expect(answer).toMatchObject({ status: 201, body: { deadline: cutOff.getTime() / 1000 } });
    expect(await send(karim.person, 'ask-1')).toEqual(answer);
    const id = String(answer.body['basket_id']);
    await until('both approvers have their mail', () => mails.length >= 2);
    const [nl, fr] = ['lotte', 'amelie'].map((name) => readable(mailsTo(name)[0]?.raw ?? ''));
    for (const mail of [nl, fr]) {
      expect(mail).toContain('multipart/alternative');
      expect(mail).toMatch(/215,00/);
      expect(mail).toMatch(new RegExp(`(goedkeuringen|approbations)\\?id=${id}`));
    }
    expect(nl).toContain('Karim Peeters vraagt goedkeuring');
    expect(fr).toContain('Karim Peeters demande l’approbation');

    await karim.person('PUT', '/api/basket/items', { 100002: 16 });
    expect((await stateOf(id)).status).toBe('awaiting');
    await karim.person('GET', `/basket/confirm/${friday}`);
    expect(await karim.person('POST', '/api/basket/checkout', { extra_emails: [] })).toMatchObject({ status: 201 });
    for (const [method, path] of [
      ['POST', `/api/basket/activate/${id}`],
      ['DELETE', `/api/basket/${id}`],
    ] as const)
      expect((await lotte.person(method, path)).body.code).toBe('basket.awaiting_approval');

    expect((await karim.person('POST', `/api/approvals/${id}/approve`, { shown: '' })).status).toBe(403);
    const placed = await approve(lotte.person, id, 'approve-1');
    expect(placed).toMatchObject({ status: 201, body: { reference: 'WK11' } });
    expect(await approve(lotte.person, id, 'approve-1')).toMatchObject({ status: 409 });
    const order = (await shop.decoded()).find(
      ({ streamId }) => streamId === `order-${String(placed.body['order_number'])}`,
    );
    expect(order?.event.data).toMatchObject({
      placedBy: karim.userId,
      approvedBy: lotte.userId,
      message: 'zijdeur',
      basketId: id,
    });
    expect(order?.metadata.actorId).toBe(lotte.userId);
    await until('the asker reads who approved it', () =>
      mailsTo('karim').some(({ raw }) => readable(raw).includes('Goedgekeurd door')),
    );
  });

  test('is sent back with a reason by mail, and can be changed, sent and withdrawn again', async () => {
    const nora = await join('nora', '204119', ['order', 'approve'], null);
    const bram = await join('bram', '204119', ['order', 'see_prices'], 20_000, 'fr');
    const id = await askBasket(bram.person, 'ask-1');
    expect((await nora.person('POST', `/api/approvals/${id}/send-back`, { reason: ' \n ' })).status).toBe(400);
    expect(
      await nora.person('POST', `/api/approvals/${id}/send-back`, { reason: 'Sans <homard>, svp' }, 'back-1'),
    ).toMatchObject({ status: 204 });
    await until('the asker has the reason', () => mailsTo('bram').length === 1);
    const mail = readable(mailsTo('bram')[0]?.raw ?? '');
    expect(mail).toContain('n’a pas approuvé votre commande');
    expect(mail).toContain('Sans &lt;homard&gt;, svp');
    expect(mail).toContain(`voir-le-panier?id=${id}`);
    expect((await approve(nora.person, id, 'late')).body.code).toBe('approval.not_waiting');

    expect((await bram.person('POST', `/api/basket/activate/${id}`)).status).toBe(200);
    expect((await send(bram.person, 'ask-2')).status).toBe(201);
    expect((await nora.person('POST', `/api/approvals/${id}/withdraw`)).body.code).toBe('approval.not_own');
    expect(await bram.person('POST', `/api/approvals/${id}/withdraw`, undefined, 'back')).toMatchObject({
      status: 200,
      body: { basket_id: id, is_active: true },
    });
    expect(await eventsOf(id)).toEqual([
      'BasketOpened',
      'BasketLineQuantityChanged',
      'BasketDeliveryMomentConfirmed',
      'BasketApprovalAsked',
      'BasketSentBack',
      'BasketActivated',
      'BasketApprovalAsked',
      'BasketApprovalWithdrawn',
      'BasketActivated',
    ]);
  });

  test('lapses at its cut-off, after which nobody approves it and the asking user is notified', async () => {
    const rik = await join('rik01', '204120', ['approve'], null);
    const sam = await join('sam01', '204120', ['order', 'see_prices'], 0);
    const id = await askBasket(sam.person, 'ask-1');
    shop.setNow(cutOff);
    expect((await approve(rik.person, id, 'late')).body.code).toMatch(/^approval\.(lapsed|not_waiting)$/);
    const waiting = (await shop.decoded()).filter(({ event }) => event.type === 'BasketApprovalAsked');
    for (const event of waiting)
      for (const policy of shop.main.api.policies) if (policy.name === 'lapseApproval') await policy.react(event);
    await until('the asker is told', () => mailsTo('sam01').length === 1);
    expect(readable(mailsTo('sam01')[0]?.raw ?? '')).toContain('Niemand keurde je bestelling');
    expect((await stateOf(id)).status).toBe('kept');
    expect((await eventsOf(id)).filter((type) => type === 'BasketApprovalLapsed')).toHaveLength(1);
  });

  test('cannot result from a change of an order within the limit, while a reduction is accepted', async () => {
    const { person } = await join('lies1', '204126', ['order', 'see_prices'], 21_500);
    await fill(person);
    const placed = await person('POST', '/api/basket/checkout', { extra_emails: [] });
    expect(placed.status).toBe(201);
    const change = (action: string, input: object = {}) =>
      person('POST', `/api/pending_order/${String(placed.body['order_number'])}/${action}`, input);
    await change('startChanges');
    await change('updateline', { article_number: '100001', quantity: 21 });
    expect(await change('submitChanges')).toMatchObject({ status: 409, body: { code: 'approval.above_limit' } });
    await change('updateline', { article_number: '100001', quantity: 19 });
    expect(await change('submitChanges')).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('cannot be changed to other articles of the same amount after approval', async () => {
    const boss = await join('ria01', '204127', ['approve'], null);
    const { person } = await join('tom01', '204127', ['order', 'see_prices'], 20_000);
    const id = await askBasket(person, 'ask-1');
    const placed = await approve(boss.person, id, 'approve-1');
    expect(placed.status).toBe(201);
    const change = (action: string, input: object = {}) =>
      person('POST', `/api/pending_order/${String(placed.body['order_number'])}/${action}`, input);
    await change('startChanges');
    await change('updateline', { article_number: '100001', quantity: 18 });
    await change('updateline', { article_number: '100002', quantity: 1 });
    expect(await change('submitChanges')).toMatchObject({ status: 409, body: { code: 'approval.above_limit' } });
    await change('updateline', { article_number: '100002', quantity: 0 });
    await change('updateline', { article_number: '100001', quantity: 19 });
    expect(await change('submitChanges')).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('is sent for approval by the form without script, also as an add-on', async () => {
    const boss = await join('boss2', '204128', ['approve'], null);
    const { person } = await join('form1', '204128', ['order', 'see_prices'], 20_000);
    const press = (event: 'checkout' | 'approval', more: Readonly<Record<string, string>> = {}) =>
      person(
        'POST',
        '/api/basket-page/form',
        new URLSearchParams({ form_submit: '1', has_validated: '1', script: '0', submit_event: event, ...more }),
      );
    await fill(person);
    expect((await press('checkout')).body['location']).toContain('problem=approval.needed');
    const answer = await press('approval', { po_number: 'WK11' });
    const [, id = ''] = /asked=([\da-f-]+)/.exec(String(answer.body['location'])) ?? [];
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting' });
    const { body: order } = await approve(boss.person, id, 'form-order');
    const main = String(order['order_number']);

    await person('PUT', '/api/basket/items', { 100002: 21 });
    expect(await person('POST', '/api/basket/kind', { kind: 'extra', main_order: main })).toMatchObject({
      status: 200,
    });
    expect((await press('checkout')).body['location']).toContain('problem=approval.needed');
    const more = await press('approval');
    const [, extra = ''] = /asked=([\da-f-]+)/.exec(String(more.body['location'])) ?? [];
    const { status, body } = await approve(boss.person, extra, 'form-extra');
    expect(status).toBe(201);
    const placed = (await shop.decoded()).find(({ streamId }) => streamId === `order-${String(body['order_number'])}`);
    expect(placed?.event.data).toMatchObject({ approvedBy: boss.userId, mainOrder: main, basketId: extra });
  });

  test('is rejected when no approver has a sufficient limit', async () => {
    const eva = await join('eva01', '204121', ['order', 'approve', 'see_prices'], 20_000);
    await join('low01', '204121', ['approve'], 21_499);
    await fill(eva.person);
    expect(await send(eva.person, 'ask-1')).toMatchObject({ status: 422, body: { code: 'approval.no_approver' } });
    await join('high01', '204121', ['approve'], 21_500);
    expect(await send(eva.person, 'ask-2')).toMatchObject({ status: 201 });
  });
});

describe('an approver', () => {
  test('places the order once, and a simultaneous approver reads its order number', async () => {
    await join('ann01', '204122', ['approve'], null);
    await join('ben01', '204122', ['approve'], null);
    const asker = await join('cis01', '204122', ['order', 'see_prices'], 0);
    const id = await askBasket(asker.person, 'ask-1');
    const people = await Promise.all([logIn(url, 'ann01'), logIn(other, 'ben01')]);
    const answers = await Promise.all(people.map((person, at) => approve(person, id, `approve-${at}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'basket.already_ordered',
      parameters: { order_number: answers.find(({ status }) => status === 201)?.body['order_number'] },
    });
    expect((await eventsOf(id)).filter((type) => type === 'BasketCheckedOut')).toHaveLength(1);
  });

  test('cannot approve for a user without order right, an unlinked user or a suspended customer', async () => {
    const boss = await join('boss1', '204123', ['approve'], null);
    const asker = await join('dirk1', '204123', ['order', 'see_prices'], 0);
    const id = await askBasket(asker.person, 'ask-1');
    const grant = (rights: readonly CustomerRight[]) =>
      shop.main.api.changeRights(asker.userId, { customerNumber: '204123', rights, orderLimitCents: 0 });
    await grant(['see_prices']);
    expect((await approve(boss.person, id, 'a1')).body.code).toBe('approval.asker_may_not_order');
    await grant(['order', 'see_prices']);
    await shop.main.api.suspendCustomer('204123', 'unpaid_invoices');
    expect((await approve(boss.person, id, 'a2')).body.code).toBe('customer.suspended');
    await shop.main.api.reactivateCustomer('204123', 'examined');
    await shop.main.api.unlinkCustomer(asker.userId, '204123');
    expect((await approve(boss.person, id, 'a3')).body.code).toBe('approval.asker_may_not_order');
    expect((await boss.person('POST', `/api/approvals/${id}/send-back`, { reason: 'Weg' })).status).toBe(204);
  });

  test('loses the right at once, and cannot decide on baskets of other customers', async () => {
    const asker = await join('emma1', '204124', ['order', 'see_prices'], 0);
    const keeper = await join('finn1', '204124', ['approve'], null);
    const stranger = await join('gust1', '204125', ['order', 'approve', 'see_prices'], null);
    await asker.person('PUT', '/api/basket/items', { 100001: 20 });
    await asker.person('GET', `/basket/confirm/${friday}`);
    const id = String((await send(asker.person, 'ask-1')).body['basket_id']);
    for (const path of ['approve', 'send-back', 'withdraw'])
      expect(
        (
          await stranger.person('POST', `/api/approvals/${id}/${path}`, {
            ...(path === 'approve' ? { shown: '', amount_to_pay: 1 } : {}),
            ...(path === 'send-back' ? { reason: 'x' } : {}),
          })
        ).body.code,
      ).toBe('basket.not_found');
    await shop.main.api.changeRights(keeper.userId, {
      customerNumber: '204124',
      rights: ['order'],
      orderLimitCents: null,
    });
    expect((await approve(keeper.person, id, 'a1')).status).toBe(403);
    expect((await stateOf(id)).status).toBe('awaiting');
  });
});
