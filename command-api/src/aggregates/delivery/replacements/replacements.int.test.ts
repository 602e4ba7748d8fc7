import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { deliveryEvents } from '@talloor/events/delivery/events.ts';
import { deliveryWay } from '../../../testing/deliveryWay.ts';
import { logIn, password, visit, type Person } from '../../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../../testing/testShop.ts';
import { withErpNumbers } from './withErpNumbers.ts';
import type { JudgedReplacement } from './withheldOf.ts';

const [evening, hour, night] = ['2026-03-12T17:00:00.000Z', '2026-03-12T21:00:00.000Z', '2026-03-12T21:30:00.000Z'];
let shop: TestShop;
let lotte: Person;
let support: Person;
let sara: Person;
let visitor: Person;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null, 100003: null });
  const userId = await shop.main.api.registerAccount({
    username: 'lotte',
    password,
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: 'lotte@talloor.example',
    language: 'nl',
    roles: ['customer'],
    customers: ['204118'],
  });
  const rights = ['order', 'portal', 'see_prices'] as const;
  await shop.main.api.changeRights(userId, { customerNumber: '204118', rights: [...rights], orderLimitCents: null });
  lotte = await logIn(shop.main.url, 'lotte');
  await shop.main.api.registerAccount({
    username: 'support',
    password,
    firstName: 'Nele',
    lastName: 'Dhondt',
    email: 'support@talloor.example',
    language: 'nl',
    roles: ['sales-support'],
    customers: [],
  });
  support = await logIn(shop.main.url, 'support');
  sara = await shop.signIn('sara', ['204119']);
  visitor = await visit(shop.main.url);
});
afterAll(() => shop.close());
beforeEach(() => shop.setNow(start));

let sequence = 0;
const next = () => `replacement-${++sequence}`;

async function orderPicked(delivery: string, choice: 'replace' | 'ask' | 'never') {
  shop.setNow(start);
  await lotte('POST', '/api/order-settings', { replacements: choice }, next());
  await lotte('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
  await lotte('POST', `/api/basket/confirm/${friday}`, {}, next());
  const placed = await lotte('POST', '/api/basket/checkout', { po_number: '', message: '' }, next());
  const orderNumber = String(placed.body['order_number']);
  shop.setNow(new Date(evening));
  const [scheduled, picked, dispatched] = deliveryWay(delivery, orderNumber, 15);
  const report = (message: object) => shop.main.api.reportDelivery(deliveryMessage.parse(message));
  await report(scheduled ?? {});
  const replacement = { article_number: '100003', quantity: 5, replaces: 5, price: 9.5 };
  const lines = [
    { line_id: '1', article_number: '100001', delivered: 20 },
    { line_id: '2', article_number: '100002', delivered: 15, replacements: [replacement] },
  ];
  const outcome = await report({ ...picked, at: '2026-03-12T16:40:00Z', lines });
  return { orderNumber, told: outcome, dispatch: () => report({ ...dispatched, at: '2026-03-12T20:00:00Z' }) };
}
const lastPicked = async (delivery: string) => {
  const events = (await shop.decoded()).filter(({ streamId }) => streamId === `delivery-${delivery}`);
  const picked = events.map(({ event }) => event).findLast(({ type }) => type === 'DeliveryPicked');
  if (!picked) throw new Error('nothing was picked');
  return {
    types: events.map(({ event }) => event.type),
    lines: deliveryEvents.DeliveryPicked.schema.parse(picked.data).lines,
  };
};
const tokenIn = (delivery: string) => {
  const mail = shop.mails.findLast(({ messageId }) => messageId.startsWith(`replacement-${delivery}-`));
  return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const open = (token: string) => visitor('POST', '/api/replacement/open', { token }, next());
const answerLink = (token: string, accepted: boolean, line = '3') =>
  visitor('POST', '/api/replacement/answer', { token, answers: [{ line_id: line, accepted }] }, next());

describe('a replacement for a short line', () => {
  test('is delivered or withheld as the customer chose, and the ERP reads the outcome', async () => {
    const { told: firstOutcome } = await orderPicked('910', 'replace');
    expect(firstOutcome).toMatchObject({ kind: 'applied', withheld: [] });
    expect((await lastPicked('910')).lines).toMatchObject([{}, { replaced: 5, short: 0 }, { lineId: '3' }]);
    const { told: outcome } = await orderPicked('911', 'never');
    expect(outcome).toMatchObject({ kind: 'applied', withheld: [{ line_id: '2', outcome: 'never' }] });
    await shop.pool.query(`update catalogue.products set erp_number = 'Art/3' where article_number = '100003'`);
    const { withheld } = outcome as { readonly withheld: readonly JudgedReplacement[] };
    expect(await withErpNumbers(shop, withheld)).toMatchObject([
      { article_number: '100003', article_erp_number: 'Art/3' },
    ]);
    expect((await lastPicked('911')).lines).toMatchObject([{}, { replaced: 0, short: 5 }]);
  });

  test('follows the choice per article in the basket, and per order afterwards', async () => {
    shop.setNow(start);
    await lotte('POST', '/api/order-settings', { replacements: 'replace' }, next());
    await lotte('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
    const choose = (article: string, choice: string | null) =>
      lotte('POST', '/api/basket/replacements', { article_number: article, choice }, next());
    expect((await choose('100002', 'never')).status).toBe(200);
    expect((await choose('100001', 'ask')).status).toBe(200);
    expect((await choose('100001', 'maybe')).status).toBe(400);
    await lotte('POST', `/api/basket/confirm/${friday}`, {}, next());
    const { body } = await lotte('POST', '/api/basket/checkout', { po_number: '', message: '' }, next());
    const orderNumber = String(body['order_number']);
    const events = (await shop.decoded()).filter(({ streamId }) => streamId === `order-${orderNumber}`);
    expect(events[0]?.event.data).toMatchObject({
      lines: [
        { articleNumber: '100001', replacement: 'ask' },
        { articleNumber: '100002', replacement: 'never' },
      ],
    });
    const path = `/api/pending_order/${orderNumber}/lineReplacement`;
    const change = async () => (await lotte('POST', `/api/pending_order/${orderNumber}/startChanges`, {}, next())).body;
    const lines = [
      { line_id: '1', replacement: 'ask', allocated_quantity: 20 },
      { line_id: '2', replacement: 'never', allocated_quantity: 20 },
    ];
    await shop.runPolicies(shop.main.api);
    expect(await change()).toMatchObject({ lines });
    const choiceRequest = { article_number: '100001', choice: null };
    expect(await sara('POST', path, choiceRequest, next())).toMatchObject({ status: 404 });
    expect(await lotte('POST', path, choiceRequest, next())).toMatchObject({ status: 200, body: choiceRequest });
    expect(await change()).toMatchObject({ lines: [{ replacement: null }, { replacement: 'never' }] });
    await lotte('POST', `/api/pending_order/${orderNumber}/cancelChanges`, {}, next());
    shop.setNow(new Date(evening));
    expect(await lotte('POST', path, { ...choiceRequest, choice: 'never' }, next())).toMatchObject({
      status: 409,
      body: { code: 'order.closed' },
    });
  });

  test('is asked by mail with a link that needs no login, and answered once', async () => {
    const { orderNumber, told: outcome } = await orderPicked('912', 'ask');
    expect(outcome).toMatchObject({ withheld: [{ outcome: 'asked', answer_until: hour }] });
    await shop.runPolicies(shop.main.api);
    await shop.runPolicies((await shop.startProcess()).api);
    const mails = shop.mails.filter(({ messageId }) => messageId.startsWith('replacement-912-'));
    expect(mails).toMatchObject([{ to: ['lotte@talloor.example'], language: 'nl' }]);
    expect(mails[0]?.subject).toBe(`Mogen we iets vervangen in je bestelling ${orderNumber}?`);
    const token = tokenIn('912');
    expect(mails[0]?.html).toContain(`https://winkel.example/vervanging?token=${token}`);
    expect((await open(token)).body).toMatchObject({
      order_number: orderNumber,
      status: 'waiting',
      replacements: [{ line_id: '3', ordered: { quantity: 5 }, instead: { article_number: '100003', total: 47.5 } }],
    });
    expect((await open(`${token}x`)).body).toMatchObject({ code: 'replacement.link_invalid' });
    expect((await answerLink(token, true, '9')).body).toMatchObject({ code: 'replacement.incomplete' });
    expect(await answerLink(token, true)).toMatchObject({ status: 200, body: { status: 'answered' } });
    expect((await lastPicked('912')).lines).toMatchObject([{}, { replaced: 5, short: 0 }, { lineId: '3' }]);
    expect(await answerLink(token, true)).toMatchObject({ status: 200 });
    expect(await answerLink(token, false)).toMatchObject({ status: 409, body: { code: 'replacement.answered' } });
    expect((await open(token)).body).toMatchObject({ status: 'answered', replacements: [{ accepted: true }] });
    const { types } = await lastPicked('912');
    expect(types.filter((type) => type === 'DeliveryReplacementAnswered')).toHaveLength(1);
  });

  test('is asked until the hour that the office agreed with the customer, which users cannot set', async () => {
    const path = '/api/office/customers/204118/order-settings';
    const agree = (hour: string) => support('POST', path, { answer_hour: hour, reason: 'asked_by_customer' }, next());
    for (const hour of ['24:00', '16:59']) expect(await agree(hour)).toMatchObject({ status: 400 });
    expect(await lotte('POST', '/api/order-settings', { answer_hour: '20:00' }, next())).toMatchObject({ status: 400 });
    expect(await agree('20:00')).toMatchObject({ status: 200, body: { replacements: 'ask', answer_hour: '20:00' } });
    const { told: outcome } = await orderPicked('918', 'ask');
    expect(outcome).toMatchObject({ withheld: [{ outcome: 'asked', answer_until: '2026-03-12T19:00:00.000Z' }] });
    await agree('22:00');
  });

  test('can be refused by a signed-in user of its customer only', async () => {
    const { orderNumber } = await orderPicked('913', 'ask');
    const path = `/api/pending_order/${orderNumber}/replacement`;
    expect(await lotte('GET', path)).toMatchObject({ status: 200, body: { status: 'waiting' } });
    expect(await sara('GET', path)).toMatchObject({ status: 404 });
    const answers = [{ line_id: '3', accepted: false }];
    expect(await sara('POST', path, { answers }, next())).toMatchObject({ status: 404 });
    expect(await lotte('POST', path, { answers }, next())).toMatchObject({
      status: 200,
      body: { status: 'answered', replacements: [{ accepted: false }] },
    });
    expect((await lastPicked('913')).lines).toMatchObject([{}, { replaced: 0, short: 5 }]);
  });

  test('lapses at the answer hour, once over all processes', async () => {
    await orderPicked('914', 'ask');
    await shop.runPolicies(shop.main.api);
    const token = tokenIn('914');
    shop.setNow(new Date(hour));
    expect(await answerLink(token, true)).toMatchObject({ status: 409, body: { code: 'replacement.too_late' } });
    expect((await open(token)).body).toMatchObject({ status: 'lapsed' });
    shop.setNow(new Date(night));
    const other = await shop.startProcess();
    await Promise.all([shop.runPolicies(shop.main.api), shop.runPolicies(other.api)]);
    await shop.runPolicies(other.api);
    const { types, lines } = await lastPicked('914');
    expect(types).toEqual([
      'DeliveryScheduled',
      'DeliveryPicked',
      'DeliveryReplacementAsked',
      'DeliveryReplacementMailSent',
      'DeliveryReplacementLapsed',
      'DeliveryPicked',
    ]);
    expect(lines).toMatchObject([{}, { replaced: 0, short: 5, withheld: [{ why: 'unanswered', answerUntil: hour }] }]);
  });

  test('lapses at departure', async () => {
    const { dispatch } = await orderPicked('915', 'ask');
    shop.setNow(new Date('2026-03-12T20:00:00Z'));
    expect(await dispatch()).toMatchObject({ kind: 'applied' });
    const { types } = await lastPicked('915');
    expect(types.slice(-3)).toEqual(['DeliveryReplacementLapsed', 'DeliveryPicked', 'DeliveryDispatched']);
  });
});
