import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { writePrices } from '@talloor/catalogue/price/writePrices.ts';
import { testChange, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import type { FaultPoint } from '../../../commands/faults.ts';
import { logIn, type Answered, type Person } from '../../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(
    ['204118', '204119', '204120', '204121', '204122', '204123', '204124', '204125', '204126', '204127'],
    {
      100001: null,
      100002: null,
      100003: null,
      100009: 10,
    },
  );
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(start));

let sequence = 0;
const newKey = () => `key-${++sequence}`;
const ordering = { po_number: 'WK11', message: 'zijdeur', extra_emails: ['keuken@talloor.example'] };
const checkOut = (person: Person, body: object = ordering, key = newKey()) =>
  person('POST', '/api/basket/checkout', body, key);
const linesOf = ({ body }: Answered) =>
  Object.fromEntries(
    (body['lines'] as { product: { article_number: string }; quantity: number }[]).map((line) => [
      line.product.article_number,
      line.quantity,
    ]),
  );
const fill = async (person: Person, items: Readonly<Record<string, number>> = { 100001: 20 }) => {
  await person('PUT', '/api/basket/items', items);
  return person('GET', `/basket/confirm/${friday}`);
};
const eventsOf = async (orderNumber: unknown) =>
  (await shop.decoded()).filter(({ streamId }) => streamId === `order-${String(orderNumber)}`);

describe('a basket', () => {
  test('is opened by the first change, shared by the users of its customer, and returned by every change', async () => {
    const lotte = await shop.signIn('lotte', ['204118']);
    const chef = await shop.signIn('chef', ['204118']);
    const untouched = await lotte('DELETE', '/api/basket');
    expect(untouched).toMatchObject({ status: 200, body: { basket_id: null, lines: [] } });

    const first = await lotte('PUT', '/api/basket/items', { 100001: 2, 100002: 3 });
    expect(first.status).toBe(200);
    const second = await chef('PUT', '/api/basket/item/100003', { quantity: 1 });
    expect(second.body['basket_id']).toBe(first.body['basket_id']);
    expect(linesOf(second)).toEqual({ 100001: 2, 100002: 3, 100003: 1 });

    expect((await lotte('POST', `/basket/confirm/${friday}?window=08:30`, {})).status).toBe(200);
    const confirmed = await lotte('POST', `/api/basket/confirm/${friday}?window=08:30`, {});
    expect(confirmed.body['delivery_date']).toMatchObject({ date: friday, is_confirmed: true });
    const withReference = await chef('POST', '/api/basket/po-number', 'WK12');
    expect(withReference.body['po_number']).toBe('WK12');
    const address = { name: 'Zaal', postal: '9000', city: 'Gent', street: 'Kouter', street_number: '2', po_box: '' };
    const elsewhere = await lotte('POST', '/api/basket/address', { alternative_address: address });
    expect(elsewhere.body['alternative_address']).toEqual(address);
    const bare = await chef('POST', '/api/basket/address', { ...address, name: 'Kelder' });
    expect(bare.body['alternative_address']).toEqual({ ...address, name: 'Kelder' });
    const { street: _, ...incomplete } = address;
    for (const [body, path] of [
      [incomplete, 'street'],
      [{ alternative_address: incomplete }, 'alternative_address.street'],
    ] as const)
      expect(await chef('POST', '/api/basket/address', body)).toMatchObject({
        status: 400,
        body: { errors: [{ in: 'body', path }] },
      });
    expect(linesOf(await lotte('POST', '/api/basket/item/100003', { quantity: 2 }))).toMatchObject({ 100003: 2 });
    expect(linesOf(await chef('PUT', '/api/basket/item/100003', { quantity: 0 }))).toEqual({ 100001: 2, 100002: 3 });
    const withMinimum = await chef('PUT', '/api/basket/items?at_least=true', { 100001: 1, 100002: 4 });
    expect(linesOf(withMinimum)).toEqual({ 100001: 2, 100002: 4 });
  });

  test('recognises a repeated change after its checkout in every process, and opens no new basket', async () => {
    const tab = await shop.signIn('herhaald', ['204125']);
    const [key, items] = [newKey(), { 100001: 20 }];
    const put = (person: Person, quantities: object = items) =>
      person('PUT', '/api/basket/items', quantities, key, 'again');
    const first = await tab('PUT', '/api/basket/items', items, key);
    await tab('GET', `/basket/confirm/${friday}`);
    const placed = await checkOut(tab);
    expect(placed.status).toBe(201);
    const nothing = { status: 200, body: { basket_id: null, lines: [] } };
    expect(await put(tab)).toMatchObject(nothing);
    const process = await shop.startProcess();
    await shop.runPolicies(process.api);
    expect(await put(tab)).toMatchObject(nothing);
    const other = await logIn(process.url, 'herhaald');
    expect(await put(other)).toMatchObject(nothing);
    expect(await put(other, { 100001: 21 })).toMatchObject({ status: 422, body: { code: 'idempotency.key_reused' } });
    const next = await other('PUT', '/api/basket/items', items, newKey());
    expect(linesOf(next)).toEqual(items);
    expect(next.body['basket_id']).not.toBe(first.body['basket_id']);
  });

  test('rejects an invalid change with its code and stays unchanged', async () => {
    const lotte = await logIn(shop.main.url, 'lotte');
    const answer = await lotte('PUT', '/api/basket/item/999999', { quantity: 1 });
    expect(answer).toMatchObject({ status: 404, body: { code: 'article.not_found' } });
    expect(await lotte('PUT', '/api/basket/item/100009', { quantity: 11 })).toMatchObject({
      status: 422,
      body: { code: 'basket.error.max_available_stock', parameters: { max_stock: 10 } },
    });
    expect(await lotte('GET', '/basket/confirm/1000')).toMatchObject({
      status: 422,
      body: { code: 'basket.delivery_moment_expired' },
    });
    expect(linesOf(await lotte('PUT', '/api/basket/item/100002', { quantity: 3 }))).toEqual({ 100001: 2, 100002: 3 });
  });

  test('keeps all simultaneous changes of two tabs and two processes', async () => {
    const tab = await shop.signIn('tabs', ['204119']);
    const other = await logIn((await shop.startProcess()).url, 'tabs');
    const articles = ['100001', '100002', '100003', '100009'];
    const changes = articles.flatMap((article, index) =>
      [1, 2, 3].map((quantity) => (index % 2 ? tab : other)('PUT', `/api/basket/item/${article}`, { quantity })),
    );
    const answers = await Promise.all(changes);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['basket_id'])).size).toBe(1);
    const lines = linesOf(await tab('POST', '/api/basket/po-number', 'beide'));
    expect(Object.keys(lines).toSorted()).toEqual(articles);
  });
});

describe('a checkout', () => {
  test('becomes an order with allocated stock, a confirmation mail and the promised amount', async () => {
    const lotte = await shop.signIn('besteller', ['204120']);
    const basket = await fill(lotte, { 100001: 20, 100002: 5 });
    const placed = await checkOut(lotte, { ...ordering, amount_to_pay: basket.body['amount_to_pay'] });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        order_number: expect.stringMatching(/^44020\d\d$/),
        amount_to_pay: basket.body['amount_to_pay'],
        delivery_date: friday,
        reference: 'WK11',
        allocation: 'allocated',
      },
    });
    await shop.runPolicies(shop.main.api);
    const events = await eventsOf(placed.body['order_number']);
    expect(events.map(({ event }) => event.type)).toEqual([
      'OrderPlaced',
      'OrderLinesAllocated',
      'OrderConfirmationSent',
    ]);
    expect(events[0]?.metadata).toMatchObject({ actorRole: 'customer', customerNumber: '204120' });
    expect(events[1]?.metadata).toMatchObject({ actorRole: 'system', customerNumber: '204120' });
    expect(events[1]?.metadata.causationId).toBe(events[0]?.metadata.causationId);
    expect(events[1]?.metadata.commandId).not.toBe(events[0]?.metadata.commandId);
    expect(shop.mails.at(-1)).toMatchObject({
      to: ['besteller@talloor.example', 'keuken@talloor.example'],
      subject: `Bevestiging van je bestelling ${String(placed.body['order_number'])}`,
    });
    const next = await lotte('PUT', '/api/basket/item/100001', { quantity: 1 });
    expect(next.body['basket_id']).not.toBe(basket.body['basket_id']);
  });

  test('keeps the chosen address as personal data of its author, erased with its author', async () => {
    const chef = await shop.signIn('typt', ['204124']);
    const lotte = await shop.signIn('bestelt', ['204124']);
    await fill(chef);
    const address = { name: 'Zaal', postal: '9000', city: 'Gent', street: 'Kouter', street_number: '2', po_box: '' };
    const answer = await chef('POST', '/api/basket/address', { alternative_address: address });
    expect(answer.status).toBe(200);
    const placed = await checkOut(lotte);
    expect(placed.status).toBe(201);
    const order = async () => (await eventsOf(placed.body['order_number']))[0]?.event.data;
    const street = (name: string | null) => ({ address: { street: name, city: 'Gent' }, message: 'zijdeur' });
    expect(await order()).toMatchObject(street('Kouter'));
    const { addressChosenBy } = (await order()) as { addressChosenBy: string };
    await shop.keys.erasePerson(addressChosenBy);
    expect(await order()).toMatchObject(street(null));
  });

  test('of an add-on goes to the address of its main order only', async () => {
    const person = await shop.signIn('extra', ['204127']);
    const hall = { name: 'Zaal', postal: '9000', city: 'Gent', street: 'Kouter', street_number: '2', po_box: '' };
    await fill(person);
    await person('POST', '/api/basket/address', { alternative_address: hall });
    const main = await checkOut(person);
    await person('PUT', '/api/basket/items', { 100002: 1 });
    const asExtra = { kind: 'extra', main_order: main.body['order_number'] };
    const extra = await person('POST', '/api/basket/kind', asExtra);
    expect(extra.body).toMatchObject({ kind: 'extra', alternative_address: hall });
    const arlon = { ...hall, postal: '6700', city: 'Arlon' };
    for (const address of [arlon, null])
      expect(await person('POST', '/api/basket/address', { alternative_address: address })).toMatchObject({
        status: 409,
        body: { code: 'basket.main_order_elsewhere' },
      });
    const placed = await checkOut(person);
    expect(placed).toMatchObject({ status: 201, body: { main_order: main.body['order_number'], shipping_fee: 0 } });
    const [order] = await eventsOf(placed.body['order_number']);
    expect(order?.event.data).toMatchObject({ address: { kind: 'alternative', street: 'Kouter', postal: '9000' } });
  });

  test('repeated with its key gives the same order, and with another body is rejected', async () => {
    const lotte = await logIn(shop.main.url, 'besteller');
    await fill(lotte);
    const key = newKey();
    const [first, twin] = await Promise.all([checkOut(lotte, ordering, key), checkOut(lotte, ordering, key)]);
    expect(first.status).toBe(201);
    expect(twin).toEqual(first);
    await shop.runPolicies(shop.main.api);
    await lotte('PUT', '/api/basket/item/100001', { quantity: 3 });
    const repeated = await checkOut(await logIn((await shop.startProcess()).url, 'besteller'), ordering, key);
    expect(repeated).toEqual(first);
    expect(await checkOut(lotte, { ...ordering, message: 'anders' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency.key_reused' },
    });
    const placed = (await shop.decoded()).filter(
      ({ event, metadata }) => event.type === 'OrderPlaced' && metadata.customerNumber === '204120',
    );
    expect(placed).toHaveLength(2);
  });

  test('repeated with its key finds its order before its policies ran, and after later orders', async () => {
    const lotte = await shop.signIn('nogeens', ['204126']);
    await fill(lotte);
    const key = newKey();
    const first = await checkOut(lotte, ordering, key);
    expect(first.status).toBe(201);
    await fill(lotte);
    const repeatCheckout = async (url: string) => checkOut(await logIn(url, 'nogeens'), ordering, key);
    const early = await shop.startProcess();
    expect(await repeatCheckout(shop.main.url)).toEqual(first);
    expect(await repeatCheckout(early.url)).toEqual(first);
    for (let order = 0; order < 3; order++) {
      expect(await checkOut(lotte)).toMatchObject({ status: 201 });
      await shop.runPolicies(shop.main.api);
      await fill(lotte);
    }
    expect(await repeatCheckout(shop.main.url)).toEqual(first);
    expect(await repeatCheckout(early.url)).toEqual(first);
    expect(await repeatCheckout((await shop.startProcess()).url)).toEqual(first);
    const placed = (await shop.decoded()).filter(
      ({ event, metadata }) => event.type === 'OrderPlaced' && metadata.customerNumber === '204126',
    );
    expect(placed).toHaveLength(4);
    const { rows } = await shop.pool.query<{ told: number }>(
      `select count(ended_by)::int as told from command.ended_baskets where customer_number = '204126'`,
    );
    expect(rows).toEqual([{ told: 4 }]);
  });

  test('returns its order number when rejected', async () => {
    const lotte = await logIn(shop.main.url, 'nogeens');
    const before = await checkOut(lotte);
    expect(await checkOut(lotte)).toMatchObject({ status: 409 });
    await fill(lotte);
    expect(await checkOut(lotte, { ...ordering, amount_to_pay: 1 })).toMatchObject({ status: 409 });
    const next = await checkOut(lotte);
    expect(Number(next.body['order_number'])).toBe(Number(before.body['order_number']) + 1);
  });

  test('keeps its order number after a lost answer of the store, and is found by its key', async () => {
    let isLost = true;
    const losing: typeof shop.store.append = async (streamId, expected, events) => {
      const appended = await shop.store.append(streamId, expected, events);
      if (isLost && events[0]?.type === 'BasketCheckedOut') throw new EventStoreUnavailable('the answer was lost');
      return appended;
    };
    const { url } = await shop.startProcess(undefined, undefined, losing);
    const lotte = await logIn(url, 'nogeens');
    await fill(lotte);
    const key = newKey();
    expect(await checkOut(lotte, ordering, key)).toMatchObject({ status: 503 });
    isLost = false;
    const other = await shop.signIn('ander', ['204126'], url);
    await fill(other);
    const between = await checkOut(other);
    const repeated = await checkOut(lotte, ordering, key);
    expect([between.status, repeated.status]).toEqual([201, 201]);
    expect(Number(repeated.body['order_number'])).toBeLessThan(Number(between.body['order_number']));
  });

  test('is accepted without allocation when the stock is slow, reserves once, and is allocated later', async () => {
    let reservationCount = 0;
    const never = new Promise<void>(() => undefined);
    const slow = await shop.startProcess({
      reach: (point) => {
        if (point !== 'afterStockReserved') return;
        reservationCount += 1;
        return never;
      },
    });
    const lotte = await logIn(slow.url, 'nogeens');
    await fill(lotte);
    const placed = await checkOut(lotte);
    expect(placed).toMatchObject({ status: 201, body: { allocation: 'pending' } });
    expect(reservationCount).toBe(1);
    const types = async () => (await eventsOf(placed.body['order_number'])).map(({ event }) => event.type);
    expect(await types()).toEqual(['OrderPlaced']);
    await shop.runPolicies(shop.main.api);
    expect(await types()).toEqual(['OrderPlaced', 'OrderLinesAllocated', 'OrderConfirmationSent']);
  });

  test('by two users at once becomes one order, and the other is rejected', async () => {
    const firstUser = await shop.signIn('een', ['204121']);
    const secondUser = await shop.signIn('twee', ['204121']);
    await fill(firstUser);
    const answers = await Promise.all([checkOut(firstUser), checkOut(secondUser)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('basket.already_ordered');
    expect(await fill(secondUser)).toMatchObject({ status: 200 });
  });

  test('is rejected with the new basket when a price changed since it was shown', async () => {
    const lotte = await logIn(shop.main.url, 'een');
    const shownBasket = await fill(lotte, { 100003: 30 });
    await writePrices(shop.pool, [{ kind: 'list', articleNumber: '100003', priceMills: 11_000 }], testChange);
    const body = { ...ordering, amount_to_pay: shownBasket.body['amount_to_pay'] };
    const answer = await checkOut(lotte, body);
    expect(answer).toMatchObject({ status: 409, body: { code: 'basket.changed' } });
    const basket = answer.body['basket'] as { amount_to_pay: number };
    expect(basket.amount_to_pay).toBeGreaterThan(Number(shownBasket.body['amount_to_pay']));
    expect(await checkOut(lotte, { ...body, amount_to_pay: basket.amount_to_pay })).toMatchObject({ status: 201 });
  });

  test('below the minimum is rejected without an amount when prices are hidden', async () => {
    await shop.writeFacts(['204127'], {});
    await writeTestCustomer(shop.pool, '204127', { showPrices: false });
    const lotte = await shop.signIn('verborgen', ['204127']);
    const { body: basket } = await fill(lotte, { 100001: 2 });
    expect(basket['messages']).toMatchObject([
      { message: 'De minimumbestelling is nog niet bereikt.', parameters: {} },
    ]);
    expect(basket['threshold']).toMatchObject({ state: 'below', minimum: null, free_from: null, fee: null });
    const answer = await checkOut(lotte);
    expect(answer).toMatchObject({ status: 422, body: { code: 'basket.below_minimum', parameters: {} } });
    expect(JSON.stringify(answer.body)).not.toMatch(/amount|€|\d{2},\d{2}/);
  });

  test('that breaks a rule is rejected with its code, and the basket stays', async () => {
    const lotte = await shop.signIn('regels', ['204122']);
    const refusal = async () => {
      const { status, body } = await checkOut(lotte);
      return [status, body.code];
    };
    expect(await refusal()).toEqual([422, 'basket.empty']);
    await lotte('PUT', '/api/basket/items', { 100001: 2 });
    expect(await refusal()).toEqual([422, 'basket.below_minimum']);
    await lotte('PUT', '/api/basket/items', { 100001: 20 });
    expect(await refusal()).toEqual([422, 'basket.delivery_not_confirmed']);
    await lotte('GET', `/basket/confirm/${friday}`);
    shop.setNow(new Date('2026-03-11T16:00:00Z'));
    expect(await refusal()).toEqual([422, 'basket.delivery_moment_expired']);
    shop.setNow(start);
    expect(linesOf(await lotte('POST', '/api/basket/po-number', 'blijft'))).toEqual({ 100001: 20 });

    await shop.main.api.suspendCustomer('204122', 'onbetaalde facturen');
    expect(await refusal()).toEqual([409, 'customer.suspended']);
    await shop.main.api.cancelCustomer('204122', 'gestopt');
    expect(await refusal()).toEqual([409, 'customer.cancelled']);
    const { metadata } = (await shop.decoded()).findLast(({ event }) => event.type === 'BasketOpened') ?? {};
    await shop.main.api.suspendAccount(metadata?.actorId ?? '', 'misbruik');
    expect(await refusal()).toEqual([401, 'session.required']);
    await expect(logIn(shop.main.url, 'regels')).rejects.toThrow('account.suspended');
  });
});

test('fifty customers ordering the last ten pieces get exactly ten', async () => {
  const customers = Array.from({ length: 50 }, (_, index) => String(310_000 + index));
  await shop.writeFacts(customers, { 200010: 10 });
  const buyers = [];
  for (const customer of customers) buyers.push(await shop.signIn(`koper${customer}`, [customer]));
  for (const buyer of buyers) await fill(buyer, { 100001: 20, 200010: 1 });
  const answers = await Promise.all(buyers.map((buyer) => checkOut(buyer)));
  await shop.runPolicies(shop.main.api);
  const rejections = answers.filter(({ status }) => status !== 201);
  expect(new Set(rejections.map(({ body }) => body.code))).toEqual(
    rejections.length > 0 ? new Set(['basket.stock_issues']) : new Set(),
  );
  const allocatedLines = (await shop.decoded()).flatMap(({ event }) =>
    event.type === 'OrderLinesAllocated'
      ? (event as Extract<OrderEvent, { type: 'OrderLinesAllocated' }>).data.lines.filter(
          (line) => line.articleNumber === '200010',
        )
      : [],
  );
  expect(allocatedLines.reduce((sum, line) => sum + line.quantity, 0)).toBe(10);
}, 60_000);

describe('a crash between two steps of a checkout', () => {
  const points: FaultPoint[] = [
    'afterNumberDrawn',
    'afterBasketCheckedOut',
    'afterOrderPlaced',
    'afterStockReserved',
    'afterOrderAllocated',
    'afterMailSent',
  ];

  test.each(points)('%s ends in one order and its mail under one Message-ID', async (point) => {
    const lotte = await shop.signIn(`crash-${point}`, ['204123']);
    const basket = await fill(lotte);
    const dying = await shop.startProcess({
      reach: (place) => {
        if (place === point) throw new Error(`the process ends ${point}`);
      },
    });
    const key = newKey();
    const mailCountBefore = shop.mails.length;
    const attempt = await checkOut(await logIn(dying.url, `crash-${point}`), ordering, key);
    // Reserving may fail; the mail follows all answers.
    expect(attempt.status).toBe(['afterStockReserved', 'afterMailSent'].includes(point) ? 201 : 500);
    await shop.runPolicies(dying.api).catch(() => undefined);

    const survivor = await shop.startProcess();
    await shop.runPolicies(survivor.api);
    const repeated = await checkOut(await logIn(survivor.url, `crash-${point}`), ordering, key);
    expect(repeated.status).toBe(201);
    await shop.runPolicies(survivor.api);

    const orders = (await shop.decoded()).filter(
      ({ event }) =>
        (event as OrderEvent).type === 'OrderPlaced' && contentOf(event).basketId === basket.body['basket_id'],
    );
    expect(orders).toHaveLength(1);
    const events = await eventsOf(repeated.body['order_number']);
    expect(events.map(({ event }) => event.type)).toEqual([
      'OrderPlaced',
      'OrderLinesAllocated',
      'OrderConfirmationSent',
    ]);
    const mails = shop.mails.slice(mailCountBefore).map(({ messageId }) => messageId);
    expect(mails).toHaveLength(point === 'afterMailSent' ? 2 : 1);
    expect(new Set(mails).size).toBe(1);
    const { rows } = await shop.pool.query('select 1 from catalogue.reservation_orders where order_number = $1', [
      repeated.body['order_number'],
    ]);
    expect(rows).toHaveLength(1);
  });
});

const contentOf = (event: DecodedEvent['event']) => event.data as { basketId: string };
