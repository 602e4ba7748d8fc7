import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getOrderHistory, getOrderStateAt, verifyOrder } from '@talloor/contracts/endpoints/audit.ts';
import { getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { getArticle, listOrderedArticles, searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { getDeliveryMoments } from '@talloor/contracts/endpoints/delivery.ts';
import { getOfficeOrder, listOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { getPlacedOrder } from '@talloor/contracts/endpoints/checkout.ts';
import { getOpenOrder, getOpenOrderByPost, listOpenOrders } from '@talloor/contracts/endpoints/orders.ts';
import { getUser } from '@talloor/contracts/endpoints/session.ts';
import { linesOf, writeOrderStory } from './audit/testing/orderStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from './audit/testing/startReadSide.ts';

/** Wednesday 11 March 2026, 14:12 in Brussels. */
const now = '2026-03-11T13:12:00.000Z';
let side: ReadSideUnderTest;
let lotte: Browser;
let other: Browser;
let support: Browser;
const json = async <T = Record<string, never>>(response: Promise<Response>): Promise<T> =>
  (await (await response).json()) as T;
const openBasket = randomUUID();
const firstBasket = randomUUID();

beforeAll(async () => {
  side = await startReadSide(now);
  lotte = await side.browser();
  await side.append('customer-204118', [{ type: 'CustomerOpened', data: { customerNumber: '204118' } }]);
  const names = { username: 'lotte', firstName: 'Lotte', lastName: 'Vermeersch', email: 'lotte@lindegaard.example' };
  await side.append('account-7', [
    { type: 'AccountRegistered', data: { userId: '7', ...names, language: 'nl', roles: ['customer'] } },
    { type: 'CustomerLinked', data: { customerNumber: '204118' } },
  ]);
  await writeOrderStory(side, { orderNumber: '4402001', basketId: firstBasket });
  const delivered = {
    day: '2026-03-10',
    windowStart: '08:30',
    windowEnd: '17:00',
    deadline: '2026-03-06T16:00:00.000Z',
  };
  await writeOrderStory(side, {
    orderNumber: '4401900',
    basketId: randomUUID(),
    delivery: delivered,
    changeDeadline: delivered.deadline,
    placedAt: '2026-03-04T09:00:00.000Z',
  });
  await writeOrderStory(side, {
    orderNumber: '4402002',
    basketId: randomUUID(),
    customerNumber: '209999',
    placedBy: '8',
  });
  const facts = { name: { nl: 'a', fr: 'a' }, brand: '', groupCode: 'dairy', unit: { nl: 'st', fr: 'pc' } } as const;
  const price = { priceMills: 1, normalPriceMills: 1, priceKind: 'list', vatRate: 6, depositMills: 0 } as const;
  const line = { ...facts, ...price, conversionFactor: 1, weightArticle: false, promoId: null, previousQuantity: 0 };
  await side.append(`basket-${openBasket}`, [
    { type: 'BasketOpened', data: { basketId: openBasket, customerNumber: '204118', openedBy: '7' } },
    { type: 'BasketLineQuantityChanged', data: { ...line, articleNumber: '131244', quantity: 4 } },
    { type: 'BasketLineQuantityChanged', data: { ...line, articleNumber: '131209', quantity: 12 } },
  ]);
  lotte = await side.browser({});
  other = await side.browser({ userId: '8', customers: ['209999'], customerNumber: '209999' });
  support = await side.browser({ userId: '90', roles: ['sales-support'], customers: [], customerNumber: null });
});
afterAll(() => side.close());

describe('a delivery moment', () => {
  const monday = Date.parse('2026-03-15T23:00:00Z') / 1000;
  type Meanings = { meanings: { timestamp: number; service: string; amount_to_pay: number; impossible: unknown[] }[] };

  test('previews its amount on the requested days, judged by current facts', async () => {
    const { meanings } = await json<Meanings>(lotte.get(`/api/delivery-moments/meaning?days=${monday}`));
    expect(meanings).toMatchObject([{ timestamp: monday, service: 'standard', window: '08:30', solved: [] }]);
    const preview = await json(lotte.get(`/api/basket/preview/${monday}?window=08:30`));
    expect(preview).toMatchObject({ delivery_date: { date: monday, is_confirmed: true }, kind: 'new' });
    expect(meanings[0]?.amount_to_pay).toBe(preview['amount_to_pay']);
  });

  test('changes no basket by its preview, and an impossible moment is rejected', async () => {
    expect(await json(lotte.get('/api/basket/list'))).toMatchObject({ delivery_date: { date: null } });
    const sunday = monday - 86_400;
    const response = await lotte.get(`/api/basket/preview/${sunday}`);
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'basket.delivery_moment_invalid' }]);
    expect((await lotte.get('/api/delivery-moments/meaning?days=1,2,3,4,5,6,7,8,9,10,11,12,13')).status).toBe(400);
    expect((await lotte.get(`/api/basket/preview/${monday}?service=drone`)).status).toBe(400);
  });
});

describe('getUser', () => {
  test('a visitor has user id 0 and gets a CSRF token', async () => {
    const visitor = await side.browser();
    const user = await json(visitor.get('/fr/api/user'));
    expect(user).toMatchObject({ id: 0, language: 'fr', customers: [], customer_number: null });
    expect(user['csrfToken']).toMatch(/^[\w-]{20,}$/);
  });

  test('a user sees names, customers with their status, and the clock of the product', async () => {
    expect(await json(lotte.get('/api/user'))).toMatchObject({
      id: 7,
      username: 'lotte',
      first_name: 'Lotte',
      customer_number: '204118',
      customers: [{ customer_number: '204118', name: 'Bistro Lindegaard', city: 'Gent', status: 'active' }],
      now: Date.parse(now) / 1000,
    });
  });
});

describe('getBasket', () => {
  test('the active basket is judged by current facts and shows the last order of its articles', async () => {
    const basket = await json<{ lines: { product: Record<string, unknown> }[] }>(lotte.get('/api/basket/list'));
    expect(basket).toMatchObject({ basket_id: openBasket, is_active: true, is_valid: false, amount_to_pay: 79.05 });
    expect(basket.lines.map(({ product }) => [product['article_number'], product['last_order_quantity']])).toEqual([
      ['131209', 12],
      ['131244', null],
    ]);
  });

  test('a basket is found by id within the own customer only, and an ordered basket is closed', async () => {
    expect(await json(lotte.get(`/api/basket/list/${firstBasket}`))).toMatchObject({
      is_active: false,
      messages: [{ code: 'basket.already_ordered', parameters: { order_number: expect.stringMatching(/^\d+$/) } }],
    });
    expect((await other.get(`/api/basket/list/${firstBasket}`)).status).toBe(404);
    expect((await lotte.get(`/api/basket/list/${randomUUID()}`)).status).toBe(404);
  });

  test('a suspended customer sees the reason and cannot order, until reactivation', async () => {
    const readVerdict = async () => {
      const { is_valid, messages } = await json<{ is_valid: boolean; messages: { code: string; message: string }[] }>(
        lotte.get('/fr/api/basket/list'),
      );
      return { is_valid, first: messages[0] };
    };
    const before = await readVerdict();
    await side.append('customer-204118', [{ type: 'CustomerSuspended', data: { reason: 'onbetaald' } }]);
    const whileSuspended = await readVerdict();
    expect(whileSuspended).toMatchObject({ is_valid: false, first: { code: 'basket.customer_blocked' } });
    expect(whileSuspended.first?.message).toContain('service clientèle');
    await side.append('customer-204118', [{ type: 'CustomerReactivated', data: { reason: 'betaald' } }]);
    expect(await readVerdict()).toEqual(before);
  });

  test('a customer without a basket sees an empty basket, and hidden prices are null', async () => {
    expect(await json(other.get('/api/basket/list'))).toMatchObject({
      basket_id: null,
      lines: [],
      amount_to_pay: null,
      customer: { customer_number: '209999', show_prices: false },
    });
  });
});

describe('delivery moments and products', () => {
  test('delivery days show why they are closed, and which open orders they have', async () => {
    const { moments } = await json<{ moments: Record<string, unknown>[] }>(lotte.get('/fr/api/delivery-moments'));
    expect(moments).toHaveLength(31);
    expect(moments.find((moment) => moment['reason'] === 'holiday')).toMatchObject({ reason_text: 'Lundi de Pâques' });
    expect(moments.find((moment) => (moment['open_orders'] as string[]).length > 0)).toMatchObject({
      timestamp: Date.parse('2026-03-12T23:00:00Z') / 1000,
      open_orders: ['4402001'],
    });
  });

  test('search shows own prices at the basket quantity on both paths, and no prices to a visitor', async () => {
    for (const path of ['/api/search', '/nl/api/product/search'])
      expect(await json(lotte.get(`${path}?keywords=room`))).toMatchObject({
        products: [{ article_number: '131209', price: { active_price: 3.985 }, last_order_quantity: 12 }],
        pagination: { currentPage: 1, totalPages: 1, results: 1 },
      });
    const visitor = await side.browser();
    expect(await json(visitor.get('/api/search?keywords=room'))).toMatchObject({
      products: [{ price: null, last_order_date: null }],
    });
  });

  test.each(['filters={', 'filters=[1]', 'extraFilters={"group":"veg"}', 'filters={"group":["\\u0000"]}'])(
    'a search with %s is rejected with the name of the field',
    async (query) => {
      const response = await lotte.get(`/api/search?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ in: 'query', path: query.split('=')[0] }] });
    },
  );

  test('an article is found by its exact number only', async () => {
    expect(await json(lotte.get('/api/article/131244'))).toMatchObject({
      article_number: '131244',
      price: { price: 2.94 },
    });
    expect((await lotte.get('/api/article/999')).status).toBe(404);
    expect((await lotte.get('/api/article/room')).status).toBe(404);
  });

  test('an ordered article is listed with its last quantity', async () => {
    expect(await json(lotte.get('/api/ordered-articles'))).toMatchObject({
      total: 1,
      products: [{ article_number: '131209', last_order_quantity: 12 }],
    });
  });

  test('the articles of the last order are listed with its day', async () => {
    const often = await side.browser({ userId: '9', customers: ['204121'], customerNumber: '204121' });
    const order = { customerNumber: '204121', basketId: randomUUID() };
    const earlier = { ...order, orderNumber: '4402801', placedAt: '2026-03-04T09:00:00.000Z' };
    await writeOrderStory(side, { ...earlier, lines: linesOf('131209', '900001') });
    const last = { ...order, orderNumber: '4402802', basketId: randomUUID(), placedAt: '2026-03-09T09:00:00.000Z' };
    await writeOrderStory(side, { ...last, lines: linesOf('131209') });
    const at = Date.parse(last.placedAt) / 1000;
    expect(await json(often.get('/api/ordered-articles'))).toMatchObject({ total: 2, last_ordered_at: at });
    expect(await json(often.get('/api/ordered-articles?of=last_order'))).toMatchObject({
      total: 1,
      last_ordered_at: at,
      products: [{ article_number: '131209' }],
    });
  });
});

describe('orders of the customer', () => {
  test('an order leaves the open orders the day after its delivery', async () => {
    const list = await json<{ orders: Record<string, unknown>[] }>(lotte.get('/api/dashboard/orders/pending'));
    expect(list.orders).toMatchObject([{ order_number: '4402001', status: 'open', allocation: 'allocated' }]);
    expect(list).toMatchObject({ pagination: { results: 1, totalPages: 1, currentPage: 1 } });
  });

  test('a page holds 24 orders, the next delivery first', async () => {
    const many = await side.browser({ userId: '9', customers: ['204119'], customerNumber: '204119' });
    for (let index = 0; index < 26; index += 1)
      await writeOrderStory(side, {
        orderNumber: String(4_403_000 + index),
        basketId: randomUUID(),
        customerNumber: '204119',
      });
    const second = await json<{ orders: unknown[] }>(many.get('/api/dashboard/orders/pending?page=2'));
    expect(second.orders).toHaveLength(2);
    expect(second).toMatchObject({ pagination: { results: 26, totalPages: 2, currentPage: 2, offset: 24 } });
    const countOrders = async (question: string) =>
      (await json<{ pagination: { results: number } }>(many.get(`/api/dashboard/orders/pending?${question}`)))
        .pagination.results;
    expect(await countOrders('q=4403005')).toBe(1);
    expect(await countOrders('q=4403 wk11')).toBe(26);
    expect(await countOrders('q=4403%25')).toBe(0);
    expect(await countOrders('state=changeable')).toBe(26);
    expect(await countOrders('state=processed')).toBe(0);
    expect(await countOrders('state=short')).toBe(0);
    expect(await countOrders('from=2026-03-13&to=2026-03-13')).toBe(26);
    expect(await countOrders('from=2026-03-14')).toBe(0);
    expect(await countOrders('page=3&q=4403')).toBe(26);
    expect((await many.get('/api/dashboard/orders/pending?state=eaten')).status).toBe(400);
  });

  test('order detail shows lines and totals to its own customer only', async () => {
    expect(await json(lotte.get('/fr/api/pending_order/4402001'))).toMatchObject({
      order_number: '4402001',
      placed_by: 'Lotte Vermeersch',
      trackable_from: Date.parse('2026-03-12T22:00:00Z') / 1000,
      comment: 'Leveren via de zijdeur',
      confirmation_sent: true,
      totals: { amount_to_pay: 66.59, total_vat: 3.77 },
      lines: [
        { name: 'Crème entière 35 % UHT 1 l', status: 'allocated', allocated_quantity: 12, line_total: 47.82 },
        { is_free: true, status: 'pending' },
      ],
    });
    expect((await other.get('/api/pending_order/4402001')).status).toBe(404);
    expect((await (await side.browser()).get('/api/pending_order/4402001')).status).toBe(401);
  });

  test('the confirmation without script shows an own placed order, and no foreign or unknown order', async () => {
    const confirmation = async (browser: Browser, order: string) =>
      (await browser.get(`/api/basket-page/form?script=0&order=${order}`)).text();
    const placed = await confirmation(lotte, '4402001');
    expect(placed).toContain('Bestelling 4402001 is geplaatst');
    expect(placed).toContain('<li>');
    expect(placed).not.toContain('al besteld');
    const again = await confirmation(lotte, '4402001&problem=basket.already_ordered');
    expect(again).toContain('Deze winkelwagen is al besteld');
    expect(again).toContain('Bestelling 4402001 is geplaatst');
    for (const strange of [await confirmation(other, '4402001'), await confirmation(lotte, '4999999')]) {
      expect(strange).not.toContain('is geplaatst');
      expect(strange).not.toContain('<li>');
    }
  });

  test('hidden prices are null in list and detail', async () => {
    expect(await json(other.get('/api/dashboard/orders/pending'))).toMatchObject({
      orders: [{ order_number: '4402002', subtotal: null, amount_to_pay: null }],
    });
    expect(await json(other.get('/api/pending_order/4402002'))).toMatchObject({
      totals: null,
      lines: [{ price_per_unit: null, normal_price: null, line_total: null }, { line_total: null }],
    });
  });
});

describe('the office', () => {
  const list = (query: Record<string, unknown>) =>
    support.get(
      `/api/office/orders?${new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [
          key,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ).toString()}`,
    );
  const numbers = async (query: Record<string, unknown>): Promise<string[]> =>
    (await json<{ id: string }[]>(list(query))).map((order) => order.id);

  test('finds orders by number, customer, day, state and allocation, and counts them', async () => {
    expect(await numbers({ filter: { q: '4402001' } })).toEqual(['4402001']);
    expect(await numbers({ filter: { q: 'LINDEGAARD 4401' } })).toEqual(['4401900']);
    expect(await numbers({ filter: { q: '%' } })).toEqual([]);
    expect(await numbers({ filter: { customer: '209999' } })).toEqual(['4402002']);
    expect(await numbers({ filter: { customer: 'lîndegaard BISTRO', q: '4401' } })).toEqual(['4401900']);
    expect(await numbers({ filter: { delivery_date: '2026-03-10' } })).toEqual(['4401900']);
    expect(await numbers({ filter: { status: 'processed' } })).toEqual(['4401900']);
    expect(await numbers({ filter: { allocation: 'short' } })).toEqual([]);
    const page = await list({ filter: { q: '44020' }, range: [0, 0], sort: ['order_number', 'ASC'] });
    expect(page.headers.get('content-range')).toBe('orders 0-0/2');
    expect((await list({ filter: { q: 'nergens' } })).headers.get('content-range')).toBe('orders */0');
  });

  test.each([
    ['filter', '{'],
    ['filter', '{"unknown":1}'],
    ['filter', '{"delivery_date":"morgen"}'],
    ['range', '[5,1]'],
    ['range', '[0,5000]'],
    ['sort', '["secret","ASC"]'],
    ['sort', 'placed_at'],
  ])('rejects a malformed %s, %s, and names the field', async (field, value) => {
    const response = await list({ [field]: value });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors[0]?.path).toMatch(new RegExp(`^${field}`));
  });

  test('sees amounts that are hidden from the customer, while customers have no access', async () => {
    expect(await json(support.get('/api/office/orders/4402002'))).toMatchObject({
      id: '4402002',
      totals: { amount_to_pay: 66.59 },
    });
    expect((await support.get('/api/office/orders/1')).status).toBe(404);
    expect((await lotte.get('/api/office/orders')).status).toBe(403);
  });

  test('receives a new order in its stream when the list shows that order', async () => {
    const response = await support.get('/api/office/orders-stream');
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = response.body?.getReader();
    if (!reader) throw new Error('the response has no stream');
    await writeOrderStory(side, { orderNumber: '4409999', basketId: randomUUID() });
    const decoder = new TextDecoder();
    let streamText = '';
    while (!streamText.includes('data: 4409999\n\n')) {
      const { value, done } = await reader.read();
      if (done) break;
      streamText += decoder.decode(value);
    }
    expect(streamText).toContain('event: order\ndata: 4409999\n\n');
    await reader.cancel();
  });
});

describe('the event stream of the office', () => {
  const watch = (person: Browser) => person.get('/api/office/orders-stream');
  const clerk = (userId: string) =>
    side.browser({ userId, roles: ['sales-support'], customers: [], customerNumber: null });

  test('ends soon after its session ends', async () => {
    const stream = await watch(await clerk('701'));
    expect(stream.status).toBe(200);
    await side.pool.query(`delete from platform.sessions where sess -> 'user' ->> 'userId' = '701'`);
    expect(await stream.text()).toMatch(/^retry: /);
  });

  test('admits ten streams of one user without blocking other users, and a closed stream frees its place', async () => {
    const busy = await clerk('702');
    const streams = await Promise.all(Array.from({ length: 10 }, () => watch(busy)));
    const eleventh = await watch(busy);
    expect([eleventh.status, await eleventh.json()]).toMatchObject([429, { code: 'request.rate_limited' }]);
    const other = await watch(await clerk('703'));
    expect(other.status).toBe(200);
    for (const stream of [...streams, other]) await stream.body?.cancel();
    let retried = await watch(busy);
    while (retried.status === 429) retried = await watch(busy);
    expect(retried.status).toBe(200);
    await retried.body?.cancel();
  });
});

describe('every answer', () => {
  const answers = [
    [getUser, '/api/user'],
    [getBasket, '/api/basket/list'],
    [getDeliveryMoments, '/api/delivery-moments'],
    [searchProducts, '/api/search'],
    [getArticle, '/api/article/131209'],
    [listOrderedArticles, '/api/ordered-articles'],
    [listOpenOrders, '/api/dashboard/orders/pending'],
    [getOpenOrder, '/api/pending_order/4402001'],
    [getOpenOrderByPost, '/api/pending_order/4402001'],
    [getPlacedOrder, '/api/basket/placed/4402001'],
    [listOfficeOrders, '/api/office/orders'],
    [getOfficeOrder, '/api/office/orders/4402001'],
    [getOrderHistory, '/api/office/orders/4402001/history'],
    [getOrderStateAt, '/api/office/orders/4402001/history/order-4402001@0'],
    [verifyOrder, '/api/office/orders/4402001/verify'],
  ] as const;

  test.each(answers.map(([endpoint, path]) => [endpoint.name, endpoint, path] as const))(
    'of %s matches its contract exactly',
    async (_name, endpoint, path) => {
      const person = path.startsWith('/api/office') ? support : lotte;
      const response = await (endpoint.method === 'POST' ? person.post(path) : person.get(path));
      expect(response.status).toBe(endpoint.status);
      const body: unknown = await response.json();
      expect(endpoint.response.parse(body)).toEqual(body);
    },
  );
});

const earlyPosition = `${'0'.repeat(19)}1`;
const positionBeyondHead = '9'.repeat(20);

async function statusOf(browser: Browser, path: string, seenPosition: string | null) {
  const cookie = seenPosition === null ? '' : `seen=${await side.store.storeId()}.${seenPosition}`;
  const answer = await browser.get(path, { cookie });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code, answer.headers.get('retry-after')];
}

test('an order that is not in the store is unknown at each seen position', async () => {
  const customer = await side.browser({});
  for (const seenPosition of [null, earlyPosition, positionBeyondHead])
    expect(await statusOf(customer, '/api/pending_order/4408888', seenPosition)).toEqual([
      404,
      'order.not_found',
      null,
    ]);
});

test('an answer that may lack own writes is marked stale, but not for an unknown position', async () => {
  const storeId = await side.store.storeId();
  const isStale = async (position: string) => {
    const seenCookie = { cookie: `seen=${storeId}.${position}` };
    const answer = await lotte.get('/api/dashboard/orders/pending', seenCookie);
    return answer.headers.get('x-stale') === 'true';
  };
  await side.stopProjecting();
  const event = { id: randomUUID(), type: 'OfNoInterest', data: {}, metadata: {} };
  const { position } = await side.store.append('talk-1', 'none', [event]);
  expect(await isStale(earlyPosition)).toBe(false);
  expect(await isStale(position)).toBe(true);
  expect(await isStale(positionBeyondHead)).toBe(false);
});

test('an order that the read models may lack is unavailable, not unknown', async () => {
  await side.stopProjecting();
  const event = { id: randomUUID(), type: 'OfNoInterest', data: {}, metadata: {} };
  const { position } = await side.store.append('talk-2', 'none', [event]);
  const customer = await side.browser({});
  const unavailable = [503, 'service.unavailable', '5'];
  expect(await statusOf(customer, '/api/pending_order/4408888', null)).toEqual(unavailable);
  expect(await statusOf(customer, '/api/basket/placed/4408888', position)).toEqual(unavailable);
  expect(await statusOf(support, '/api/office/orders/4408888', earlyPosition)).toEqual(unavailable);
  const cookie = `seen=${await side.store.storeId()}.${position}`;
  const page = await customer.get('/api/basket-page/form?order=4408888', { cookie });
  expect(await page.text()).toContain('Dit lukt nu even niet');
});

test('a disabled feature of the tenant is not found', async () => {
  const without = await startReadSide(now, { pending_orders: false });
  try {
    const person = await without.browser({});
    const codeOf = async (path: string) => ((await (await person.get(path)).json()) as { code: string }).code;
    for (const path of ['/api/dashboard/orders/pending', '/fr/api/pending_order/4402001'])
      expect([path, await codeOf(path)]).toEqual([path, 'not_found']);
    // Order confirmations answer 404 for orders.
    expect(await codeOf('/api/basket/placed/4402001')).toBe('order.not_found');
    expect(await json(person.get('/api/user'))).toMatchObject({ features: { pending_orders: false } });
  } finally {
    await without.close();
  }
});
