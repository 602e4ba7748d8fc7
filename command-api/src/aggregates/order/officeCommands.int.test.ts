import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { deliveryWay } from '../../testing/deliveryWay.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { logIn, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let lotte: Person;
let support: Person;
let key = '';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], { 100001: null, 100003: 90 });
  lotte = await shop.signIn('annuleert', ['204118']);
  const office = {
    password: 'Welkom-2026',
    firstName: 'Nele',
    lastName: 'Dhondt',
    language: 'nl',
    customers: [],
  } as const;
  const register = shop.main.api.registerAccount;
  await register({ ...office, username: 'support', email: 'support@talloor.example', roles: ['sales-support'] });
  await register({ ...office, username: 'beheer', email: 'beheer@talloor.example', roles: ['admin'] });
  support = await logIn(shop.main.url, 'support');
  const beheer = await logIn(shop.main.url, 'beheer');
  const createdKey = await beheer('POST', '/api/office/apiKeys', {
    name: 'ERP Gent',
    subjects: ['orders', 'deliveries'],
  });
  key = String(createdKey.body['secret']);
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(start));

let sequence = 0;
async function placed(): Promise<string> {
  await lotte('PUT', '/api/basket/items', { 100001: 20, 100003: 5 });
  await lotte('GET', `/basket/confirm/${friday}`);
  const { body } = await lotte('POST', '/api/basket/checkout', { po_number: 'WK11' }, `acts-${++sequence}`);
  return String(body['order_number']);
}
const cancel = (order: string) => lotte('POST', `/api/pending_order/${order}/cancelOrder`, { reason: 'wrong_date' });
const byOffice = (order: string, act: string, body: object) =>
  support('POST', `/api/office/orders/${order}/${act}`, body);
async function byErp(body: object, secret = key) {
  const answer = await fetch(`${shop.main.url}/erp/v1/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const stock = async () => {
  const { rows } = await shop.pool.query<{ available: number }>(
    "select available::float8 from catalogue.stock where article_number = '100003'",
  );
  return rows[0]?.available;
};
const eventsOf = async (order: string) =>
  (await shop.decoded()).filter(({ streamId }) => streamId === `order-${order}`);

test('a cancelled order releases its stock and is mailed once, also when the cancellation is repeated', async () => {
  const shelf = await stock();
  const order = await placed();
  expect(await stock()).toBe(Number(shelf) - 5);
  expect(await cancel(order)).toMatchObject({ status: 200, body: { order_number: order } });
  expect(await cancel(order)).toMatchObject({ status: 200 });
  await shop.runPolicies(shop.main.api);
  await shop.runPolicies(shop.main.api);
  expect(await stock()).toBe(shelf);
  const types = (await eventsOf(order)).map(({ event }) => event.type);
  expect(types.filter((type) => type === 'OrderCancelled')).toHaveLength(1);
  expect(shop.mails.filter(({ subject }) => subject === `Geannuleerd: je bestelling ${order}`)).toHaveLength(1);
  expect(await lotte('POST', `/api/pending_order/${order}/startChanges`, {})).toMatchObject({
    status: 409,
    body: { code: 'order.cancelled' },
  });
});

test('the office can cancel an order after the deadline, when the customer no longer can', async () => {
  const order = await placed();
  shop.setNow(new Date('2026-03-11T16:00:00Z'));
  expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'order.closed' } });
  expect(await byOffice(order, 'cancel', {})).toMatchObject({ status: 400 });
  expect(await byOffice(order, 'cancel', { reason: 'asked_by_customer' })).toMatchObject({ status: 200 });
  const last = (await eventsOf(order)).at(-1);
  expect(last).toMatchObject({
    event: { type: 'OrderCancelled', data: { reason: 'asked_by_customer' } },
    metadata: { actorRole: 'sales-support', customerNumber: '204118', channel: 'office' },
  });
  expect(last?.metadata.onBehalfOf).not.toBeNull();
});

test('a change and a cancellation during the sending of a confirmation each get their own mail', async () => {
  const order = await placed();
  const change = (action: string, body: object = {}) => lotte('POST', `/api/pending_order/${order}/${action}`, body);
  const meanwhile = [
    async () => {
      await change('startChanges');
      await change('updateline', { article_number: '100001', quantity: 24 });
      expect((await change('submitChanges')).status).toBe(200);
    },
    async () => {
      await cancel(order);
    },
  ];
  const subjects: string[] = [];
  const mailer: Mailer = {
    send: async ({ subject }) => {
      if (!subject.includes(order)) return;
      subjects.push(subject);
      await meanwhile.shift()?.();
    },
  };
  const { api } = await shop.startProcess(undefined, mailer);
  await shop.runPolicies(api);
  expect(subjects).toEqual([
    expect.stringContaining(`bestelling ${order}`),
    `Je bestelling ${order} is gewijzigd`,
    `Geannuleerd: je bestelling ${order}`,
  ]);
  await shop.runPolicies(api);
  expect(subjects).toHaveLength(3);
});

test('a locked order rejects the customer’s changes until the unlock, and keeps the draft', async () => {
  const order = await placed();
  const change = (action: string, body: object = {}) => lotte('POST', `/api/pending_order/${order}/${action}`, body);
  await change('startChanges');
  await change('updateline', { article_number: '100001', quantity: 24 });
  expect(await byOffice(order, 'lock', { reason: 'checking_prices', until: null })).toMatchObject({ status: 200 });
  for (const action of ['startChanges', 'submitChanges', 'cancelOrder'])
    expect(await change(action)).toMatchObject({ status: 409, body: { code: 'order.locked' } });
  expect(await byErp({ kind: 'unlock', order_number: order })).toMatchObject({ body: { applied: true } });
  expect(await change('startChanges')).toMatchObject({ status: 200, body: { changes: 1 } });
  expect(await change('submitChanges')).toMatchObject({ status: 200, body: { version: 2 } });
});

test('the ERP locks an order with a given reason, or with the reason “in preparation”', async () => {
  const order = await placed();
  const lock = (lockDetails: object) => byErp({ kind: 'lock', order_number: order, ...lockDetails });
  expect(await lock({ reason: 'checking_stock' })).toMatchObject({ body: { applied: true } });
  expect(await lock({ reason: 'checking_stock' })).toMatchObject({ body: { applied: false } });
  await lock({});
  const locks = (await eventsOf(order)).filter(({ event }) => event.type === 'OrderLocked');
  expect(locks.map(({ event }) => event.data)).toEqual([
    { lockedBy: 'erp', reason: 'checking_stock', until: null },
    { lockedBy: 'erp', reason: 'in_preparation', until: null },
  ]);
  expect(await lock({ reason: 'nonsense' })).toMatchObject({ status: 400 });
});

test('the office can extend the deadline of an order, also after the deadline, but not shorten it', async () => {
  const order = await placed();
  shop.setNow(new Date('2026-03-11T16:30:00Z'));
  const until = '2026-03-11T18:00:00.000Z';
  expect(await byOffice(order, 'extendDeadline', { reason: 'our_mistake', until })).toMatchObject({ status: 200 });
  expect(await lotte('POST', `/api/pending_order/${order}/startChanges`, {})).toMatchObject({
    status: 200,
    body: { changeable_until: Date.parse(until) / 1000 },
  });
  expect(
    await byOffice(order, 'extendDeadline', { reason: 'our_mistake', until: '2026-03-11T17:00:00Z' }),
  ).toMatchObject({
    status: 422,
    body: { code: 'order.deadline_not_later' },
  });
});

test('an ERP restriction of a line is shown with the order and limits the customer’s changes', async () => {
  const order = await placed();
  const change = (action: string, body: object = {}) => lotte('POST', `/api/pending_order/${order}/${action}`, body);
  const { body: startAnswer } = await change('startChanges');
  const lines = startAnswer['lines'] as { line_id: string; product: { article_number: string } }[];
  const lineId = lines.find((line) => line.product.article_number === '100001')?.line_id;
  const restrict = (update: boolean, reason = 'ordered_at_supplier') =>
    byErp({
      kind: 'restrict',
      order_number: order,
      line_id: lineId,
      update_indicator: update,
      decrease_indicator: false,
      increase_indicator: true,
      reason,
    });
  expect(await restrict(true)).toMatchObject({ status: 200, body: { applied: true } });
  expect(await restrict(true)).toMatchObject({ status: 200, body: { applied: false } });
  const set = (quantity: number) => change('updateline', { article_number: '100001', quantity });
  expect(await set(10)).toMatchObject({ status: 422, body: { code: 'basket.error.minimum_order' } });
  const { body } = await set(24);
  const shownLine = (body['lines'] as { line_id: string }[]).find((line) => line.line_id === lineId);
  expect(shownLine).toMatchObject({ original_quantity: 20, decrease_indicator: false, increase_indicator: true });
  await restrict(false);
  expect(await set(26)).toMatchObject({ status: 422, body: { code: 'item.already_ordered' } });
  await restrict(false, 'in_preparation');
  expect(await set(26)).toMatchObject({ status: 422, body: { code: 'item.quantity_fixed' } });
  expect(await change('cancelOrder')).toMatchObject({
    status: 409,
    body: { code: 'order.lines_fixed', parameters: { articles: 'Artikel 100001' } },
  });
  expect(await change('submitChanges')).toMatchObject({ status: 422, body: { code: 'basket.faulty_lines' } });
  const { body: draft } = await change('startChanges');
  const fixed = (draft['lines'] as { line_id: string }[]).find((line) => line.line_id === lineId);
  expect(fixed).toMatchObject({ update_indicator: false, fixed_because: 'in_preparation' });
  expect(await set(20)).toMatchObject({ status: 200, body: { changes: 0, basket: { is_valid: true } } });
  expect(await byOffice(order, 'cancel', { reason: 'mistake' })).toMatchObject({ status: 200 });
  expect(await byErp({ kind: 'unlock', order_number: order }, 'nonsense')).toMatchObject({ status: 401 });
});

test('an office correction after the deadline is judged by the rules, updates stock and mail, and leaves the order closed', async () => {
  const order = await placed();
  await shop.runPolicies(shop.main.api);
  const shelf = Number(await stock());
  shop.setNow(new Date('2026-03-11T16:30:00Z'));
  expect(await lotte('POST', `/api/pending_order/${order}/startChanges`, {})).toMatchObject({ status: 409 });
  const changedLines = [{ article_number: '100003', quantity: 8 }];
  const preview = await byOffice(order, 'previewCorrection', { wishes: changedLines });
  expect(preview).toMatchObject({ status: 200, body: { version: 1, changes: 1, hold: null } });
  const { amount_to_pay: amount } = preview.body['basket'] as { amount_to_pay: number };
  const correction = { reason: 'our_mistake', wishes: changedLines, version: 1, amount_to_pay: amount };
  expect(await lotte('POST', `/api/office/orders/${order}/correct`, correction)).toMatchObject({ status: 403 });
  expect(await byOffice(order, 'correct', { ...correction, reason: 'because' })).toMatchObject({ status: 400 });
  expect(await byOffice(order, 'correct', { ...correction, amount_to_pay: 1 })).toMatchObject({
    status: 409,
    body: { code: 'order.changed' },
  });
  const unavailableCorrection = {
    ...correction,
    amount_to_pay: undefined,
    wishes: [{ article_number: '100003', quantity: 999 }],
  };
  expect(await byOffice(order, 'correct', unavailableCorrection)).toMatchObject({
    status: 422,
    body: { code: 'basket.error.max_available_stock', parameters: { article_number: '100003' } },
  });
  expect(await byOffice(order, 'correct', correction)).toMatchObject({
    status: 200,
    body: {
      version: 2,
      lines: [{ article_number: '100003', original_quantity: 5, quantity: 8 }],
      amount_to_pay: amount,
    },
  });
  await shop.runPolicies(shop.main.api);
  expect(await stock()).toBe(shelf - 3);
  const submitted = (await eventsOf(order)).find(({ event }) => event.type === 'OrderModificationSubmitted');
  expect(submitted).toMatchObject({
    event: { data: { reason: 'our_mistake', submittedAt: '2026-03-11T16:30:00.000Z' } },
    metadata: { actorRole: 'sales-support', customerNumber: '204118', channel: 'office' },
  });
  expect(submitted?.metadata.onBehalfOf).not.toBeNull();
  const [mail] = shop.mails.filter(({ subject }) => subject === `Je bestelling ${order} is aangepast`);
  expect(mail?.text).toContain('in jouw naam aangepast: een vergissing van ons');
  expect(mail?.text).toMatch(/Wat er anders is\n- .*\(100003\): 5 → 8 st\n/);
  expect(await byOffice(order, 'correct', correction)).toMatchObject({ status: 409, body: { code: 'order.changed' } });
});

test('a user keeps hold and draft during an office correction, and gets a conflict only for the corrected line', async () => {
  const order = await placed();
  const change = (action: string, body: object = {}) => lotte('POST', `/api/pending_order/${order}/${action}`, body);
  await change('startChanges');
  await change('updateline', { article_number: '100001', quantity: 24 });
  const correct = (version: number, changedLines: object[]) =>
    byOffice(order, 'correct', { reason: 'asked_by_customer', wishes: changedLines, version });
  const preview = await byOffice(order, 'previewCorrection', { wishes: [] });
  expect(preview).toMatchObject({ body: { hold: { name: expect.stringContaining('Lotte') } } });
  expect(await correct(1, [{ article_number: '100003', quantity: 7 }])).toMatchObject({ status: 200 });
  expect(await change('startChanges')).toMatchObject({ body: { version: 2, changes: 1, hold: { is_mine: true } } });
  expect(await correct(2, [{ article_number: '100001', quantity: 30 }])).toMatchObject({ status: 200 });
  const { body } = await change('startChanges');
  const conflicts = (body['lines'] as { conflict: object | null }[]).flatMap(({ conflict }) => conflict ?? []);
  expect(conflicts).toEqual([{ changed_by: null, is_by_office: true, version: 3 }]);
  expect(await change('submitChanges')).toMatchObject({ status: 409, body: { code: 'order.line_conflict' } });
  await change('updateline', { article_number: '100001', quantity: 24, version: 3 });
  expect(await change('submitChanges')).toMatchObject({ status: 200, body: { version: 4 } });
});

test('a colleague requests a held order, gets the hold after the release, and the holder’s draft stays', async () => {
  const order = await placed();
  const karim = await shop.signIn('vraagt', ['204118']);
  const other = await shop.signIn('elders', ['204119']);
  const at = (action: string) => `/api/pending_order/${order}/${action}`;
  await lotte('POST', at('startChanges'), {});
  await lotte('POST', at('updateline'), { article_number: '100001', quantity: 24 });
  expect(await karim('POST', at('startChanges'), {})).toMatchObject({ status: 409, body: { code: 'order.in_use' } });
  for (const action of ['hold', 'askForOrder'])
    expect(await other('POST', at(action), {})).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
  expect(await karim('POST', at('hold'), {})).toMatchObject({
    body: { hold: { is_mine: false }, asked: 'no', asks: [] },
  });
  expect(await karim('POST', at('askForOrder'), {})).toMatchObject({
    status: 200,
    body: { asked: 'waiting', asks: [] },
  });
  expect(await karim('POST', at('askForOrder'), {})).toMatchObject({ status: 200, body: { asked: 'waiting' } });
  const holdAnswer = await lotte('POST', at('hold'), {});
  expect(holdAnswer.body['asks']).toMatchObject([{ name: expect.any(String) }]);
  expect(await karim('POST', at('answerAsk'), { answer: 'release' })).toMatchObject({
    status: 409,
    body: { code: 'order.not_held' },
  });
  expect(await lotte('POST', at('answerAsk'), { answer: 'decline' })).toMatchObject({ body: { asks: [] } });
  expect(await karim('POST', at('hold'), {})).toMatchObject({ body: { asked: 'declined' } });
  expect(await lotte('POST', at('answerAsk'), { answer: 'release' })).toMatchObject({ body: { hold: null } });
  expect(await karim('POST', at('startChanges'), {})).toMatchObject({ body: { changes: 0, hold: { is_mine: true } } });
  await karim('POST', at('cancelChanges'), {});
  expect(await lotte('POST', at('startChanges'), {})).toMatchObject({ body: { changes: 1 } });
  const handoverRequests = (await eventsOf(order)).filter(({ event }) => event.type === 'OrderHandoverAsked');
  expect(handoverRequests).toHaveLength(1);
});

test('an office note is stored encrypted, and only the office can add a note', async () => {
  const order = await placed();
  expect(await byOffice(order, 'notes', { text: ' Belt Karim via de zijdeur ' })).toMatchObject({ status: 200 });
  expect(await byOffice(order, 'notes', { text: '  ' })).toMatchObject({ status: 400 });
  expect(await lotte('POST', `/api/office/orders/${order}/notes`, { text: 'x' })).toMatchObject({ status: 403 });
  const noteEvent = (await eventsOf(order)).find(({ event }) => event.type === 'OrderNoted');
  expect(noteEvent?.event.data).toMatchObject({ text: 'Belt Karim via de zijdeur', number: 1 });
  const { rows } = await shop.pool.query<{ stored: string }>(
    "select data::text as stored from event_store.events where type = 'OrderNoted'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.stored).not.toContain('Karim');
});

function deliveryOf(number: string, order: string, url = shop.main.url) {
  const [scheduled = {}] = deliveryWay(number, order);
  const picked = {
    message_id: `${number}-p`,
    delivery_number: number,
    kind: 'picked',
    at: '2026-03-12T19:00:00Z',
    lines: [
      { line_id: '1', article_number: '100001', delivered: 20 },
      { line_id: '2', article_number: '100003', delivered: 5 },
    ],
  };
  const report = async (message: object) => {
    const answer = await fetch(`${url}/erp/v1/deliveries`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
      body: JSON.stringify(message),
    });
    return (await answer.json()) as { applied: number; errors: { code: string }[] };
  };
  return { schedule: () => report(scheduled), pick: () => report(picked) };
}
const picking = new Date('2026-03-12T19:30:00Z');

test('a picked order rejects cancellation, correction and deadline extension by the office', async () => {
  const order = await placed();
  const { schedule, pick } = deliveryOf('66108001', order);
  shop.setNow(picking);
  expect(await schedule()).toMatchObject({ applied: 1 });
  const changedLines = [{ article_number: '100003', quantity: 6 }];
  const preview = await byOffice(order, 'previewCorrection', { wishes: changedLines });
  expect(preview).toMatchObject({ status: 200 });
  expect(await pick()).toMatchObject({ applied: 1 });
  const until = '2026-03-12T20:00:00.000Z';
  for (const [act, body] of [
    ['cancel', { reason: 'asked_by_customer' }],
    ['correct', { reason: 'our_mistake', wishes: changedLines, version: 1 }],
    ['previewCorrection', { wishes: changedLines }],
    ['extendDeadline', { reason: 'our_mistake', until }],
  ] as const)
    expect(await byOffice(order, act, body)).toMatchObject({ status: 409, body: { code: 'order.being_delivered' } });
});

async function processInWhich(type: string, meanwhile: () => Promise<unknown>) {
  let isDone = false;
  const append: TestShop['store']['append'] = async (stream, expected, events) => {
    if (!isDone && events.some((event) => event.type === type)) {
      isDone = true;
      await meanwhile();
    }
    return shop.store.append(stream, expected, events);
  };
  return shop.startProcess(undefined, undefined, append);
}

test.each([
  ['cancel', { reason: 'asked_by_customer' }, 'OrderCancelled', 'delivery.order_cancelled'],
  [
    'extendDeadline',
    { reason: 'our_mistake', until: '2026-03-12T20:00:00.000Z' },
    'OrderDeadlineExtended',
    'delivery.order_open',
  ],
  [
    'correct',
    { reason: 'our_mistake', wishes: [{ article_number: '100003', quantity: 0 }], version: 1 },
    'OrderModificationSubmitted',
    'delivery.line_unknown',
  ],
] as const)(
  'picking and an office action (%s) at the same moment never both succeed',
  async (act, body, type, code) => {
    const path = (order: string) => `/api/office/orders/${order}/${act}`;
    const first = await placed();
    const second = await placed();
    shop.setNow(picking);
    const quick = deliveryOf(`6621${first}`, first);
    await quick.schedule();
    const slowOffice = await processInWhich(type, quick.pick);
    const clerk = await logIn(slowOffice.url, 'support');
    expect(await clerk('POST', path(first), body)).toMatchObject({
      status: 409,
      body: { code: 'order.being_delivered' },
    });
    expect((await eventsOf(first)).filter(({ event }) => event.type === 'OrderPickingBegun')).toHaveLength(1);
    expect((await eventsOf(first)).filter(({ event }) => event.type === type)).toEqual([]);
    const slowErp = await processInWhich('OrderPickingBegun', () => support('POST', path(second), body));
    const slow = deliveryOf(`6622${second}`, second, slowErp.url);
    await slow.schedule();
    expect(await slow.pick()).toMatchObject({ applied: 0, errors: [{ code }] });
    expect((await eventsOf(second)).map(({ event }) => event.type)).not.toContain('OrderPickingBegun');
  },
);
