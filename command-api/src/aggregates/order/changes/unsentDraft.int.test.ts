import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { closeOrder } from '../closeOrder/closeOrder.ts';
import { logIn, type Person } from '../../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../../testing/testShop.ts';

const deadline = '2026-03-11T16:00:00.000Z';
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120'], { 100001: null, 100003: 40 });
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(start));

let sequence = 0;
async function unsent(person: Person, customerNumber: string) {
  await person('PUT', '/api/basket/items', { 100001: 20, 100003: 5 });
  await person('GET', `/basket/confirm/${friday}`);
  const { body } = await person('POST', '/api/basket/checkout', { po_number: 'WK11' }, `unsent-${++sequence}`);
  const orderNumber = String(body['order_number']);
  await shop.runPolicies(shop.main.api);
  const call = (action: string, input: object = {}) =>
    person('POST', `/api/pending_order/${orderNumber}/${action}`, input, `unsent-${++sequence}`);
  await call('startChanges');
  await call('updateline', { article_number: '100001', quantity: 24 });
  const close = async () => {
    shop.setNow(new Date(deadline));
    await closeOrder(shop, { orderNumber, customerNumber, changeDeadline: deadline });
    await shop.runPolicies((await shop.startProcess()).api);
  };
  const story = async () =>
    (await shop.decoded()).filter(({ streamId }) => streamId === `order-${orderNumber}`).map(({ event }) => event);
  const mails = () => shop.mails.filter((mail) => mail.messageId.includes(`order-${orderNumber}-`));
  return { orderNumber, call, close, story, mails };
}

test('one mail an hour before the deadline lists the unsent changes, and the deadline drops the unsent draft', async () => {
  const lotte = await shop.signIn('wacht', ['204118']);
  const { orderNumber, close, story, mails } = await unsent(lotte, '204118');
  for (const [at, expectedSubjects] of [
    ['2026-03-11T14:59:00.000Z', []],
    ['2026-03-11T15:00:00.000Z', [`Nog niet doorgestuurd: je wijzigingen van bestelling ${orderNumber}`]],
    ['2026-03-11T15:30:00.000Z', [`Nog niet doorgestuurd: je wijzigingen van bestelling ${orderNumber}`]],
  ] as const) {
    shop.setNow(new Date(at));
    await shop.runPolicies(shop.main.api);
    const subjects = mails().map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Nog niet'))).toEqual(expectedSubjects);
  }
  const [mail] = mails().filter(({ subject }) => subject.startsWith('Nog niet'));
  expect(mail?.text).toContain('dan vervallen ze en blijft de bestelling zoals ze is');
  expect(mail?.text).toContain(`https://winkel.example/bestelling-wijzigen?order=${orderNumber}`);
  expect(mail?.text).toContain('20 st · → 24 st');
  await close();
  expect((await story()).slice(-2)).toMatchObject([
    { type: 'OrderModificationCancelled', data: { cause: 'deadline', refused: null } },
    { type: 'OrderClosedForChanges', data: { effectiveAt: deadline } },
  ]);
});

test('a draft marked for sending is submitted once at the deadline, with allocation and confirmation', async () => {
  const lotte = await shop.signIn('stuurt', ['204119']);
  const { orderNumber, call, close, story } = await unsent(lotte, '204119');
  for (const body of [{ unsent: 'drop' }, { unsent: 'send' }])
    expect(await call('unsentDraft', { choice: body.unsent })).toMatchObject({ status: 200, body });
  expect((await call('unsentDraft', { choice: 'wait' })).status).toBe(400);
  await close();
  await close();
  const events = await story();
  expect(events.filter(({ type }) => type === 'OrderModificationSubmitted')).toMatchObject([
    { data: { version: 2, cause: 'deadline', submittedAt: deadline, changed: [{ quantity: 24 }] } },
  ]);
  const after = events.slice(events.findIndex(({ type }) => type === 'OrderModificationSubmitted') + 1);
  expect(after.map(({ type }) => type)).toEqual([
    'OrderClosedForChanges',
    'OrderLinesAllocated',
    'OrderConfirmationSent',
  ]);
  expect(await call('unsentDraft', { choice: 'drop' })).toMatchObject({
    status: 409,
    body: { code: 'order.closed' },
  });
  expect(await lotte('POST', `/api/pending_order/${orderNumber}/startChanges`, {}, 'late')).toMatchObject({
    body: { code: 'order.closed' },
  });
});

test('a draft that the rules reject at the deadline is dropped, and a mail names the reason', async () => {
  const lotte = await shop.signIn('geweigerd', ['204120']);
  const { orderNumber, call, close, story, mails } = await unsent(lotte, '204120');
  await call('unsentDraft', { choice: 'send' });
  await shop.main.api.suspendCustomer('204120', 'openstaande facturen');
  await close();
  expect((await story()).find(({ type }) => type === 'OrderModificationCancelled')).toMatchObject({
    data: { refused: 'customer.suspended', wished: [{ articleNumber: '100001', previousQuantity: 20, quantity: 24 }] },
  });
  const refusals = mails().filter(({ subject }) => subject.startsWith('Niet doorgestuurd'));
  expect(refusals).toMatchObject([
    { subject: `Niet doorgestuurd: je wijzigingen van bestelling ${orderNumber}`, about: [expect.any(String)] },
  ]);
  expect(refusals[0]?.text).toContain('Dit klantnummer is opgeschort');
});

test('one new mail names the new deadline when the office extends an announced deadline', async () => {
  const amelie = await shop.signIn('langer', ['204118']);
  const { orderNumber, mails } = await unsent(amelie, '204118');
  const account = {
    password: 'Welkom-2026',
    firstName: 'Nele',
    lastName: 'Dhondt',
    language: 'nl',
    customers: [],
    roles: ['sales-support'],
  } as const;
  await shop.main.api.registerAccount({ ...account, username: 'support', email: 'support@talloor.example' });
  const support = await logIn(shop.main.url, 'support');
  const announced = () => mails().filter(({ subject }) => subject.startsWith('Nog niet'));
  shop.setNow(new Date('2026-03-11T15:10:00.000Z'));
  await shop.runPolicies(shop.main.api);
  expect(announced()).toHaveLength(1);
  const extension = { reason: 'our_mistake', until: '2026-03-11T18:00:00.000Z' };
  expect((await support('POST', `/api/office/orders/${orderNumber}/extendDeadline`, extension)).status).toBe(200);
  for (const [at, count] of [
    ['2026-03-11T16:30:00.000Z', 1],
    ['2026-03-11T17:00:00.000Z', 2],
    ['2026-03-11T17:30:00.000Z', 2],
  ] as const) {
    shop.setNow(new Date(at));
    await shop.runPolicies(shop.main.api);
    expect(announced()).toHaveLength(count);
  }
  expect(announced()[1]?.text).toContain('19:00');
});
