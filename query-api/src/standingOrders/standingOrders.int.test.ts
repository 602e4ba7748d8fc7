import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@talloor/platform/testing/until.ts';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { keepRestrictedList } from '@talloor/catalogue/customer/keepRestrictedList.ts';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { StandingRunView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let lotte: Browser;
let karim: Browser;
let stranger: Browser;
const [own, alone, elsewhere, hidden] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [basket, aloneBasket, hiddenBasket, byHand] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

const tomato = { articleNumber: '100001', name: { nl: 'Tomaat', fr: 'Tomate' } };
const delivery = { day: '2026-03-16', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-12T16:00:00.000Z' };
const standingOrderSet = (listId: string, customerNumber: string) => ({
  type: 'StandingOrderSet' as const,
  data: {
    listId,
    customerNumber,
    setBy: '7',
    at: '2026-03-01T09:00:00.000Z',
    plan: {
      schedule: { kind: 'weekly' as const, weekdays: [1] },
      windowStart: null,
      service: 'standard',
      leadWorkdays: 1,
      onClosedDay: 'next' as const,
      quantities: [{ articleNumber: '100001', quantity: 4 }],
    },
  },
});
const basketMade = (basketId: string) => ({
  type: 'StandingOrderBasketMade' as const,
  data: {
    day: '2026-03-16',
    basketId,
    delivery,
    closure: null,
    lines: [{ ...tomato, unit: { nl: 'kist', fr: 'caisse' }, quantity: 4, priceMills: 10_500 }],
    differences: [
      { kind: 'price' as const, ...tomato, beforeMills: 10_000, afterMills: 10_500 },
      {
        kind: 'left_out' as const,
        articleNumber: '100002',
        name: null,
        wanted: 2,
        reason: { code: 'article.not_found', parameters: {} },
      },
    ],
    subtotalCents: 4200,
    approximate: false,
    previous: { day: '2026-03-09', subtotalCents: 4000 },
  },
});

async function makeList(listId: string, customerNumber: string, isShared: boolean): Promise<void> {
  const list = { listId, customerNumber, ownerId: '7', name: 'Weekbasis', items: ['100001'] };
  await side.append(`list-${listId}`, [
    { type: 'ListCreated', data: list },
    ...(isShared ? [{ type: 'ListShared' as const, data: { isShared } }] : []),
  ]);
}
const basketOpened = (basketId: string, customerNumber: string) => ({
  type: 'BasketOpened' as const,
  data: { basketId, customerNumber, openedBy: '7' },
});

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  for (const customer of ['204118', '204119', '300200']) await writeTestCustomer(side.pool, customer);
  await changeCatalogue(side.pool, async (client) => {
    await client.query("update catalogue.customers set show_prices = false where customer_number = '300200'");
  });
  await makeList(own, '204118', true);
  await makeList(alone, '204118', false);
  await makeList(elsewhere, '204119', true);
  await makeList(hidden, '300200', true);
  await side.append(`basket-${basket}`, [basketOpened(basket, '204118')]);
  await side.append(`basket-${byHand}`, [basketOpened(byHand, '204118')]);
  await side.append(`basket-${hiddenBasket}`, [basketOpened(hiddenBasket, '300200')]);
  await side.append(`standing-order-${own}`, [
    standingOrderSet(own, '204118'),
    { type: 'StandingOrderDateSkipped', data: { day: '2026-03-23' } },
    basketMade(basket),
  ]);
  await side.append(`basket-${aloneBasket}`, [basketOpened(aloneBasket, '204118')]);
  await side.append(`standing-order-${alone}`, [standingOrderSet(alone, '204118'), basketMade(aloneBasket)]);
  await side.append(`standing-order-${hidden}`, [standingOrderSet(hidden, '300200'), basketMade(hiddenBasket)]);
  lotte = await side.browser({ userId: '7' });
  karim = await side.browser({ userId: '8' });
  stranger = await side.browser({ userId: '9', customers: ['204119'], customerNumber: '204119' });
});
afterAll(() => side.close());

const answerOf = async (browser: Browser, path: string): Promise<unknown> => (await browser.get(path)).json();
const runOf = async (browser: Browser, basketId: string): Promise<StandingRunView> =>
  ((await answerOf(browser, `/api/standing-orders/baskets/${basketId}`)) as { run: StandingRunView }).run;

test('the page of a standing order shows its plan, next dates, skipped dates and past runs', async () => {
  const page = await answerOf(lotte, `/api/wishlist/${own}/standing-order`);
  expect(page).toMatchObject({
    list: { name: 'Weekbasis', is_editable: true, owner: null },
    order: { is_paused: false, plan: { quantities: { 100001: 4 }, window: null } },
    dates: [
      { day: '2026-03-23', state: 'skipped' },
      { day: '2026-03-30', state: 'planned' },
      { day: '2026-04-06', state: 'planned', closure: 'Paasmaandag' },
      {},
      {},
      {},
    ],
    runs: [{ day: '2026-03-16', state: 'made', basket_id: basket, basket_state: 'open', subtotal: 42 }],
  });
  expect(await answerOf(lotte, '/api/standing-orders')).toMatchObject([
    { list_id: own, is_paused: false, next: { day: '2026-03-30' } },
    { list_id: alone, is_paused: false },
  ]);
});

test('a colleague sees the standing order of a shared list only, and another customer sees none', async () => {
  expect(await answerOf(karim, `/api/wishlist/${own}/standing-order`)).toMatchObject({ list: { is_editable: false } });
  expect(await answerOf(karim, '/api/standing-orders')).toMatchObject([{ list_id: own }]);
  for (const [browser, id] of [
    [karim, alone],
    [stranger, own],
    [lotte, elsewhere],
    [lotte, randomUUID()],
  ] as const)
    expect((await browser.get(`/api/wishlist/${id}/standing-order`)).status).toBe(404);
  expect(await answerOf(stranger, '/api/standing-orders')).toEqual([]);
});

test('a prepared basket shows its standing order and differences, and is not found by another customer', async () => {
  expect(await runOf(lotte, basket)).toMatchObject({
    list_id: own,
    previous: { subtotal: 40 },
    differences: [
      { kind: 'price', name: 'Tomaat', price_before: 10, price: 10.5 },
      { kind: 'left_out', name: '100002', reason: 'Niet meer in je assortiment' },
    ],
  });
  expect(await runOf(karim, basket)).toMatchObject({ list_id: own });
  expect(await runOf(karim, aloneBasket)).toMatchObject({ list_id: null, list_name: 'Weekbasis' });
  expect(await runOf(lotte, byHand)).toBeNull();
  expect((await stranger.get(`/api/standing-orders/baskets/${basket}`)).status).toBe(404);
});

test('a customer with hidden prices sees no amounts and no price differences', async () => {
  const creche = await side.browser({ userId: '7', customers: ['300200'], customerNumber: '300200' });
  const run = await runOf(creche, hiddenBasket);
  expect(run).toMatchObject({ subtotal: null, previous: null });
  expect(run.differences.map(({ kind }) => kind)).toEqual(['left_out']);
});

test('the dates of an unsaved plan are previewed', async () => {
  const plan = {
    schedule: { kind: 'dates', days: ['2026-04-06', '2026-03-20'] },
    window: null,
    service: 'standard',
    lead_workdays: 2,
    on_closed_day: 'skip',
  };
  expect(await (await lotte.post('/api/standing-orders/dates', plan)).json()).toMatchObject([
    { day: '2026-03-20', state: 'planned' },
    { day: '2026-04-06', delivery_date: null, closure: 'Paasmaandag' },
  ]);
});

test('a user with a restricted list sees only the number of a forbidden article', async () => {
  await writeTestArticles(side.pool, [testArticle('100001', { name: tomato.name })]);
  const list = { customerNumber: '204118', name: 'Keuken', managers: ['7'], articles: [], changes: 1 };
  await keepRestrictedList(side.pool, list);
  const namesFor = async (browser: Browser) =>
    (await runOf(browser, basket)).differences.map(({ kind, name }) => [kind, name]);
  // From another process (ADR 0090).
  await until('the list is seen', async () => (await namesFor(karim)).length === 1);
  expect(await namesFor(karim)).toEqual([['left_out', '100002']]);
  expect(await namesFor(lotte)).toEqual([
    ['price', 'Tomaat'],
    ['left_out', '100002'],
  ]);
});
