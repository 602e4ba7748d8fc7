import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type {
  StandingBasketMade,
  StandingDateMissed,
  StandingOrderEvent,
} from '@talloor/events/standingOrder/events.ts';
import { fingerprint } from '@talloor/platform/fingerprint.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import type { CommandApi } from '../createCommandApi.ts';
import type { Person } from '../testing/logIn.ts';
import { createTestShop, start, type TestShop } from '../testing/testShop.ts';

/** Friday's cut-off: Wednesday 17:00; basket: Tuesday 06:00. */
const weekly = {
  schedule: { kind: 'weekly', weekdays: [5] },
  window: null,
  service: 'standard',
  lead_workdays: 1,
  on_closed_day: 'next',
  quantities: { 100001: 20, 100002: 4 },
};
const due = new Date('2026-03-17T05:00:00Z');
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  const customers = [
    '204118',
    '204119',
    '204120',
    '204121',
    '204122',
    '204123',
    '204124',
    '204125',
    '204126',
    '204127',
    '204128',
  ];
  await shop.writeFacts(customers, { 100001: null, 100002: 3 });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.setNow(start);
  shop.mails.length = 0;
});

async function setOrder(username: string, customer: string, plan: object = {}) {
  const person = await shop.signIn(username, [customer]);
  const { body } = await person('POST', '/api/wishlist/create', { name: 'Weekbasis', items: ['100001', '100002'] });
  const { id } = body as { id: string };
  const address = `/api/wishlist/${id}/standing-order`;
  expect(await person('PUT', address, { ...weekly, ...plan })).toMatchObject({ status: 204 });
  await person('POST', `${address}/skip`, { day: '2026-03-13' });
  return { person, id, address };
}

async function run(listId: string, api: CommandApi = shop.main.api): Promise<void> {
  const handledIds = new Set<string>();
  for (;;) {
    const next = (await storyOf(listId)).find(({ id }) => !handledIds.has(id));
    if (!next) return;
    handledIds.add(next.id);
    for (const policy of api.policies)
      if (policy.handles.includes(next.event.type))
        await policy.react(next).catch((error: unknown) => {
          if (!(error instanceof TryLater)) throw error;
        });
  }
}
const storyOf = async (listId: string) =>
  (await shop.decoded()).filter(({ streamId }) => streamId === `standing-order-${listId}`);
const typesOf = async (listId: string) => (await storyOf(listId)).map(({ event }) => event.type);
const madeBasketsOf = async (listId: string) =>
  (await storyOf(listId)).flatMap(({ event }) =>
    event.type === 'StandingOrderBasketMade' ? [event.data as StandingBasketMade] : [],
  );
const missedDatesOf = async (listId: string) =>
  (await storyOf(listId)).flatMap(({ event }) =>
    event.type === 'StandingOrderDateMissed' ? [event.data as StandingDateMissed] : [],
  );
const openedBasketsFor = async (customer: string) =>
  (await shop.decoded()).filter(
    ({ event, metadata }) => event.type === 'BasketOpened' && metadata.customerNumber === customer,
  );
const activate = (person: Person, basketId: string) => person('POST', `/api/basket/activate/${basketId}`, {});

test('a basket is made at its hour with its differences, and its user gets a mail and a reminder', async () => {
  const { person, id } = await setOrder('lotte', '204118');
  await run(id);
  expect(await madeBasketsOf(id)).toEqual([]);

  shop.setNow(due);
  await run(id);
  const [madeBasket, ...others] = await madeBasketsOf(id);
  expect(others).toEqual([]);
  expect(madeBasket).toMatchObject({ day: '2026-03-20', subtotalCents: 23_000, previous: null, closure: null });
  expect(madeBasket?.lines).toMatchObject([
    { articleNumber: '100001', quantity: 20 },
    { articleNumber: '100002', quantity: 3 },
  ]);
  const lowered = { kind: 'quantity', articleNumber: '100002', wanted: 4, quantity: 3 };
  expect(madeBasket?.differences).toMatchObject([{ ...lowered, reason: { code: 'basket.error.max_available_stock' } }]);
  const [mail, ...otherMails] = shop.mails;
  expect(otherMails).toEqual([]);
  expect(mail).toMatchObject({ to: ['lotte@talloor.example'], language: 'nl' });
  for (const body of [mail?.text, mail?.html])
    expect(body).toContain(`winkelwagen-bekijken?id=${madeBasket?.basketId}`);
  const { body } = await activate(person, madeBasket?.basketId ?? '');
  expect(body).toMatchObject({ is_active: true, delivery_date: { selected_window: { start: '08:30', end: '17:00' } } });

  const confirmed = (await shop.decoded()).findLast(({ event }) => event.type === 'BasketDeliveryMomentConfirmed');
  expect(confirmed?.metadata).toMatchObject({ actorRole: 'system', actorId: 'system' });
  shop.setNow(new Date('2026-03-18T13:45:00Z'));
  const reminder = shop.main.api.policies.find(({ name }) => name === 'remindOfBasket');
  if (confirmed) await reminder?.react(confirmed);
  expect(shop.mails).toHaveLength(2);
});

test('a standing order of the demo seed gets its basket and mail when it comes due later', async () => {
  const { id } = await setOrder('demo', '204128');
  shop.setNow(due);
  const last = (await storyOf(id)).at(-1);
  const maker = shop.main.api.policies.find(({ name }) => name === 'makeStandingBaskets');
  if (!last || !maker) throw new Error('the standing order or the policy is missing');
  const { metadata } = last;
  await maker.react({ ...last, metadata: { ...metadata, correlationId: `demo:${metadata.correlationId}` } });
  await run(id);
  expect(await madeBasketsOf(id)).toHaveLength(1);
  expect(shop.mails).toMatchObject([{ to: ['demo@talloor.example'] }]);
});

test('a crash after the opening of the basket, a repeat and a second instance make one basket with one outcome', async () => {
  const { person, id } = await setOrder('crash', '204119');
  shop.setNow(due);
  const crash = (place: string) =>
    place === 'afterStandingBasket' ? Promise.reject(new Error('crashed')) : Promise.resolve();
  const crashing = await shop.startProcess({ reach: crash });
  await expect(run(id, crashing.api)).rejects.toThrow('crashed');
  const [openedBasket, ...others] = await openedBasketsFor('204119');
  expect(others).toEqual([]);
  expect(await madeBasketsOf(id)).toEqual([]);
  await activate(person, openedBasket?.streamId.slice('basket-'.length) ?? '');
  await person('PUT', '/api/basket/items', { 100001: 40, 100002: 0 });

  const other = await shop.startProcess();
  await Promise.all([run(id), run(id, other.api)]);
  const dueEvent = (await storyOf(id)).find(({ event }) => event.type === 'StandingOrderCameDue');
  const maker = shop.main.api.policies.find(({ name }) => name === 'makeStandingBaskets');
  if (dueEvent) await maker?.react(dueEvent);
  expect(await openedBasketsFor('204119')).toHaveLength(1);
  expect(await madeBasketsOf(id)).toMatchObject([
    {
      subtotalCents: 23_000,
      lines: [{ quantity: 20 }, { quantity: 3 }],
      differences: [{ kind: 'quantity', articleNumber: '100002', wanted: 4, quantity: 3 }],
    },
  ]);
});

test('two instances at the hour of a date make one basket', async () => {
  const { id } = await setOrder('samen', '204120');
  const other = await shop.startProcess();
  shop.setNow(due);
  await Promise.all([run(id), run(id, other.api)]);
  expect(await openedBasketsFor('204120')).toHaveLength(1);
  expect((await typesOf(id)).filter((type) => type === 'StandingOrderCameDue')).toHaveLength(1);
});

test('a paused order makes no basket, and continues with the next date after the resume; a deleted list ends the order', async () => {
  const { person, id, address } = await setOrder('pauze', '204121');
  await person('POST', `${address}/pause`, { until: null });
  shop.setNow(due);
  await run(id);
  expect(await madeBasketsOf(id)).toEqual([]);
  shop.setNow(new Date('2026-03-19T05:00:00Z'));
  await person('POST', `${address}/resume`);
  await run(id);
  expect(await missedDatesOf(id)).toEqual([]);
  shop.setNow(new Date('2026-03-24T05:00:00Z'));
  await run(id);
  expect(await madeBasketsOf(id)).toMatchObject([{ day: '2026-03-27' }]);
  await person('DELETE', `/api/wishlist/${id}`);
  await shop.runPolicies(shop.main.api);
  expect((await typesOf(id)).at(-1)).toBe('StandingOrderEnded');
});

test('after a long outage a late date is recorded as missed, and the next date gets a basket', async () => {
  const { id } = await setOrder('slaapt', '204122');
  shop.setNow(new Date('2026-03-24T18:00:00Z'));
  await run(id);
  expect(await missedDatesOf(id)).toMatchObject([{ day: '2026-03-20', reason: 'too_late' }]);
  expect(await madeBasketsOf(id)).toMatchObject([{ day: '2026-03-27' }]);
  expect(shop.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Geen winkelwagen'),
    expect.stringContaining('staat klaar'),
  ]);
});

test('a user unlinked from the customer gets no basket, and the order pauses with reason “account”', async () => {
  const { id } = await setOrder('weg', '204123');
  const registered = (await shop.decoded()).findLast(({ event }) => event.type === 'AccountRegistered');
  await shop.main.api.unlinkCustomer(registered?.streamId.slice('account-'.length) ?? '', '204123');
  shop.setNow(due);
  await run(id);
  expect(await missedDatesOf(id)).toMatchObject([{ reason: 'account' }]);
  expect((await storyOf(id)).at(-1)?.event).toMatchObject({
    type: 'StandingOrderPaused',
    data: { until: null, reason: 'account' },
  });
  expect(await openedBasketsFor('204123')).toEqual([]);
  expect(shop.mails).toEqual([]);
});

test('a user without order right gets neither a basket nor a mail about an earlier basket', async () => {
  const { id } = await setOrder('kijkt', '204126');
  const teller = shop.main.api.policies.filter(({ name }) => name === 'tellOfStandingBasket');
  const others = shop.main.api.policies.filter(({ name }) => name !== 'tellOfStandingBasket');
  shop.setNow(due);
  await run(id, { ...shop.main.api, policies: others });
  const registered = (await shop.decoded()).findLast(({ event }) => event.type === 'AccountRegistered');
  const userId = registered?.streamId.slice('account-'.length) ?? '';
  await shop.main.api.changeRights(userId, { customerNumber: '204126', rights: ['see_prices'], orderLimitCents: null });
  const madeEvent = (await storyOf(id)).find(({ event }) => event.type === 'StandingOrderBasketMade');
  if (!madeEvent) throw new Error('no StandingOrderBasketMade event');
  for (const { react } of teller) await react(madeEvent);
  expect(shop.mails).toEqual([]);

  shop.setNow(new Date('2026-03-24T05:00:00Z'));
  await run(id);
  expect(await missedDatesOf(id)).toMatchObject([{ day: '2026-03-27', reason: 'account' }]);
  expect((await storyOf(id)).at(-1)?.event).toMatchObject({
    type: 'StandingOrderPaused',
    data: { until: null, reason: 'account' },
  });
  expect(await openedBasketsFor('204126')).toHaveLength(1);
  expect(shop.mails).toEqual([]);
});

test('of concurrent saves of one plan only one succeeds, and the other saves answer “changed”', async () => {
  const { person, id, address } = await setOrder('tweevensters', '204127');
  const [first] = await storyOf(id);
  if (first?.event.type !== 'StandingOrderSet') throw new Error('no StandingOrderSet event');
  const planFingerprint = fingerprint(
    (first.event as Extract<StandingOrderEvent, { type: 'StandingOrderSet' }>).data.plan,
  );
  const save = (lead_workdays: number) =>
    person('PUT', address, { ...weekly, lead_workdays, expected_version: planFingerprint });
  const answers = await Promise.all([save(2), save(3), save(4)]);
  expect(answers.map(({ status }) => status).toSorted((status, otherStatus) => status - otherStatus)).toEqual([
    204, 409, 409,
  ]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body['code'])).toEqual([
    'standing_order.changed',
    'standing_order.changed',
  ]);
  expect((await storyOf(id)).filter(({ event }) => event.type === 'StandingOrderChanged')).toHaveLength(1);
});

test('a user with lists but without the right to order changes no standing order', async () => {
  const { person, address } = await setOrder('stopt', '204127');
  const registered = (await shop.decoded()).findLast(({ event }) => event.type === 'AccountRegistered');
  const userId = registered?.streamId.slice('account-'.length) ?? '';
  await shop.main.api.changeRights(userId, {
    customerNumber: '204127',
    rights: ['lists', 'see_prices'],
    orderLimitCents: null,
  });
  const day = { day: '2026-03-20' };
  const rejectedAnswers = [
    await person('PUT', address, { ...weekly, lead_workdays: 2 }),
    await person('POST', `${address}/skip`, day),
    await person('POST', `${address}/restore`, { day: '2026-03-13' }),
    await person('POST', `${address}/resume`),
    await person('POST', `${address}/pause`, { until: null }),
    await person('DELETE', address),
  ];
  expect(rejectedAnswers.map(({ status, body }) => [status, body['code']])).toEqual(
    rejectedAnswers.map(() => [403, 'permission.denied']),
  );
});

test('a restricted list for the order’s user also limits the baskets of a standing order', async () => {
  const { id } = await setOrder('gebonden', '204124');
  await shop.main.api.openRestrictedList({
    customerNumber: '204124',
    name: 'Keuken',
    managers: ['1'],
    articleNumbers: ['100002'],
  });
  shop.setNow(due);
  await run(id);
  const [madeBasket] = await madeBasketsOf(id);
  expect(madeBasket?.lines).toMatchObject([{ articleNumber: '100002' }]);
  expect(madeBasket?.differences).toMatchObject([
    { kind: 'left_out', articleNumber: '100001', name: null, reason: { code: 'article.not_found' } },
    { kind: 'quantity' },
  ]);
});

test('no mail announces a basket that is past its cut-off or deleted', async () => {
  const { person, id } = await setOrder('laat', '204125');
  const teller = shop.main.api.policies.filter(({ name }) => name === 'tellOfStandingBasket');
  const others = shop.main.api.policies.filter(({ name }) => name !== 'tellOfStandingBasket');
  shop.setNow(due);
  await run(id, { ...shop.main.api, policies: others });
  const madeEvent = (await storyOf(id)).find(({ event }) => event.type === 'StandingOrderBasketMade');
  if (!madeEvent) throw new Error('no StandingOrderBasketMade event');
  shop.setNow(new Date('2026-03-18T16:00:00Z'));
  for (const { react } of teller) await react(madeEvent);
  shop.setNow(due);
  await person('DELETE', `/api/basket/${(madeEvent.event.data as StandingBasketMade).basketId}`);
  for (const { react } of teller) await react(madeEvent);
  expect(shop.mails).toEqual([]);
});
