import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { logIn, password, type Answered, type Person } from '../../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../../testing/testShop.ts';

const customers = ['204118', '204119', '204120', '204121', '204122', '204123', '204124', '204125'];
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(customers, { 100001: null, 100002: null, 100003: 30, 100009: 10 });
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(start));

let sequence = 0;
const newKey = () => `change-${++sequence}`;
const after = (minutes: number) => shop.setNow(new Date(start.getTime() + minutes * 60_000));

async function placed(person: Person, items: Readonly<Record<string, number>> = { 100001: 20, 100003: 5 }) {
  await person('PUT', '/api/basket/items', items);
  await person('GET', `/basket/confirm/${friday}`);
  const { body } = await person('POST', '/api/basket/checkout', { po_number: 'WK11' }, newKey());
  const order = String(body['order_number']);
  const call = (caller: Person, action: string, input: object = {}, key = newKey()) =>
    caller('POST', `/api/pending_order/${order}/${action}`, input, key);
  return {
    order,
    call,
    start: (caller = person, input: object = {}) => call(caller, 'startChanges', input),
    set: (article: string, quantity: number, caller = person) =>
      call(caller, 'updateline', { article_number: article, quantity }),
    submit: (caller = person, input: object = {}, key = newKey()) => call(caller, 'submitChanges', input, key),
  };
}
const linesOf = ({ body }: Answered) =>
  Object.fromEntries(
    (body['lines'] as { product: { article_number: string }; quantity: number; original_quantity: number }[]).map(
      (line) => [line.product.article_number, [line.original_quantity, line.quantity]],
    ),
  );
const eventsOf = async (order: string) =>
  (await shop.decoded()).filter(({ streamId }) => streamId === `order-${order}`).map(({ event }) => event);
const stockOf = async (article: string) => {
  const { rows } = await shop.pool.query<{ available: number }>(
    'select available::float8 from catalogue.stock where article_number = $1',
    [article],
  );
  return rows[0]?.available;
};

test('an open order is changed line by line and submitted once, as one event with all lines, and the stock follows', async () => {
  const lotte = await shop.signIn('wijzigt', ['204118']);
  const { order, start: begin, set, submit } = await placed(lotte);
  const shelf = Number(await stockOf('100003'));
  expect(await begin()).toMatchObject({ status: 200, body: { version: 1, changes: 0, hold: { is_mine: true } } });
  await set('100001', 24);
  await set('100003', 0);
  const lastAnswer = await set('100002', 3);
  expect(linesOf(lastAnswer)).toEqual({ 100001: [20, 24], 100002: [0, 3], 100003: [5, 0] });
  expect(lastAnswer.body).toMatchObject({ changes: 3 });
  const asShown = {
    modification_id: lastAnswer.body['modification_id'],
    amount_to_pay: (lastAnswer.body['basket'] as { amount_to_pay: number }).amount_to_pay,
  };
  expect(await submit(lotte, { ...asShown, amount_to_pay: 1 })).toMatchObject({
    status: 409,
    body: { code: 'order.changed' },
  });
  const [first, second] = await Promise.all([submit(lotte, asShown), submit(lotte, asShown)]);
  for (const answer of [first, second])
    expect(answer).toMatchObject({ status: 200, body: { version: 2, amount_to_pay: asShown.amount_to_pay } });

  const events = await eventsOf(order);
  const submitted = events.filter((event) => event.type === 'OrderModificationSubmitted');
  expect(submitted).toHaveLength(1);
  expect(submitted[0]?.data).toMatchObject({
    lines: [
      { lineId: '1', articleNumber: '100001', quantity: 24 },
      { lineId: '10001', articleNumber: '100002', quantity: 3 },
    ],
  });
  expect(events.at(-1)).toMatchObject({ type: 'OrderLinesAllocated', data: { version: 2 } });
  expect(await stockOf('100003')).toBe(shelf + 5);
  const process = await shop.startProcess();
  await shop.runPolicies(process.api);
  expect(await stockOf('100003')).toBe(shelf + 5);
});

test('the first line update starts a draft without a start call, and resumes the kept draft after the hold expires', async () => {
  const lotte = await shop.signIn('begint', ['204118']);
  const karim = await shop.signIn('wachtend', ['204118']);
  const { order, call, set, submit } = await placed(lotte, { 100001: 20 });
  const first = await set('100001', 24);
  expect(first).toMatchObject({ status: 200, body: { version: 1, changes: 1, hold: { is_mine: true } } });
  expect((await eventsOf(order)).slice(-2)).toMatchObject([
    { type: 'OrderModificationStarted' },
    { type: 'OrderDraftLineChanged', data: { quantity: 24 } },
  ]);
  expect(await set('100001', 25, karim)).toMatchObject({ status: 409, body: { code: 'order.in_use' } });
  after(16);
  const page = { article_number: '100002', quantity: 6, version: 1 };
  expect(await call(lotte, 'updateline', page)).toMatchObject({ status: 409, body: { code: 'order.not_held' } });
  const resumed = await set('100002', 6);
  expect(linesOf(resumed)).toEqual({ 100001: [20, 24], 100002: [0, 6] });
  expect(resumed.body['modification_id']).toBe(first.body['modification_id']);
  expect(await submit()).toMatchObject({ status: 200, body: { version: 2 } });
});

test('an impossible change is rejected with its code and keeps the draft, which only the own customer can reach', async () => {
  const lotte = await shop.signIn('weigert', ['204119']);
  const { call, start: begin, set, submit } = await placed(lotte);
  await begin();
  expect(await submit()).toMatchObject({ status: 422, body: { code: 'order.nothing_changed' } });
  await set('100001', 30);
  for (const [article, quantity, code] of [
    ['100009', 11, 'basket.error.max_available_stock'],
    ['100001', 0.5, 'basket.error.indivisible_unit_entered'],
    ['999999', 1, 'article.not_found'],
  ] as const)
    expect([article, (await set(article, quantity)).body.code]).toEqual([article, code]);
  expect(await call(lotte, 'updateline', { line_id: '77', quantity: 1 })).toMatchObject({
    status: 404,
    body: { code: 'order.line_not_found' },
  });
  expect((await call(lotte, 'updateline', { line_id: '1', article_number: '100001', quantity: 1 })).status).toBe(400);
  await set('100001', 1);
  const low = await set('100003', 0);
  expect(low.body['basket']).toMatchObject({ is_valid: false });
  expect(await submit()).toMatchObject({ status: 422, body: { code: 'basket.below_minimum' } });
  await set('100001', 0);
  expect(await submit()).toMatchObject({ status: 422, body: { code: 'order.no_lines_left' } });
  expect(linesOf(await begin())).toEqual({ 100001: [20, 0], 100003: [5, 0] });
  expect(await call(lotte, 'cancelChanges')).toMatchObject({ status: 200, body: { version: 1 } });
  expect(linesOf(await begin())).toEqual({ 100001: [20, 20], 100003: [5, 5] });
  const other = await shop.signIn('vreemd', ['204120']);
  for (const action of ['startChanges', 'submitChanges', 'cancelChanges'])
    expect(await call(other, action)).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
});

test('one user holds an order at a time, in any process; an idle hold expires after 15 minutes and keeps the draft', async () => {
  const lotte = await shop.signIn('houdt', ['204121']);
  const karim = await shop.signIn('wacht', ['204121']);
  const { start: begin, set, submit } = await placed(lotte);
  await begin();
  await set('100001', 24);
  expect(await begin(karim)).toMatchObject({
    status: 409,
    body: { code: 'order.in_use' },
  });
  after(14);
  await set('100001', 26);
  after(16);
  expect(await begin(karim)).toMatchObject({ status: 409, body: { code: 'order.in_use' } });
  const process = await shop.startProcess();
  const elsewhere = await logIn(process.url, 'wacht');
  after(30);
  expect(await begin(elsewhere)).toMatchObject({ status: 200, body: { hold: { is_mine: true }, changes: 0 } });
  expect(await set('100001', 28)).toMatchObject({ status: 409, body: { code: 'order.in_use' } });
  expect(await begin(lotte, { take_over: true })).toMatchObject({ status: 403 });
  expect((await set('100002', 4, elsewhere)).status).toBe(200);
  expect(await submit(elsewhere)).toMatchObject({ status: 200, body: { version: 2 } });
  const resumed = await begin();
  expect(linesOf(resumed)).toEqual({ 100001: [20, 26], 100002: [4, 4], 100003: [5, 5] });
  expect(await submit()).toMatchObject({ status: 200, body: { version: 3 } });
});

test('an order rejects changes from the exact second of its deadline on', async () => {
  const lotte = await shop.signIn('telaat', ['204122']);
  const { start: begin, set, submit } = await placed(lotte);
  shop.setNow(new Date('2026-03-11T15:59:59.999Z'));
  expect(await begin()).toMatchObject({ body: { hold: { until: Date.parse('2026-03-11T16:00:00Z') / 1000 } } });
  expect((await set('100001', 30)).status).toBe(200);
  shop.setNow(new Date('2026-03-11T16:00:00Z'));
  for (const answer of [await begin(), await set('100001', 31), await submit()])
    expect(answer).toMatchObject({ status: 409, body: { code: 'order.closed' } });
});

test('going back to an earlier version is a new version, and is rejected while drafts or a colleague’s hold would be lost', async () => {
  const lotte = await shop.signIn('draait', ['204123']);
  const { order, call, start: begin, set, submit } = await placed(lotte);
  const shelf = Number(await stockOf('100003'));
  await begin();
  await set('100003', 0);
  await set('100001', 24);
  expect(await submit()).toMatchObject({ status: 200, body: { version: 2 } });
  const goBack = (input: object, caller = lotte, key = newKey()) => call(caller, 'goBack', input, key);
  const toFirst = { version: 1, current_version: 2 };
  expect(await goBack({ version: 7, current_version: 2 })).toMatchObject({
    status: 404,
    body: { code: 'order.version_unknown' },
  });
  expect(await goBack({ version: 1, current_version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'order.changed' },
  });
  await begin();
  await set('100001', 30);
  expect(await goBack(toFirst)).toMatchObject({ status: 409, body: { code: 'order.unsent_changes' } });
  expect(linesOf(await begin())).toMatchObject({ 100001: [24, 30] });
  await call(lotte, 'cancelChanges');
  const karim = await shop.signIn('kijkt', ['204123']);
  await begin(karim);
  expect(await goBack(toFirst)).toMatchObject({ status: 409, body: { code: 'order.in_use' } });
  await call(karim, 'cancelChanges');
  const key = newKey();
  for (const answer of await Promise.all([goBack(toFirst, lotte, key), goBack(toFirst, lotte, key)]))
    expect(answer).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await goBack(toFirst)).toMatchObject({ status: 200, body: { version: 3 } });
  const submitted = (await eventsOf(order)).filter((event) => event.type === 'OrderModificationSubmitted');
  expect(submitted.map(({ data }) => data)).toMatchObject([
    { version: 2 },
    {
      version: 3,
      wentBackTo: 1,
      lines: [
        { articleNumber: '100001', quantity: 20 },
        { articleNumber: '100003', quantity: 5 },
      ],
    },
  ]);
  expect(submitted).toHaveLength(2);
  expect(await stockOf('100003')).toBe(shelf);
  const stranger = await shop.signIn('vreemde', ['204120']);
  expect(await goBack(toFirst, stranger)).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
  shop.setNow(new Date('2026-03-11T16:00:00Z'));
  expect(await goBack({ version: 2, current_version: 3 })).toMatchObject({
    status: 409,
    body: { code: 'order.closed' },
  });
});

test('ordering again adds the lines to the current basket, and reports the lines that the stock limits', async () => {
  const lotte = await shop.signIn('opnieuw', ['204124']);
  const { order, call } = await placed(lotte, { 100001: 20, 100003: 8, 100009: 2 });
  await lotte('PUT', '/api/basket/items', { 100001: 4 });
  const setAvailableStock = (quantity: number) =>
    shop.pool.query("update catalogue.stock set reported = reserved + $1 where article_number = '100003'", [quantity]);
  await setAvailableStock(3);
  const key = newKey();
  const [answer, repeated] = [await call(lotte, 'orderAgain', {}, key), await call(lotte, 'orderAgain', {}, key)];
  expect(answer).toMatchObject({ status: 200, body: { order_number: order, parts: 1 } });
  const reportedLines = answer.body['lines'] as { article: string; verdict: string; becomes: number; adds: number }[];
  expect(reportedLines.map(({ article, verdict, becomes, adds }) => [article, verdict, becomes, adds])).toEqual([
    ['100001', 'added', 24, 20],
    ['100003', 'stock_adjusted', 3, 3],
    ['100009', 'added', 2, 2],
  ]);
  for (const { body } of [answer, repeated])
    expect(
      (body['basket'] as { lines: { product: { article_number: string }; quantity: number }[] }).lines.map((line) => [
        line.product.article_number,
        line.quantity,
      ]),
    ).toEqual([
      ['100001', 24],
      ['100003', 3],
      ['100009', 2],
    ]);
  await setAvailableStock(30);
  const stranger = await shop.signIn('andere', ['204120']);
  expect(await call(stranger, 'orderAgain')).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
});

test('with shared changes, two users in two processes change one order: different lines merge, the same line conflicts', async () => {
  const userId = await shop.main.api.registerAccount({
    username: 'beheert',
    password,
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: 'beheert@talloor.example',
    language: 'nl',
    roles: ['customer'],
    customers: ['204125'],
  });
  const rights = ['order', 'portal', 'see_prices'] as const;
  await shop.main.api.changeRights(userId, { customerNumber: '204125', rights: [...rights], orderLimitCents: null });
  const lotte = await logIn(shop.main.url, 'beheert');
  await shop.signIn('helpt', ['204125']);
  const { order, set, submit, start: begin, call } = await placed(lotte);
  const process = await shop.startProcess();
  const karim = await logIn(process.url, 'helpt');
  const choose = (caller: Person, mode: string) =>
    caller('POST', '/api/order-settings', { order_changes: mode }, newKey());
  expect((await choose(karim, 'shared')).status).toBe(403);
  expect(await choose(lotte, 'shared')).toMatchObject({
    status: 200,
    body: { order_changes: 'shared' },
  });
  expect(await begin()).toMatchObject({ status: 200, body: { mode: 'shared', hold: null } });
  expect(await begin(karim)).toMatchObject({ status: 200, body: { mode: 'shared', hold: null } });
  await set('100001', 24);
  await set('100003', 6);
  await set('100002', 3, karim);
  await set('100003', 7, karim);
  const answers = await Promise.all([submit(), submit(karim)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [loser, winnersQuantity] = answers[0]?.status === 200 ? [karim, 6] : [lotte, 7];
  const loserAnswer = await begin(loser);
  const lines = loserAnswer.body['lines'] as {
    product: { article_number: string };
    conflict: unknown;
    original_quantity: number;
  }[];
  expect(lines.filter(({ conflict }) => conflict !== null)).toMatchObject([
    { product: { article_number: '100003' }, original_quantity: winnersQuantity, conflict: { version: 2 } },
  ]);
  expect(await submit(loser)).toMatchObject({ status: 409, body: { code: 'order.line_conflict' } });
  expect(
    (await call(loser, 'updateline', { article_number: '100003', quantity: 8, version: loserAnswer.body['version'] }))
      .status,
  ).toBe(200);
  expect(await submit(loser)).toMatchObject({ status: 200, body: { version: 3 } });
  expect(linesOf(await begin())).toEqual({ 100001: [24, 24], 100002: [3, 3], 100003: [8, 8] });
  const submitted = (await eventsOf(order)).filter((event) => event.type === 'OrderModificationSubmitted');
  expect(submitted).toHaveLength(2);
});
