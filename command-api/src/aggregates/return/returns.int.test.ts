import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';
import { deliveryWay } from '../../testing/deliveryWay.ts';
import { logIn, password, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let lotte: Person;
let elsewhere: Person;
let support: Person;
const monday = new Date('2026-03-16T09:00:00Z');

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null });
  lotte = await shop.signIn('lotte', ['204118']);
  const other = await shop.startProcess();
  elsewhere = await logIn(other.url, 'lotte');
  await shop.main.api.registerAccount({
    username: 'support',
    password,
    firstName: 'Sam',
    lastName: 'Steun',
    email: 'support@talloor.example',
    language: 'nl',
    roles: ['sales-support'],
    customers: [],
  });
  support = await logIn(shop.main.url, 'support');
  for (const note of ['900', '901', '902']) await deliver(note);
});
afterAll(() => shop.close());

async function deliver(note: string): Promise<void> {
  shop.setNow(start);
  await lotte('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
  await lotte('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await lotte('POST', '/api/basket/checkout', { po_number: '', message: '' });
  expect(placed.status).toBe(201);
  shop.setNow(monday);
  for (const message of deliveryWay(note, String(placed.body['order_number'])))
    expect(await shop.main.api.reportDelivery(deliveryMessage.parse(message))).toMatchObject({ kind: 'applied' });
}

const body = (note: string, quantity: number, more: object = {}) => ({
  delivery_number: note,
  delivery_date: '2026-03-13',
  contact: { name: 'Lotte Vermeersch', email: 'lotte@bistrolindegaard.example' },
  lines: [{ article_number: '100001', quantity, reason: 'damaged', comment: 'Ingedeukt' }],
  ...more,
});
const eventsOf = async (stream: string) =>
  (await shop.decoded())
    .filter(({ streamId }) => streamId === stream)
    .map(({ event }) => event as DeliveryEvent | ReturnEvent);
const typesOf = async (stream: string) => (await eventsOf(stream)).map(({ type }) => type);

describe('a return', () => {
  test('passes from request to credit, with each step on its own stream, and the request, release and credit on the delivery’s stream', async () => {
    const returnAnswer = await lotte('POST', '/api/returns', body('900', 4));
    expect(returnAnswer).toMatchObject({ status: 201, body: { status: 'requested' } });
    const id = String(returnAnswer.body['return_id']);
    expect(id).toMatch(/^7\d{7}$/);
    const office = (act: string, input: object) => support('POST', `/api/office/returns/${id}/${act}`, input);
    expect(await office('collection', { day: '2026-03-17', reason: 'next_delivery' })).toMatchObject({
      status: 409,
      body: { code: 'return.not_accepted' },
    });
    expect(await office('accept', { reason: 'photo_shows_it' })).toMatchObject({ body: { status: 'accepted' } });
    expect(await office('collection', { day: '2026-03-15', reason: 'next_delivery' })).toMatchObject({
      body: { code: 'return.invalid_date' },
    });
    await office('collection', { day: '2026-03-17', reason: 'next_delivery' });
    expect(await office('credit', {})).toMatchObject({ body: { code: 'return.not_collected' } });
    const fetched = { day: '2026-03-16', lines: [{ line_id: '1', quantity: 3 }] };
    expect(await office('collected', fetched)).toMatchObject({ body: { status: 'collected' } });
    expect(await lotte('POST', `/api/returns/${id}/withdraw`, {})).toMatchObject({
      body: { code: 'return.collected' },
    });
    for (const time of [1, 2])
      expect([time, await office('credit', {})]).toMatchObject([time, { body: { status: 'credited' } }]);
    expect(await typesOf(`return-${id}`)).toEqual([
      'ReturnRequested',
      'ReturnAccepted',
      'ReturnCollectionPlanned',
      'ReturnCollected',
      'ReturnCredited',
    ]);
    expect((await typesOf('delivery-900')).slice(4)).toEqual([
      'DeliveryReturnRequested',
      'DeliveryReturnReleased',
      'DeliveryReturnCredited',
    ]);
    expect(await lotte('POST', '/api/returns', body('900', 18))).toMatchObject({
      status: 422,
      body: { code: 'return.quantity_exceeded', parameters: { left: 17 } },
    });
  });

  test('never exceeds the delivered quantity, also for concurrent requests in two processes', async () => {
    const answers = await Promise.all(
      [lotte, elsewhere, lotte, elsewhere].map((person) => person('POST', '/api/returns', body('901', 7))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body: { code } }) => code === 'return.quantity_exceeded')).toHaveLength(2);
    const requestEvents = (await eventsOf('delivery-901')).filter(({ type }) => type === 'DeliveryReturnRequested');
    expect(requestEvents).toHaveLength(2);
  });

  test('releases its quantity after a refusal or a withdrawal, so that the goods can be requested again', async () => {
    const first = await lotte('POST', '/api/returns', body('902', 20));
    expect(await lotte('POST', '/api/returns', body('902', 1))).toMatchObject({
      body: { code: 'return.nothing_left' },
    });
    await lotte('POST', `/api/returns/${String(first.body['return_id'])}/withdraw`, {});
    const second = await lotte('POST', '/api/returns', body('902', 20));
    expect(second.status).toBe(201);
    const path = `/api/office/returns/${String(second.body['return_id'])}/refuse`;
    expect(await support('POST', path, { reason: 'too_late', answer: 'De datum was al voorbij.' })).toMatchObject({
      body: { status: 'refused' },
    });
    expect(await lotte('POST', '/api/returns', body('902', 20))).toMatchObject({ status: 201 });
  });

  test('is rejected with a code for an unknown note, an unknown article, an invalid date or missing lines', async () => {
    expect(await lotte('POST', '/api/returns', body('999', 1))).toMatchObject({
      body: { code: 'delivery_note.not_found' },
    });
    expect(await lotte('POST', '/api/returns', body('900', 1, { delivery_date: '2026-13-01' }))).toMatchObject({
      body: { code: 'return.invalid_date' },
    });
    const lines = [{ article_number: '888888', quantity: 1, reason: 'recall' }];
    expect(await lotte('POST', '/api/returns', body('900', 1, { lines }))).toMatchObject({
      body: { code: 'return.unknown_article', parameters: { article: '888888' } },
    });
    expect(await lotte('POST', '/api/returns', body('900', 1, { lines: [] }))).toMatchObject({ status: 400 });
  });
});

test('the contact of a return gets one mail for each step', async () => {
  await shop.runPolicies(shop.main.api);
  await shop.runPolicies(shop.main.api);
  const mails = shop.mails.filter(
    ({ messageId, to }) => messageId.startsWith('return-') && to.includes('lotte@bistrolindegaard.example'),
  );
  const subjects = mails.map(({ subject }) => subject.replace(/\d{8}/, 'N'));
  expect(subjects.slice(0, 5)).toEqual([
    'We hebben je retouraanvraag N ontvangen',
    'Je retour N is aanvaard',
    'We halen je retour N op dinsdag 17/03/2026',
    'Je retour N is opgehaald',
    'Je retour N is gecrediteerd',
  ]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
  expect(mails[4]?.text).toContain('€\u00a031,80');
  expect(mails.every(({ about }) => about.length === 1)).toBe(true);
});

test('the mail of a credit names no amount to a user whose right to see prices was taken', async () => {
  await deliver('903');
  const { body: requested } = await lotte('POST', '/api/returns', body('903', 2));
  const id = String(requested['return_id']);
  const office = (act: string, input: object) => support('POST', `/api/office/returns/${id}/${act}`, input);
  await office('accept', { reason: 'photo_shows_it' });
  await office('collection', { day: '2026-03-17', reason: 'next_delivery' });
  await office('collected', { day: '2026-03-16', lines: [{ line_id: '1', quantity: 2 }] });
  const account = (await shop.decoded()).find(({ event }) => event.type === 'CustomerLinked');
  const userId = account?.streamId.replace('account-', '') ?? '';
  await shop.main.api.changeRights(userId, { customerNumber: '204118', rights: ['order'], orderLimitCents: null });
  await office('credit', {});
  shop.mails.length = 0;
  await shop.runPolicies(shop.main.api);
  const credit = shop.mails.find(({ subject }) => subject.includes(id) && subject.includes('gecrediteerd'));
  expect(credit?.text).not.toContain('€');
  await shop.main.api.changeRights(userId, { customerNumber: '204118', ...standardGrant });
});

test('the policy starts a requested return once, after a crash between the delivery’s stream and the return’s stream', async () => {
  const cutProcess = await shop.startProcess(undefined, undefined, (stream, ...otherArguments) => {
    if (stream.startsWith('return-')) throw new EventStoreUnavailable('cut');
    return shop.store.append(stream, ...otherArguments);
  });
  const person = await logIn(cutProcess.url, 'lotte');
  expect(await lotte('POST', '/api/delivery-note/return/900/2', {})).toMatchObject({
    body: { line_id: '2', returned: true, marked_lines: 1 },
  });
  const lines = [{ article_number: '100002', quantity: 2, reason: 'wrong_order' }];
  expect(await person('POST', '/api/returns', body('900', 1, { lines }))).toMatchObject({ status: 503 });
  const claimed = (await eventsOf('delivery-900')).findLast(({ type }) => type === 'DeliveryReturnRequested');
  if (claimed?.type !== 'DeliveryReturnRequested') throw new Error('no return was requested');
  const { returnId } = claimed.data;
  expect(await typesOf(`return-${returnId}`)).toEqual([]);
  await shop.runPolicies(shop.main.api);
  await shop.runPolicies(shop.main.api);
  expect((await typesOf(`return-${returnId}`)).filter((type) => type !== 'ReturnMailSent')).toEqual([
    'ReturnRequested',
  ]);
});

test('a user can request at most 60 returns an hour', () => {
  const limit = shop.main.api.limits.find(({ endpoint }) => endpoint === 'requestReturn');
  expect(limit).toMatchObject({ windowSeconds: 3600, perUser: 60, problem: 'request.rate_limited' });
});
