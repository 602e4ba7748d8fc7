import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openKeptBasket } from './aggregates/basket/openKeptBasket/openKeptBasket.ts';
import { logIn, type Answered, type Person } from './testing/logIn.ts';
import { createTestShop, friday, type TestShop } from './testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120', '204121'], { 100001: null, 100002: null, 100003: null });
});
afterAll(() => shop.close());

const linesOf = ({ body }: Answered) =>
  Object.fromEntries(
    (body['lines'] as { product: { article_number: string }; quantity: number }[]).map((line) => [
      line.product.article_number,
      line.quantity,
    ]),
  );
const put = (person: Person, items: Readonly<Record<string, number>>) => person('PUT', '/api/basket/items', items);
const idOf = ({ body }: Answered) => String(body['basket_id']);
const activate = (person: Person, id: string, key?: string) => person('POST', `/api/basket/activate/${id}`, {}, key);

test('a customer keeps one basket while filling another, goes back to it and orders both', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  const first = idOf(await put(lotte, { 100001: 20 }));
  expect(await lotte('POST', '/api/baskets', {}, 'opnieuw')).toMatchObject({ body: { basket_id: null, lines: [] } });
  const second = await put(lotte, { 100002: 30 });
  expect(idOf(second)).not.toBe(first);
  expect(linesOf(second)).toEqual({ 100002: 30 });
  // The same press again, after a broken line, takes nothing from the new basket.
  await lotte('POST', '/api/baskets', {}, 'opnieuw');
  expect(linesOf(await put(lotte, {}))).toEqual({ 100002: 30 });

  const back = await activate(lotte, first);
  expect(back).toMatchObject({ status: 200, body: { basket_id: first, is_active: true } });
  expect(linesOf(await put(lotte, { 100003: 1 }))).toEqual({ 100001: 20, 100003: 1 });
  await lotte('GET', `/basket/confirm/${friday}`);
  expect((await lotte('POST', '/api/basket/checkout', {})).status).toBe(201);
  expect(await activate(lotte, first)).toMatchObject({ status: 409, body: { code: 'basket.already_ordered' } });
  expect(linesOf(await activate(lotte, idOf(second)))).toEqual({ 100002: 30 });
  await lotte('GET', `/basket/confirm/${friday}`);
  expect((await lotte('POST', '/api/basket/checkout', {})).status).toBe(201);
});

test('another process finds the basket that was activated, whatever it remembers', async () => {
  const here = await shop.signIn('hier', ['204119']);
  const there = await logIn((await shop.startProcess()).url, 'hier');
  const first = idOf(await put(there, { 100001: 1 }));
  await here('POST', '/api/baskets', {});
  const second = idOf(await put(here, { 100002: 2 }));
  expect(linesOf(await put(there, { 100003: 3 }))).toEqual({ 100002: 2, 100003: 3 });
  await activate(here, first);
  expect(linesOf(await put(there, { 100003: 4 }))).toEqual({ 100001: 1, 100003: 4 });
  expect(await here('DELETE', `/api/basket/${second}`)).toMatchObject({ status: 200, body: { basket_id: second } });
  expect(await activate(here, second)).toMatchObject({ status: 404, body: { code: 'basket.not_found' } });
  await here('DELETE', `/api/basket/${first}`);
  expect(linesOf(await put(there, { 100001: 5 }))).toEqual({ 100001: 5 });
});

test('nobody sees, activates or deletes the basket of another customer', async () => {
  const lotte = await logIn(shop.main.url, 'lotte');
  const stranger = await shop.signIn('vreemd', ['204120']);
  const id = idOf(await put(lotte, { 100001: 2 }));
  expect(await activate(stranger, id)).toMatchObject({ status: 404, body: { code: 'basket.not_found' } });
  expect(await stranger('DELETE', `/api/basket/${id}`)).toMatchObject({ status: 404 });
  expect(linesOf(await put(lotte, {}))).toEqual({ 100001: 2 });
});

test('whoever activates at one time, one basket is active in the end, in its stream and in the row alike', async () => {
  const one = await shop.signIn('samen', ['204121']);
  const other = await logIn((await shop.startProcess()).url, 'samen');
  const ids: string[] = [];
  for (const article of ['100001', '100002', '100003']) {
    ids.push(idOf(await put(one, { [article]: 1 })));
    await one('POST', '/api/baskets', {});
  }
  await Promise.all([0, 1, 2, 0, 1, 2].map((at, index) => activate(index % 2 ? one : other, ids[at] ?? '')));
  await shop.runPolicies(shop.main.api);
  const states = new Map<string, boolean>(ids.map((id) => [id, false]));
  for (const { streamId, event } of await shop.decoded()) {
    const id = streamId.slice('basket-'.length);
    if (event.type === 'BasketActivated') states.set(id, true);
    if (event.type === 'BasketSetAside') states.set(id, false);
  }
  const active = ids.filter((id) => states.get(id));
  expect(active).toHaveLength(1);
  const answers = await Promise.all([one, other].map((person) => put(person, { 100001: 9 })));
  expect(new Set(answers.map(idOf))).toEqual(new Set(active));
});

test('what opens a basket from a standing order opens one, however often it is told', async () => {
  const [source] = await shop.decoded();
  if (!source) throw new Error('nothing happened yet');
  const { repository, clock, catalogue } = shop;
  const asked = {
    customerNumber: '204120',
    origin: { kind: 'standing_order' as const, id: 'lijst-1', name: 'Weekbasis' },
    items: [
      { articleNumber: '100001', quantity: 4 },
      { articleNumber: '999999', quantity: 1 },
    ],
    delivery: null,
    source,
  };
  const [first, again] = [
    await openKeptBasket({ repository, clock, catalogue }, asked),
    await openKeptBasket({ repository, clock, catalogue }, asked),
  ];
  expect(again.basketId).toBe(first.basketId);
  expect(first.leftOut).toMatchObject([{ articleNumber: '999999', code: 'article.not_found' }]);
  const stranger = await logIn(shop.main.url, 'vreemd');
  expect(linesOf(await put(stranger, { 100002: 1 }))).toEqual({ 100002: 1 });
  expect(linesOf(await activate(stranger, first.basketId ?? ''))).toEqual({ 100001: 4 });
});
