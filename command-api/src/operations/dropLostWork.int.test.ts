import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import type { EventStore, Position } from '@talloor/platform/eventStore/port.ts';
import type { Person } from '../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../testing/testShop.ts';
import { dropLostWork, policiesThatFillTables } from './dropLostWork.ts';

let shop: TestShop;
let lotte: Person;
let karim: Person;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: 500, 100002: null });
  lotte = await shop.signIn('lotte', ['204118']);
  karim = await shop.signIn('karim', ['204119']);
});
afterAll(() => shop.close());

function copyUpTo(end: Position): EventStore {
  const { store } = shop;
  const keep = <E extends { readonly position: Position }>(events: readonly E[]) =>
    events.filter(({ position }) => position <= end);
  return {
    ...store,
    head: () => Promise.resolve(end),
    readStream: async (...values) => keep(await store.readStream(...values)),
    readAll: async (...values) => keep(await store.readAll(...values)),
  };
}

const read = async <Row extends object>(text: string) => (await shop.pool.query<Row>(text)).rows;
const activeBaskets = async () =>
  Object.fromEntries(
    (
      await read<{ customer_number: string; basket_id: string }>(
        'select customer_number, basket_id from command.active_baskets',
      )
    ).map((row) => [row.customer_number, row.basket_id]),
  );
const reserved = async () =>
  (await read<{ reserved: string }>("select reserved from catalogue.stock where article_number = '100001'"))[0]
    ?.reserved;
const lists = () =>
  read(`select customer_number, name, array(select article_number from catalogue.restricted_list_articles a
      where a.customer_number = l.customer_number order by 1) as articles
    from catalogue.restricted_lists l order by 1`);

test('what PostgreSQL holds of lost events goes back to what the store holds', async () => {
  const { main, store } = shop;
  const managers = ['lotte', 'karim'].map(async (name) => {
    const text = 'select user_id from command.credentials where username = $1';
    return (await shop.pool.query<{ user_id: string }>(text, [name])).rows[0]?.user_id ?? '';
  });
  const [lotteId = '', karimId = ''] = await Promise.all(managers);
  const list = { name: 'Keuken', articleNumbers: ['100001'] };
  await main.api.openRestrictedList({ ...list, customerNumber: '204118', managers: [lotteId] });
  for (const person of [lotte, karim]) await person('PUT', '/api/basket/items', { 100001: 40 });
  const end = await store.head();
  const before = { baskets: await activeBaskets(), lists: await lists(), reserved: await reserved() };

  await lotte('GET', `/basket/confirm/${friday}`);
  expect(await lotte('POST', '/api/basket/checkout', { po_number: 'WK11', message: '' })).toMatchObject({
    status: 201,
  });
  expect((await karim('POST', '/api/baskets')).status).toBe(200);
  await karim('PUT', '/api/basket/items', { 100002: 1 });
  await lotte('POST', '/api/restricted-list', { name: 'Bar', add: ['100002'] });
  await main.api.openRestrictedList({ ...list, customerNumber: '204119', managers: [karimId] });
  await shop.runPolicies(main.api);
  expect(await reserved()).not.toBe(before.reserved);
  expect(await activeBaskets()).not.toEqual(before.baskets);

  const older = copyUpTo(end);
  const side = { pool: shop.pool, store: older, repository: createRepository({ store: older, codec: shop.codec }) };
  expect(await dropLostWork(side)).toEqual({ reservations: 1, baskets: 2, lists: 2, recalls: 0 });
  expect({ baskets: await activeBaskets(), lists: await lists(), reserved: await reserved() }).toEqual(before);
  const later = await read<{ activated_at: string }>(
    `select from command.active_baskets where activated_at > '${end}'`,
  );
  expect(later).toEqual([]);
  expect(await dropLostWork(side)).toEqual({ reservations: 0, baskets: 0, lists: 1, recalls: 0 });
});

test('policies that fill tables again exist', () => {
  const names = shop.main.api.policies.map(({ name }) => name);
  expect(policiesThatFillTables.filter((name) => !names.includes(name))).toEqual([]);
});
