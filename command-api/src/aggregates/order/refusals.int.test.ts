import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { readTableHashes } from '@talloor/platform/postgres/readTableHashes.ts';
import { deliveryWay } from '../../testing/deliveryWay.ts';
import { logIn, password, type Method, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../testing/testShop.ts';

/** Every changing call of after-ordering.md §7. Contract violations: everyEndpoint.int.test.ts. */
type Call = readonly [method: Method, path: string, body?: object];

let shop: TestShop;
let lotte: Person;
let karim: Person;
let stranger: Person;
let support: Person;
let order = '';
let cancelled = '';
let foreign = '';
let orderedBasket = '';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null, 100003: null, 100009: 10 });
  lotte = await shop.signIn('wijzigt', ['204118']);
  karim = await shop.signIn('collega', ['204118']);
  stranger = await shop.signIn('vreemd', ['204119']);
  const names = { firstName: 'Nele', lastName: 'Dhondt', email: 'nele@talloor.example' };
  const office = { ...names, username: 'support', password, language: 'nl', roles: ['sales-support'] } as const;
  await shop.main.api.registerAccount({ ...office, roles: [...office.roles], customers: [] });
  support = await logIn(shop.main.url, 'support');
  [order, orderedBasket] = await placed(lotte, { 100001: 20, 100002: 20 });
  [cancelled] = await placed(lotte, { 100001: 20 });
  await lotte(...act(cancelled, 'cancelOrder', { reason: 'wrong_date' }));
  [foreign] = await placed(stranger, { 100001: 20, 100002: 5, 100003: 1 });
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(start));

async function placed(person: Person, items: Readonly<Record<string, number>>): Promise<[string, string]> {
  const { body } = await person('PUT', '/api/basket/items', items);
  await person('POST', `/api/basket/confirm/${friday}`, {});
  const checkout = await person('POST', '/api/basket/checkout', { po_number: '', message: '' });
  expect(checkout.status).toBe(201);
  return [String(checkout.body['order_number']), String(body['basket_id'])];
}

const act = (number: string, action: string, body: object = {}): Call => [
  'POST',
  `/api/pending_order/${number}/${action}`,
  body,
];
const acts = {
  start: (number: string) => act(number, 'startChanges'),
  wish: (number: string) => act(number, 'updateline', { article_number: '100001', quantity: 24, version: 1 }),
  wishOfLine: (number: string) => act(number, 'updateline', { line_id: '1', quantity: 24, version: 1 }),
  keep: (number: string) => act(number, 'keepHold'),
  unsent: (number: string) => act(number, 'unsentDraft', { choice: 'send' }),
  submit: (number: string) => act(number, 'submitChanges'),
  cancel: (number: string) => act(number, 'cancelOrder', { reason: 'wrong_date' }),
  back: (number: string) => act(number, 'goBack', { version: 1, current_version: 1 }),
};
const indivisible = 'basket.error.indivisible_unit_entered';
const drop = (number: string) => act(number, 'cancelChanges');

type Row = readonly [call: Call, status: number, code: string];
const words = ([method, path, body]: Call) => `${method} ${path} ${JSON.stringify(body ?? null)}`;

async function faultsOf(table: readonly Row[], person = lotte): Promise<unknown[]> {
  const readRows = () => readTableHashes(shop.pool, ['event_store', 'catalogue', 'command']);
  const before = await readRows();
  const faults: unknown[] = [];
  for (const [call, status, code] of table) {
    const answer = await person(...call);
    const { code: actualCode = 'quiet' } = answer.body;
    if (answer.status !== status || actualCode !== code) faults.push([words(call), answer.status, actualCode]);
  }
  const after = await readRows();
  return [...faults, ...after.filter((rows, index) => !isDeepStrictEqual(rows, before[index]))];
}
const all = (
  number: string,
  status: number,
  code: string,
  but: Partial<Record<keyof typeof acts, [number, string]>> = {},
) =>
  Object.entries(acts).map(([name, call]): Row => {
    const [otherStatus, otherCode] = but[name as keyof typeof acts] ?? [status, code];
    return [call(number), otherStatus, otherCode];
  });

test('every command on an unknown order, or on another customer’s order, answers “not found”', async () => {
  for (const number of ['99999999', '9'.repeat(20), foreign]) {
    const table = all(number, 404, 'order.not_found');
    expect(await faultsOf([...table, [drop(number), 404, 'order.not_found']])).toEqual([]);
  }
});

test('an order without a hold rejects changes from an order page, and accepts dropping of a missing draft silently', async () => {
  const { wish: changeLine, wishOfLine: changeByLineId, keep, unsent, submit } = acts;
  expect(
    await faultsOf([
      ...[changeLine, changeByLineId, keep, unsent].map((call): Row => [call(order), 409, 'order.not_held']),
      [submit(order), 422, 'order.nothing_changed'],
      [drop(order), 200, 'quiet'],
      [act(order, 'updateline', { article_number: '100001', quantity: 0.5 }), 422, indivisible],
      [act(order, 'updateline', { article_number: '100001', quantity: 20 }), 200, 'quiet'],
    ]),
  ).toEqual([]);
});

test('an order held by a colleague rejects changes by other users', async () => {
  expect((await karim(...acts.start(order))).status).toBe(200);
  const table = all(order, 409, 'order.in_use', {
    unsent: [409, 'order.not_held'],
    back: [200, 'quiet'],
  });
  expect(await faultsOf([...table, [drop(order), 200, 'quiet']])).toEqual([]);
  await karim(...drop(order));
});

test('a locked order rejects all changes of its customer, and keeps the draft', async () => {
  await lotte(...acts.start(order));
  expect((await lotte(...acts.wish(order))).status).toBe(200);
  const lock = { reason: 'checking_prices', until: null };
  expect((await support('POST', `/api/office/orders/${order}/lock`, lock)).status).toBe(200);
  const locked = all(order, 409, 'order.locked');
  expect(await faultsOf(locked)).toEqual([]);
  expect(await faultsOf([...locked, [drop(order), 200, 'quiet']], karim)).toEqual([]);
  await support('POST', `/api/office/orders/${order}/unlock`, { reason: 'checked' });
  expect(await lotte(...acts.start(order))).toMatchObject({ status: 200, body: { changes: 1 } });
  await lotte(...drop(order));
});

test('a cancelled order and an order after its deadline reject all changes', async () => {
  expect(
    await faultsOf([
      ...all(cancelled, 409, 'order.cancelled', { cancel: [200, 'quiet'] }),
      [drop(cancelled), 200, 'quiet'],
    ]),
  ).toEqual([]);
  await lotte(...acts.start(order));
  await lotte(...acts.wish(order));
  shop.setNow(new Date('2026-03-11T16:00:00Z'));
  expect(await faultsOf(all(order, 409, 'order.closed'))).toEqual([]);
  shop.setNow(start);
  await lotte(...drop(order));
});

test('an invalid quantity, an unknown article or a foreign line changes neither order nor draft', async () => {
  await lotte(...acts.start(order));
  await lotte(...acts.wish(order));
  const changeLine = (body: object) => act(order, 'updateline', body);
  const ofArticle = (quantity: unknown, article = '100001') => changeLine({ article_number: article, quantity });
  expect(
    await faultsOf([
      ...[0.5, 1.5, 20.001].map((quantity): Row => [ofArticle(quantity), 422, indivisible]),
      [changeLine({ line_id: '2', quantity: 0.5 }), 422, indivisible],
      [ofArticle(11, '100009'), 422, 'basket.error.max_available_stock'],
      // Below zero is zero (spec shopping §5).
      [ofArticle(-1, '100003'), 200, 'quiet'],
      [ofArticle(-0.5, '100003'), 200, 'quiet'],
      ...[-10_000, 100_000, '24', null].map((quantity): Row => [ofArticle(quantity), 400, 'request.malformed']),
      [ofArticle(1, '999999'), 404, 'article.not_found'],
      ...['3', '10001', '0', '9'.repeat(20)].map((line): Row => [
        changeLine({ line_id: line, quantity: 1 }),
        404,
        'order.line_not_found',
      ]),
      [changeLine({ line_id: '1', article_number: '100002', quantity: 1 }), 400, 'request.malformed'],
      [changeLine({ line_id: '-1', quantity: 1 }), 400, 'request.malformed'],
      [changeLine({ article_number: '100001', quantity: 24, version: 1.5 }), 400, 'request.malformed'],
    ]),
  ).toEqual([]);
  expect(await lotte(...acts.start(order))).toMatchObject({ body: { changes: 1 } });
  await lotte(...drop(order));
});

test('an outdated page cannot submit a draft, and a submitted draft is not submitted again', async () => {
  const startAnswer = await lotte(...acts.start(order));
  const droppedId = String(startAnswer.body['modification_id']);
  await lotte(...drop(order));
  await lotte(...acts.start(order));
  const { body } = await lotte(...acts.wish(order));
  const id = String(body['modification_id']);
  const submit = (input: object) => act(order, 'submitChanges', input);
  const stale: Row[] = [
    [submit({ modification_id: '00000000-0000-4000-8000-000000000009' }), 409, 'order.changed'],
    [submit({ modification_id: id, amount_to_pay: 1 }), 409, 'order.changed'],
  ];
  expect(await faultsOf([[submit({ modification_id: droppedId }), 409, 'order.changed'], ...stale])).toEqual([]);
  expect(await lotte(...submit({ modification_id: id }))).toMatchObject({ status: 200, body: { version: 2 } });
  expect(
    await faultsOf([
      [submit({ modification_id: id }), 200, 'quiet'],
      [submit({ modification_id: id, amount_to_pay: 1 }), 200, 'quiet'],
      [submit({}), 422, 'order.nothing_changed'],
      [acts.wish(order), 409, 'order.not_held'],
      [acts.back(order), 409, 'order.changed'],
      [act(order, 'goBack', { version: 9, current_version: 2 }), 404, 'order.version_unknown'],
    ]),
  ).toEqual([]);
});

test('only delivered lines of a delivery note can be marked or returned, and only by the note’s customer', async () => {
  shop.setNow(new Date('2026-03-13T09:30:00Z'));
  const note = '66';
  const [scheduled, picked, dispatched, delivered] = deliveryWay(note, foreign, 5).map((message) =>
    deliveryMessage.parse(
      message.kind !== 'picked'
        ? message
        : { ...message, lines: [...(message.lines ?? []), { line_id: '3', article_number: '100003', delivered: 0 }] },
    ),
  );
  const reportDelivery = async (message = scheduled) => {
    if (!message) throw new Error('the delivery message is missing');
    expect(await shop.main.api.reportDelivery(message)).toMatchObject({ kind: 'applied' });
  };
  const toggle = (number: string, line: string): Call => ['POST', `/api/delivery-note/toggle/${number}/${line}`, {}];
  const giveBack = (number: string, line: string): Call => ['POST', `/api/delivery-note/return/${number}/${line}`, {}];
  const notFound = (number: string): Row[] =>
    [toggle(number, '1'), giveBack(number, '1')].map((call) => [call, 404, 'delivery_note.not_found']);

  expect(await faultsOf([...notFound(note), ...notFound('77')], stranger)).toEqual([]);
  await reportDelivery(scheduled);
  await reportDelivery(picked);
  expect(await faultsOf(notFound(note), stranger)).toEqual([]);
  await reportDelivery(dispatched);
  const unknownLine = (line: string): Row[] =>
    [toggle(note, line), giveBack(note, line)].map((call) => [call, 404, 'delivery_note.line_not_found']);
  const lines = [...unknownLine('4'), ...unknownLine('10001')];
  expect(await faultsOf([...lines, [giveBack(note, '1'), 409, 'return.not_delivered']], stranger)).toEqual([]);
  await reportDelivery(delivered);
  expect(await faultsOf([...lines, [giveBack(note, '3'), 409, 'return.nothing_left']], stranger)).toEqual([]);
  expect(await faultsOf(notFound(note))).toEqual([]);
});

test('an ordered basket, and another customer’s basket, can be neither activated nor deleted', async () => {
  const calls = (id: string): Call[] => [
    ['POST', `/api/basket/activate/${id}`, {}],
    ['DELETE', `/api/basket/${id}`],
  ];
  expect(await faultsOf(calls(orderedBasket).map((call): Row => [call, 409, 'basket.already_ordered']))).toEqual([]);
  expect(
    await faultsOf(
      calls(orderedBasket).map((call): Row => [call, 404, 'basket.not_found']),
      stranger,
    ),
  ).toEqual([]);
  const nobodys = '00000000-0000-4000-8000-000000000009';
  expect(await faultsOf(calls(nobodys).map((call): Row => [call, 404, 'basket.not_found']))).toEqual([]);
});
