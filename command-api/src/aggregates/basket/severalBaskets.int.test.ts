import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { basketStream } from '@talloor/events/basket/events.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { openKeptBasket } from './openKeptBasket/openKeptBasket.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { logIn, type Answered, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../testing/testShop.ts';

const others = [
  '204131',
  '204132',
  '204133',
  '204134',
  '204135',
  '204136',
  '204137',
  '204138',
  '204139',
  '204140',
  '204141',
  '204142',
  '204143',
  '204144',
  '204145',
  '204146',
] as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120', '204121', ...others], {
    100001: null,
    100002: null,
    100003: null,
  });
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
const confirm = (person: Person) => person('GET', `/basket/confirm/${friday}`);
const hidePrices = async (customerNumber: string) => {
  await shop.pool.query('update catalogue.customers set show_prices = false where customer_number = $1', [
    customerNumber,
  ]);
  await shop.pool.query('update catalogue.version set version = version + 1');
};
const post = (person: Person, fields: Readonly<Record<string, string>>) =>
  person(
    'POST',
    '/api/basket-page/form',
    new URLSearchParams({ form_submit: '1', has_validated: '1', script: '0', ...fields }),
  );
const activate = (person: Person, id: string, key?: string) => person('POST', `/api/basket/activate/${id}`, {}, key);

test('a customer can set a basket aside, fill another, and order both', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  const first = idOf(await put(lotte, { 100001: 20 }));
  expect(await lotte('POST', '/api/baskets', {}, 'opnieuw')).toMatchObject({ body: { basket_id: null, lines: [] } });
  const second = await put(lotte, { 100002: 30 });
  expect(idOf(second)).not.toBe(first);
  expect(linesOf(second)).toEqual({ 100002: 30 });
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

test('another process uses the activated basket despite its cache', async () => {
  const firstBrowser = await shop.signIn('hier', ['204119']);
  const otherBrowser = await logIn((await shop.startProcess()).url, 'hier');
  const first = idOf(await put(otherBrowser, { 100001: 1 }));
  await firstBrowser('POST', '/api/baskets', {});
  const second = idOf(await put(firstBrowser, { 100002: 2 }));
  expect(linesOf(await put(otherBrowser, { 100003: 3 }))).toEqual({ 100002: 2, 100003: 3 });
  await activate(firstBrowser, first);
  expect(linesOf(await put(otherBrowser, { 100003: 4 }))).toEqual({ 100001: 1, 100003: 4 });
  expect(await firstBrowser('DELETE', `/api/basket/${second}`)).toMatchObject({
    status: 200,
    body: { basket_id: second },
  });
  expect(await activate(firstBrowser, second)).toMatchObject({ status: 404, body: { code: 'basket.not_found' } });
  await firstBrowser('DELETE', `/api/basket/${first}`);
  expect(linesOf(await put(otherBrowser, { 100001: 5 }))).toEqual({ 100001: 5 });
});

test('a user cannot activate or delete the basket of another customer', async () => {
  const lotte = await logIn(shop.main.url, 'lotte');
  const stranger = await shop.signIn('vreemd', ['204120']);
  const id = idOf(await put(lotte, { 100001: 2 }));
  expect(await activate(stranger, id)).toMatchObject({ status: 404, body: { code: 'basket.not_found' } });
  expect(await stranger('DELETE', `/api/basket/${id}`)).toMatchObject({ status: 404 });
  expect(linesOf(await put(lotte, {}))).toEqual({ 100001: 2 });
});

test('after simultaneous activations exactly one basket is active, in streams and row alike', async () => {
  const firstBrowser = await shop.signIn('samen', ['204121']);
  const otherBrowser = await logIn((await shop.startProcess()).url, 'samen');
  const ids: string[] = [];
  for (const article of ['100001', '100002', '100003']) {
    ids.push(idOf(await put(firstBrowser, { [article]: 1 })));
    await firstBrowser('POST', '/api/baskets', {});
  }
  await Promise.all(
    [0, 1, 2, 0, 1, 2].map((at, index) => activate(index % 2 ? firstBrowser : otherBrowser, ids[at] ?? '')),
  );
  await shop.runPolicies(shop.main.api);
  const states = new Map<string, boolean>(ids.map((id) => [id, false]));
  for (const { streamId, event } of await shop.decoded()) {
    const id = streamId.slice('basket-'.length);
    if (event.type === 'BasketActivated') states.set(id, true);
    if (event.type === 'BasketSetAside') states.set(id, false);
  }
  const active = ids.filter((id) => states.get(id));
  expect(active).toHaveLength(1);
  const answers = await Promise.all([firstBrowser, otherBrowser].map((person) => put(person, { 100001: 9 })));
  expect(new Set(answers.map(idOf))).toEqual(new Set(active));
});

test('a standing order event opens one basket, even when repeated', async () => {
  const [source] = await shop.decoded();
  if (!source) throw new Error('nothing happened yet');
  const request = {
    customerNumber: '204120',
    origin: { kind: 'standing_order' as const, id: 'lijst-1', name: 'Weekbasis', ownerId: '7' },
    items: [
      { articleNumber: '100001', quantity: 4 },
      { articleNumber: '999999', quantity: 1 },
    ],
    delivery: null,
    userId: '7',
    source,
  };
  const [first, second] = [await openKeptBasket(shop, request), await openKeptBasket(shop, request)];
  expect(second.basketId).toBe(first.basketId);
  expect(first.leftOut).toMatchObject([{ articleNumber: '999999', code: 'article.not_found' }]);
  const stranger = await logIn(shop.main.url, 'vreemd');
  expect(linesOf(await put(stranger, { 100002: 1 }))).toEqual({ 100002: 1 });
  expect(linesOf(await activate(stranger, first.basketId ?? ''))).toEqual({ 100001: 4 });
});

test('a repeated change of an inactive or deleted basket is not applied again', async () => {
  const lotte = await shop.signIn('herhaalt', ['204131']);
  await put(lotte, { 100003: 1 });
  await lotte('POST', '/api/baskets', {});
  const second = await lotte('PUT', '/api/basket/items', { 100001: 20 }, 'twintig');
  await lotte('POST', '/api/baskets', {});
  const repeatChange = () => lotte('PUT', '/api/basket/items', { 100001: 20 }, 'twintig', 'again');
  expect(linesOf(await repeatChange())).toEqual({});
  const third = await put(lotte, { 100002: 5 });
  expect(linesOf(await repeatChange())).toEqual({ 100002: 5 });
  expect(linesOf(await activate(lotte, idOf(second)))).toEqual({ 100001: 20 });
  await activate(lotte, idOf(third));
  await lotte('DELETE', `/api/basket/${idOf(second)}`);
  expect(linesOf(await repeatChange())).toEqual({ 100002: 5 });
});

test('a repeated change of an ordered basket is not applied again, even after later orders', async () => {
  const lotte = await shop.signIn('verloor', ['204139']);
  const colleague = await logIn((await shop.startProcess()).url, 'verloor');
  const part = { items: [{ article_number: '100001', quantity: 30 }] };
  const sendPart = (person: Person, attempt: 'first' | 'again' = 'again') =>
    person('POST', '/api/basket/upload/import', part, 'deel1', attempt);
  await sendPart(lotte, 'first');
  await confirm(colleague);
  expect((await colleague('POST', '/api/basket/checkout', {})).status).toBe(201);
  for (let order = 0; order < 4; order++) {
    await put(colleague, { 100002: 30 });
    await confirm(colleague);
    expect((await colleague('POST', '/api/basket/checkout', {})).status).toBe(201);
    await shop.runPolicies(shop.main.api);
  }
  await put(colleague, { 100002: 1 });
  expect(linesOf(await sendPart(colleague))).toEqual({ 100002: 1 });
  expect(linesOf(await sendPart(await logIn((await shop.startProcess()).url, 'verloor')))).toEqual({ 100002: 1 });
  expect(linesOf(await put(colleague, { 100001: 30 }))).toEqual({ 100001: 30, 100002: 1 });
});

test('a repeated checkout gives the same order after another basket was activated', async () => {
  await hidePrices('204132');
  const lotte = await shop.signIn('bestelt', ['204132']);
  const first = await put(lotte, { 100002: 30 });
  await confirm(lotte);
  await lotte('POST', '/api/baskets', {});
  await put(lotte, { 100001: 20 });
  await confirm(lotte);
  const order = () => lotte('POST', '/api/basket/checkout', {}, 'bestelling');
  const placed = await order();
  expect(placed.status).toBe(201);
  await activate(lotte, idOf(first));
  expect((await order()).body['order_number']).toBe(placed.body['order_number']);
  await shop.runPolicies(shop.main.api);
  for (const article of ['100001', '100002', '100003', '100001']) {
    await lotte('POST', '/api/baskets', {});
    await put(lotte, { [article]: 1 });
  }
  expect((await order()).body['order_number']).toBe(placed.body['order_number']);
});

test('a repeated request for a new basket keeps the basket that was activated meanwhile', async () => {
  const lotte = await shop.signIn('nieuw', ['204133']);
  const first = await put(lotte, { 100001: 1 });
  await lotte('POST', '/api/baskets', {});
  await put(lotte, { 100002: 2 });
  await lotte('POST', '/api/baskets', {}, 'nogEen');
  await activate(lotte, idOf(first));
  await lotte('POST', '/api/baskets', {}, 'nogEen');
  expect(linesOf(await put(lotte, {}))).toEqual({ 100001: 1 });
});

test('a checkout that names its basket does not order the new basket of a colleague', async () => {
  await hidePrices('204134');
  for (const [username, customer] of [
    ['verborgen', '204134'],
    ['getoond', '204135'],
  ] as const) {
    const lotte = await shop.signIn(username, [customer]);
    const colleague = await logIn((await shop.startProcess()).url, username);
    const shownId = idOf(await put(lotte, { 100001: 40 }));
    await confirm(lotte);
    await colleague('POST', '/api/baskets', {});
    const other = await put(colleague, { 100002: 50 });
    const fields = { submit_event: 'checkout', basket_id: shownId, moment: String(friday) };
    expect((await post(lotte, fields)).body['location']).toContain('problem=basket.changed');
    expect(await put(lotte, {})).toMatchObject({ body: { delivery_date: { is_confirmed: false } } });
    await confirm(colleague);
    expect(await lotte('POST', '/api/basket/checkout', { basket_id: shownId })).toMatchObject({
      status: 409,
      body: { code: 'basket.changed', basket: { basket_id: idOf(other) } },
    });
    expect((await lotte('POST', '/api/basket/checkout', { basket_id: idOf(other) })).status).toBe(201);
  }
});

test('a repeated checkout of an ordered basket is rejected as ordered, even after another basket was filled', async () => {
  const lotte = await shop.signIn('tweemaal', ['204144']);
  const first = idOf(await put(lotte, { 100001: 40 }));
  await confirm(lotte);
  const placed = await lotte('POST', '/api/basket/checkout', { basket_id: first });
  expect(placed.status).toBe(201);
  await shop.runPolicies(shop.main.api);
  const repeatCheckout = () => lotte('POST', '/api/basket/checkout', { basket_id: first });
  const alreadyOrdered = { status: 409, body: { code: 'basket.already_ordered' } };
  expect(await repeatCheckout()).toMatchObject(alreadyOrdered);
  await put(lotte, { 100002: 50 });
  await confirm(lotte);
  expect(await repeatCheckout()).toMatchObject(alreadyOrdered);
  const form = await post(lotte, { submit_event: 'checkout', basket_id: first });
  const number = String(placed.body['order_number']);
  expect(form.body['location']).toBe(
    `/winkelwagen/bevestiging?order=${number}&problem=basket.already_ordered&script=0`,
  );
});

test('without script a checkout with another amount than shown is rejected, and accepted with the shown amount', async () => {
  const lotte = await shop.signIn('zonder', ['204136']);
  await put(lotte, { 100001: 40 });
  const picked = { submit_event: 'checkout', moment: String(friday) };
  const answer = await post(lotte, { ...picked, amount_to_pay: '1.00' });
  expect(answer.body['location']).toContain('problem=basket.changed');
  const { body } = await put(lotte, {});
  const shownForm = {
    ...picked,
    moment: '',
    basket_id: String(body['basket_id']),
    amount_to_pay: String(body['amount_to_pay']),
  };
  expect((await post(lotte, shownForm)).body['location']).toMatch(/order=\d+/);
});

test('without script a page can send several changes, and a repeated press orders once', async () => {
  const lotte = await shop.signIn('terug', ['204137']);
  await put(lotte, { 100001: 40, 100002: 1 });
  const page = { submit_event: 'update', form_id: '0f0e9f6a-6c1f-4f5e-9a8e-1a2b3c4d5e6f' };
  await post(lotte, { ...page, article: '100001', quantity: '41' });
  await post(lotte, { ...page, article: '100001', quantity: '42' });
  const other = await post(lotte, { ...page, article: '100002', quantity: '2' });
  expect(other.body['location']).not.toContain('problem');
  expect(linesOf(await put(lotte, {}))).toEqual({ 100001: 42, 100002: 2 });
  await confirm(lotte);
  const order = { ...page, submit_event: 'checkout' };
  const [first, second] = [await post(lotte, order), await post(lotte, order)];
  expect(first.body['location']).toMatch(/order=\d+/);
  expect(second.body['location']).toBe(first.body['location']);
});

test('without script a quantity is read as in the shop, and what is no number changes nothing', async () => {
  const lotte = await shop.signIn('getal', ['204137']);
  await put(lotte, { 100001: 40 });
  const send = async (quantity: string) => {
    const { body } = await post(lotte, { submit_event: 'update', article: '100001', quantity });
    const problem = /problem=([a-z._]+)/.exec(String(body['location']))?.[1] ?? null;
    return [problem, linesOf(await put(lotte, {}))['100001']];
  };
  expect(await send('12 st')).toEqual([null, 12]);
  for (const text of ['12-', '½', '-3', ' ']) expect(await send(text)).toEqual(['request.malformed', 12]);
  expect(await send('1.000.000')).toEqual(['basket.error.maximum_exceeded', 12]);
});

test('without script an order goes to the typed address, and its add-on uses the same address', async () => {
  const lotte = await shop.signIn('kaal', ['204142']);
  await put(lotte, { 100001: 40 });
  const checkout = { submit_event: 'checkout', moment: String(friday) };
  const typedAddress = {
    address_name: 'Feestzaal',
    street: 'Korenmarkt',
    street_number: '1',
    postal: '9000',
    city: 'Gent',
  };
  const nowhere = await post(lotte, { ...checkout, address: 'typed' });
  expect(nowhere.body['location']).toContain('problem=request.malformed');
  const first = await post(lotte, { ...checkout, ...typedAddress, address: 'typed' });
  const [, main = ''] = /order=(\d+)/.exec(String(first.body['location'])) ?? [];
  await put(lotte, { 100002: 1 });
  const answer = await post(lotte, { submit_event: 'checkout', order_kind: main, address: 'own' });
  expect(answer.body['location']).toContain('problem=');
  const basket = await put(lotte, {});
  expect(basket.body).toMatchObject({ kind: 'extra', main_order: main, alternative_address: { name: 'Feestzaal' } });
  const extra = await post(lotte, { submit_event: 'checkout' });
  expect(extra.body['location']).toMatch(/order=\d+/);
}, 60_000);

test('a basket changed by a colleague is not ordered unseen, by form or by call', async () => {
  const lotte = await shop.signIn('ongezien', ['204145']);
  const karim = await shop.signIn('collega', ['204145']);
  await put(lotte, { 100001: 40 });
  const content = contentOfView((await confirm(lotte)).body as unknown as BasketView);
  await put(karim, { 100002: 3 });
  const form = await post(lotte, { submit_event: 'checkout', shown: content });
  expect(form.body['location']).toContain('problem=basket.changed');
  const call = await lotte('POST', '/api/basket/checkout', { shown: content });
  expect(call).toMatchObject({ status: 409, body: { code: 'basket.changed' } });
  const currentBasket = await put(lotte, {});
  const now = contentOfView(currentBasket.body as unknown as BasketView);
  const page = {
    submit_event: 'checkout',
    basket_id: idOf(currentBasket),
    shown: now,
    form_id: '0f0e9f6a-6c1f-4f5e-9a8e-1a2b3c4d5e70',
  };
  const [first, second] = [await post(lotte, page), await post(lotte, page)];
  expect(first.body['location']).toMatch(/order=\d+/);
  expect(second.body['location']).toBe(first.body['location']);
});

test('without script a rejected order leaves no address on the shared basket', async () => {
  const lotte = await shop.signIn('tante', ['204146']);
  const basket_id = idOf(await put(lotte, { 100001: 40 }));
  const typedAddress = {
    address_name: 'Tante Jeanne',
    street: 'Korenmarkt',
    street_number: '1',
    postal: '9000',
    city: 'Gent',
  };
  const order = { submit_event: 'checkout', basket_id, moment: String(friday), address: 'typed', ...typedAddress };
  const wrongs = { amount_to_pay: 'basket.changed', extra_emails: 'request.malformed' };
  for (const [field, code] of Object.entries(wrongs)) {
    const answer = await post(lotte, { ...order, [field]: '1' });
    expect(answer.body['location']).toContain(`problem=${code}`);
    expect(await put(lotte, {})).toMatchObject({ body: { basket_id, alternative_address: null } });
  }
  const pressed = { ...order, form_id: '0f0e9f6a-6c1f-4f5e-9a8e-1a2b3c4d5e71' };
  const [placed, repeated] = [await post(lotte, pressed), await post(lotte, pressed)];
  expect(placed.body['location']).toMatch(/order=\d+/);
  expect(repeated.body['location']).toBe(placed.body['location']);
  const checkedOut = (await shop.decoded()).findLast(({ event }) => event.type === 'BasketCheckedOut');
  expect(JSON.stringify(checkedOut?.event.data)).toContain('Tante Jeanne');
}, 60_000);

test('a customer may have fifty inactive baskets, and another after deleting one', async () => {
  const lotte = await shop.signIn('bewaart', ['204138']);
  const begin = () => lotte('POST', '/api/baskets', {});
  let lastId = '';
  for (let count = 0; count < 50; count++) {
    lastId = idOf(await put(lotte, { 100001: 1 }));
    expect((await begin()).status).toBe(200);
  }
  await put(lotte, { 100002: 1 });
  expect(await begin()).toMatchObject({ status: 422, body: { code: 'basket.too_many_kept' } });
  expect(linesOf(await put(lotte, {}))).toEqual({ 100002: 1 });
  await lotte('DELETE', `/api/basket/${lastId}`);
  expect((await begin()).status).toBe(200);
});

test('an activated basket with an expired moment can be ordered after confirming another day', async () => {
  const lotte = await shop.signIn('voorbij', ['204141']);
  const basketId = idOf(await put(lotte, { 100001: 20 }));
  await confirm(lotte);
  await lotte('POST', '/api/baskets', {});
  shop.setNow(new Date('2026-03-16T09:00:00Z'));
  const { status, body } = await activate(lotte, basketId);
  expect([status, body['is_valid'], body['messages']]).toMatchObject([
    200,
    false,
    [{ code: 'basket.delivery_moment_expired', is_blocking: true }],
  ]);
  const order = () => lotte('POST', '/api/basket/checkout', {});
  expect(await order()).toMatchObject({ body: { code: 'basket.delivery_moment_expired' } });
  expect((await lotte('POST', `/api/basket/confirm/${friday + 7 * 24 * 60 * 60}`, {})).status).toBe(200);
  expect((await order()).status).toBe(201);
  shop.setNow(start);
});

test('an untouched inactive basket is deleted after 18 months, an activated one later', async () => {
  const lotte = await shop.signIn('vergeet', ['204140']);
  const begin = () => lotte('POST', '/api/baskets', {});
  const touched = idOf(await put(lotte, { 100001: 1 }));
  await begin();
  const forgotten = idOf(await put(lotte, { 100002: 2 }));
  await begin();
  await put(lotte, { 100003: 3 });
  const [source] = await shop.decoded();
  if (!source) throw new Error('nothing happened yet');
  const origin = { kind: 'standing_order' as const, id: 'lijst-2', name: 'Weekbasis', ownerId: '7' };
  const items = [{ articleNumber: '100001', quantity: 4 }];
  const request = { customerNumber: '204140', origin, items, delivery: null, userId: '7', source };
  const { basketId: prepared } = await openKeptBasket(shop, request);

  shop.setNow(new Date('2027-03-11T13:12:00Z'));
  await activate(lotte, touched);
  shop.setNow(new Date('2027-09-11T13:11:00Z'));
  await shop.runPolicies(shop.main.api);
  expect((await activate(lotte, forgotten)).status).toBe(200);
  await activate(lotte, touched);
  shop.setNow(new Date('2027-09-11T13:13:00Z'));
  await shop.runPolicies(shop.main.api);
  expect(await activate(lotte, prepared ?? '')).toMatchObject({ status: 404, body: { code: 'basket.not_found' } });
  expect((await activate(lotte, forgotten)).status).toBe(200);
  shop.setNow(new Date('2029-09-11T13:13:00Z'));
  await shop.runPolicies(shop.main.api);
  expect(await activate(lotte, touched)).toMatchObject({ status: 404, body: { code: 'basket.not_found' } });
  expect(linesOf(await put(lotte, {}))).toEqual({ 100002: 2 });
  shop.setNow(start);
});

test('a prepared basket may have a day beyond the ordering horizon, and is deleted untouched a week after its moment', async () => {
  const lotte = await shop.signIn('onaangeroerd', ['204143']);
  const [source, other] = await shop.decoded();
  if (!source || !other) throw new Error('nothing happened yet');
  const items = [{ articleNumber: '100001', quantity: 4 }];
  const origin = { kind: 'standing_order' as const, id: 'lijst-3', name: 'Weekbasis', ownerId: '7' };
  const delivery = { day: '2026-03-13', windowStart: null };
  const request = { customerNumber: '204143', origin, items, delivery, userId: '7' };
  await shop.pool.query('update catalogue.settings set horizon_days = 1');
  await shop.pool.query('update catalogue.version set version = version + 1');
  const prepared = await openKeptBasket(shop, { ...request, source });
  const otherBasket = await openKeptBasket(shop, { ...request, source: other });
  expect(prepared.state).toMatchObject({ status: 'kept', delivery: { day: '2026-03-13' } });
  const answer = await activate(lotte, otherBasket.basketId ?? '');
  expect(answer.body['messages']).not.toContainEqual(
    expect.objectContaining({ code: 'basket.delivery_moment_invalid' }),
  );
  await shop.pool.query('update catalogue.settings set horizon_days = 28');
  await shop.pool.query('update catalogue.version set version = version + 1');

  await lotte('POST', '/api/baskets', {});
  shop.setNow(new Date('2026-03-18T15:00:00Z'));
  await shop.runPolicies(shop.main.api);
  expect((await stateOf(prepared.basketId ?? '')).status).toBe('kept');
  shop.setNow(new Date('2026-03-18T17:00:00Z'));
  await shop.runPolicies(shop.main.api);
  expect((await stateOf(prepared.basketId ?? '')).status).toBe('discarded');
  expect((await stateOf(otherBasket.basketId ?? '')).status).toBe('kept');
  shop.setNow(start);
});
const stateOf = async (basketId: string) => (await shop.repository.load(basketFold, basketStream(basketId))).state;
