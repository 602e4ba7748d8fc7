import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runAsUser } from '@talloor/catalogue/customer/runAsUser.ts';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { restrictedListStream } from '@talloor/events/restrictedList/restrictedList.ts';
import { logIn, password, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let manager: Person;
let boundUser: Person;
let ids: { manager: string; boundUser: string };
const onDay = '2026-03-11';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null, 100003: null });
  manager = await shop.signIn('lotte', ['204118']);
  boundUser = await shop.signIn('karim', ['204118']);
  const { rows } = await shop.pool.query<{ user_id: string; username: string }>('select * from command.credentials');
  const idOf = (username: string) => rows.find((row) => row.username === username)?.user_id ?? '';
  ids = { manager: idOf('lotte'), boundUser: idOf('karim') };
});
afterAll(() => shop.close());

const viewAs = async (user: string | null, customerNumber = '204118') => {
  const { catalogue } = shop;
  const all = ['100001', '100002', '100003'];
  const selection = { keywords: '', sort: 1, filters: {}, language: 'nl', customerNumber, onDay } as const;
  return runAsUser(user, async () => ({
    facts: [...(await catalogue.findProducts(all, customerNumber, onDay)).keys()],
    read: [...(await catalogue.readProducts(all, customerNumber, onDay)).keys()].toSorted(),
    exported: (await catalogue.searchArticles(selection)).toSorted(),
    found: (await catalogue.searchProducts({ ...selection, page: 1, limit: 24 })).results,
    codes: [...(await catalogue.findByCode(all, customerNumber)).values()],
    related: (await catalogue.findRelated('100001', customerNumber)).products.toSorted(),
    inMenu: (await catalogue.findNavigation(customerNumber, onDay)).reduce((sum, { count }) => sum + count, 0),
  }));
};
const everything = {
  facts: ['100001', '100002', '100003'],
  read: ['100001', '100002', '100003'],
  exported: ['100001', '100002', '100003'],
  found: 3,
  codes: ['100001', '100002', '100003'],
  related: ['100002', '100003'],
  inMenu: 3,
};

test('a customer without a restricted list has no list to change, and the users see all articles', async () => {
  expect(await manager('GET', '/api/restricted-list/toggle/100001')).toMatchObject({
    status: 404,
    body: { code: 'list.not_found' },
  });
  expect(await viewAs(ids.boundUser)).toEqual(everything);
});

test('a restricted list hides other articles from its bound users, but not from its manager, other customers and the system', async () => {
  await shop.main.api.openRestrictedList({
    customerNumber: '204118',
    name: 'Keuken',
    managers: [ids.manager],
    articleNumbers: ['100001', '100002'],
  });
  const allowed = ['100001', '100002'];
  expect(await viewAs(ids.boundUser)).toEqual({
    facts: allowed,
    read: allowed,
    exported: allowed,
    found: 2,
    codes: allowed,
    related: ['100002'],
    inMenu: 2,
  });
  expect(await viewAs(ids.manager)).toEqual(everything);
  expect(await viewAs(null)).toEqual(everything);
  expect(await viewAs(ids.boundUser, '204119')).toEqual(everything);
});

test('a bound user can neither add articles outside the list nor order such articles added by a colleague', async () => {
  expect(await boundUser('PUT', '/api/basket/items', { 100003: 20 })).toMatchObject({
    status: 404,
    body: { code: 'article.not_found' },
  });
  expect((await manager('PUT', '/api/basket/items', { 100001: 20, 100003: 20 })).status).toBe(200);
  await manager('GET', `/basket/confirm/${friday}`);
  const order = { po_number: 'WK11', message: '' };
  expect(await boundUser('POST', '/api/basket/checkout', order)).toMatchObject({
    status: 422,
    body: { code: 'basket.faulty_lines' },
  });
  expect(await manager('POST', '/api/basket/checkout', order)).toMatchObject({ status: 201 });
});

test('the manager changes the list with effect for everybody at once, and a bound user cannot change the list', async () => {
  expect(await boundUser('POST', '/api/restricted-list', { add: ['100003'] })).toMatchObject({
    status: 403,
    body: { code: 'list.not_editable' },
  });
  const toggled = { artNo: '100003', is_on_list: true, number_of_products: 3 };
  expect(await manager('GET', '/api/restricted-list/toggle/100003')).toEqual({ status: 200, body: toggled });
  expect(await manager('POST', '/api/restricted-list/toggle/100003', { on: true })).toMatchObject({ body: toggled });
  expect((await boundUser('PUT', '/api/basket/items', { 100003: 20 })).status).toBe(200);
  expect(await manager('POST', '/api/restricted-list', { name: 'Bar', remove: ['100003'] })).toMatchObject({
    body: { name: 'Bar', is_editable: true, lines: [{ artNo: '100001' }, { artNo: '100002' }] },
  });
  expect((await viewAs(ids.boundUser)).facts).toEqual(['100001', '100002']);
});

test('an ERP restriction applies in addition to the list, also for the list’s manager', async () => {
  await changeCatalogue(shop.pool, async (client) => {
    await client.query(`update catalogue.customers set assortment_restricted = true where customer_number = '204118'`);
    await client.query(`insert into catalogue.customer_articles values ('204118', '100002'), ('204118', '100003')`);
  });
  expect((await viewAs(ids.manager)).facts).toEqual(['100002', '100003']);
  expect((await viewAs(ids.boundUser)).facts).toEqual(['100002']);
  expect((await viewAs(ids.boundUser)).related).toEqual(['100002']);
});

test('a list without manager still binds all users, and the office can name a new manager with a reason', async () => {
  await shop.main.api.unlinkCustomer(ids.manager, '204118');
  await shop.runPolicies(shop.main.api);
  expect((await viewAs(ids.manager)).facts).toEqual(['100002']);
  expect((await viewAs(null)).related).toEqual(['100002', '100003']);
  expect(await boundUser('POST', '/api/restricted-list', { name: 'Van mij' })).toMatchObject({
    status: 403,
    body: { code: 'list.not_editable' },
  });
  await shop.main.api.registerAccount({
    username: 'support',
    password,
    firstName: 'Sofie',
    lastName: 'Claes',
    email: 'support@talloor.example',
    language: 'nl',
    roles: ['sales-support'],
    customers: [],
  });
  const support = await logIn(shop.main.url, 'support');
  const name = (managers: string[], reason: string) =>
    support('PUT', '/api/office/restrictedLists/204118', { managers, reason });
  expect(await name([ids.manager], 'terug')).toMatchObject({ status: 422, body: { code: 'list.manager_unknown' } });
  expect(await name([ids.boundUser], ' ')).toMatchObject({ status: 400 });
  expect(await boundUser('PUT', '/api/office/restrictedLists/204118', { managers: [ids.boundUser] })).toMatchObject({
    status: 403,
  });
  const expectedAnswer = { status: 200, body: { id: '204118', managers: [ids.boundUser] } };
  expect(await name([ids.boundUser], 'lotte is weg')).toEqual(expectedAnswer);
  expect(await name([ids.boundUser], 'nog eens')).toEqual(expectedAnswer);
  expect((await boundUser('POST', '/api/restricted-list', { name: 'Bar' })).status).toBe(200);
  expect((await viewAs(ids.boundUser)).facts).toEqual(['100002', '100003']);
});

test('a manager who leaves the customer at the moment of naming does not stay manager', async () => {
  const { api } = shop.main;
  await shop.signIn('sofie', ['204118']);
  const { rows: credentialRows } = await shop.pool.query<{ user_id: string }>(
    `select user_id from command.credentials where username = 'sofie'`,
  );
  const leaving = credentialRows[0]?.user_id ?? '';
  const append: typeof shop.store.append = async (stream, expected, events) => {
    if (stream === restrictedListStream('204118') && events[0]?.type === 'RestrictedListManagersChanged') {
      await api.unlinkCustomer(leaving, '204118');
      await shop.runPolicies(api);
    }
    return shop.store.append(stream, expected, events);
  };
  const slow = await shop.startProcess(undefined, undefined, append);
  const support = await logIn(slow.url, 'support');
  const request = { managers: [ids.boundUser, leaving], reason: 'samen' };
  expect(await support('PUT', '/api/office/restrictedLists/204118', request)).toEqual({
    status: 200,
    body: { id: '204118', managers: [ids.boundUser] },
  });
  const { rows } = await shop.pool.query('select managers from catalogue.restricted_lists');
  expect(rows).toEqual([{ managers: [ids.boundUser] }]);
});

test('the policy restores a missing catalogue copy of the list, in its latest version', async () => {
  await shop.pool.query('delete from catalogue.restricted_lists');
  await shop.runPolicies(shop.main.api);
  const { rows } = await shop.pool.query('select name, managers from catalogue.restricted_lists');
  expect(rows).toEqual([{ name: 'Bar', managers: [ids.boundUser] }]);
  const streams = (await shop.decoded()).filter(({ streamId }) => streamId === restrictedListStream('204118'));
  expect(streams.map(({ event }) => event.type)).toEqual([
    'RestrictedListOpened',
    'RestrictedListArticlesAllowed',
    'RestrictedListRenamed',
    'RestrictedListArticlesForbidden',
    'RestrictedListManagersChanged',
    'RestrictedListManagersChanged',
    'RestrictedListManagersChanged',
    'RestrictedListManagersChanged',
  ]);
});
