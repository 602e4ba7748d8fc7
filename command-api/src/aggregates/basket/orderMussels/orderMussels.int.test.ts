import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { testArticle, testChange, writeTestArticles } from '@talloor/catalogue/testing.ts';
import { visit, type Person } from '../../../testing/logIn.ts';
import { createTestShop, start, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120', '204121'], { 100001: null });
  const bags = [1, 5].map((kg) =>
    testArticle(`10500${kg}`, {
      status: 'not_orderable',
      weightArticle: true,
      unitOfMeasureConversionFactor: kg,
    }),
  );
  await writeTestArticles(shop.pool, bags, null);
  const season = {
    sale_start: '2026-01-10',
    sale_end: '2026-06-30',
    priority_start: '2026-03-01',
    priority_end: '2026-04-10',
    vat_percentage: 6,
  };
  await addContent(shop.pool, contentTables.musselSeasons, [season], testChange);
  const packages = [
    { article_number: '105001', weight_kg: 1, price_per_kg: 6.9 },
    { article_number: '105005', weight_kg: 5, price_per_kg: 6.5 },
  ];
  await addContent(shop.pool, contentTables.musselPackages, packages, testChange);
  const customer = { customer_number: '204119', is_priority: true, is_afternoon_only: false };
  await addContent(shop.pool, contentTables.musselCustomers, [customer], testChange);
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(start));

let sequence = 0;
const newKey = () => `mussels-${++sequence}`;
const ordering = {
  deliveryDate: '2026-03-13',
  deliveryMoment: 'morning',
  orderedQuantities: [
    { weight: 1, quantity: 4 },
    { weight: 5, quantity: 3 },
  ],
};
const order = (person: Person, changes: object = {}, key = newKey()) =>
  person('POST', '/api/mussel/order', { ...ordering, ...changes }, key);
const placedOrders = async () => (await shop.decoded()).filter(({ event }) => event.type === 'OrderPlaced');
const numberIn = (redirect: unknown) => new URL(String(redirect), 'https://winkel.example').searchParams.get('order');

test('becomes an order like any other: allocated, confirmed by mail, and beside the basket, which stays', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  const { body: basket } = await lotte('PUT', '/api/basket/items', { 100001: 20 });
  const { status, body } = await order(lotte, { shownTotal: 132.61, reference: 'PO-77', message: 'Achteraan' });
  expect([status, body['success']]).toEqual([201, true]);
  expect(body['redirect']).toMatch(/^\/winkelwagen\/bevestiging\?order=\d+$/);

  const events = (await shop.decoded()).filter(({ streamId }) => streamId === `order-${numberIn(body['redirect'])}`);
  expect(events.map(({ event }) => event.type)).toEqual(['OrderPlaced', 'OrderLinesAllocated']);
  expect(events[0]?.event.data).toMatchObject({
    customerNumber: '204118',
    reference: 'PO-77',
    message: 'Achteraan',
    delivery: {
      day: '2026-03-13',
      windowStart: '08:30',
      windowEnd: '12:00',
      service: { kind: 'mussels', moment: 'morning' },
    },
    lines: [
      { articleNumber: '105001', quantity: 4, lineTotalCents: 2760, vatRate: 6, weightArticle: true },
      { articleNumber: '105005', quantity: 3, lineTotalCents: 9750, conversionFactor: 5 },
    ],
    totals: { subtotalCents: 12_510, deliveryCents: 0, payableCents: 13_261 },
  });

  await shop.runPolicies(shop.main.api);
  const mail = shop.mails.find(({ subject }) => subject.includes(String(numberIn(body['redirect']))));
  expect(mail?.text).toContain('in de voormiddag, tussen 08:30 en 12:00');
  expect(mail?.text).toContain('Annuleren kan tot');
  const after = await lotte('PUT', '/api/basket/items', { 100001: 21 });
  expect(after.body['basket_id']).toBe(basket['basket_id']);
});

test('a double click is one order, and the same key with another order is refused', async () => {
  const kok = await shop.signIn('kok', ['204118']);
  const before = (await placedOrders()).length;
  const key = newKey();
  const answers = await Promise.all([order(kok, {}, key), order(kok, {}, key)]);
  expect(new Set(answers.map(({ body }) => body['redirect'])).size).toBe(1);
  expect(await order(kok, {}, key)).toEqual(answers[0]);
  expect((await placedOrders()).length).toBe(before + 1);
  expect(await order(kok, { deliveryMoment: 'afternoon' }, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency.key_reused' },
  });
});

test('judges the clock to the second: the morning of today ends at 7:00, today itself at 14:00', async () => {
  const zee = await shop.signIn('zee', ['204119']);
  const today = (moment: string) => order(zee, { deliveryDate: '2026-03-11', deliveryMoment: moment });
  shop.setNow(new Date('2026-03-11T06:59:59.999+01:00'));
  expect((await today('morning')).status).toBe(201);
  shop.setNow(new Date('2026-03-11T07:00:00+01:00'));
  expect(await today('morning')).toMatchObject({ status: 422, body: { code: 'mussels.moment_not_offered' } });
  shop.setNow(new Date('2026-03-11T13:59:59.999+01:00'));
  expect((await today('afternoon')).status).toBe(201);
  shop.setNow(new Date('2026-03-11T14:00:00+01:00'));
  expect(await today('afternoon')).toMatchObject({ status: 422, body: { code: 'mussels.day_not_offered' } });
});

test('refuses nonsense with its code, and places nothing', async () => {
  const gek = await shop.signIn('gek', ['204120']);
  const before = (await placedOrders()).length;
  const bags = (...orderedQuantities: object[]) => ({ orderedQuantities });
  const refusals: readonly (readonly [object, number, string])[] = [
    [bags({ weight: 5, quantity: -3 }), 400, 'request.malformed'],
    [bags({ weight: 5, quantity: 1e9 }), 400, 'request.malformed'],
    [bags({ weight: 5, quantity: 'veel' }), 400, 'request.malformed'],
    [bags({ weight: 5, quantity: null }), 400, 'request.malformed'],
    [bags({ weight: 0, quantity: 3 }), 400, 'request.malformed'],
    [{ deliveryMoment: 'night' }, 400, 'request.malformed'],
    [{ deliveryDate: '13/03/2026' }, 400, 'request.malformed'],
    [{ reference: 'x'.repeat(31) }, 400, 'request.malformed'],
    [{ message: 'x'.repeat(401) }, 400, 'request.malformed'],
    [{ customerNumber: '204118' }, 400, 'request.malformed'],
    [bags({ weight: 3, quantity: 9 }), 422, 'mussels.unknown_package'],
    [bags({ weight: 5, quantity: 2.4 }), 422, 'mussels.minimum_weight_not_reached'],
    [bags(), 422, 'mussels.minimum_weight_not_reached'],
    [{ shownTotal: 132.6 }, 409, 'mussels.changed'],
    [{ deliveryDate: null }, 422, 'mussels.delivery_date_not_selected'],
    [{ deliveryMoment: null }, 422, 'mussels.delivery_date_not_selected'],
    [{ deliveryDate: '2026-07-01' }, 409, 'mussels.out_of_season'],
    [{ deliveryDate: '2026-03-12' }, 422, 'mussels.day_not_offered'],
    [{ deliveryDate: '2026-03-15' }, 422, 'mussels.day_not_offered'],
    [{ deliveryDate: '2026-04-06' }, 422, 'mussels.day_not_offered'],
  ];
  for (const [changes, status, code] of refusals)
    expect([changes, await order(gek, changes)]).toMatchObject([changes, { status, body: { code } }]);
  expect((await placedOrders()).length).toBe(before);
});

test('is only for a customer that may order, in a session', async () => {
  const visitor = await visit(shop.main.url);
  expect(await order(visitor)).toMatchObject({ status: 401, body: { code: 'session.required' } });
  const traag = await shop.signIn('traag', ['204121']);
  await shop.main.api.suspendCustomer('204121', 'onbetaalde facturen');
  expect(await order(traag)).toMatchObject({ status: 409, body: { code: 'customer.suspended' } });
});

test('can be cancelled but not changed, and takes no extra order', async () => {
  const spijt = await shop.signIn('spijt', ['204118']);
  const number = numberIn((await order(spijt)).body['redirect']) ?? '';
  expect(await spijt('POST', '/api/basket/kind', { kind: 'extra', main_order: number })).toMatchObject({
    status: 409,
    body: { code: 'basket.main_order_closed' },
  });
  const cancelled = await spijt('POST', `/api/pending_order/${number}/cancelOrder`, {}, newKey());
  expect([number, cancelled.status]).toEqual([number, 200]);
});
