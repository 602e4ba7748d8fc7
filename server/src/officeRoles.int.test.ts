import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { defaultOfficeRights } from '@talloor/rules/account/officeRights.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

let product: Awaited<ReturnType<typeof startTestProduct>>;
let people: Readonly<Record<'admin' | 'second' | 'support' | 'facets', Person>>;
let ids: Readonly<Record<'admin' | 'second' | 'support' | 'facets' | 'lotte', string>>;

beforeAll(async () => {
  product = await startTestProduct(
    async (shop) => {
      await shop.addCustomer('204118');
      ids = {
        admin: await shop.addUser('admin', [], 'admin'),
        second: await shop.addUser('second', [], 'admin'),
        support: await shop.addUser('support', [], 'sales-support'),
        facets: await shop.addUser('facets', [], 'facet-manager'),
        lotte: await shop.addUser('lotte', ['204118']),
      };
    },
    { LOGIN_ATTEMPTS: '1000' },
  );
  const enter = (username: string) => logIn(product.url, username);
  people = {
    admin: await enter('admin'),
    second: await enter('second'),
    support: await enter('support'),
    facets: await enter('facets'),
  };
}, 120_000);
afterAll(() => product.close());

const facetCalls = async (person: Person) => ({
  list: (await person('GET', '/api/office/facets')).status,
  save: (await person('PUT', '/api/office/facets/nothing', facet)).status,
  orders: (await person('GET', '/api/office/orders')).status,
});
const facet = { name: { nl: 'Merk', fr: 'Marque' }, enabled: true, priority: 1, show_more_limit: 5 };
const giveRoles = (giver: Person, id: string, roles: readonly string[]) =>
  giver('POST', `/api/office/users/${id}/roles`, { roles, reason: 'new_task' });
const chooseRights = (giver: Person, role: string, rights: readonly string[]) =>
  giver('POST', `/api/office/officeRoles/${role}`, { rights });

test('a role opens its own calls alone; others answer 403', async () => {
  expect(await facetCalls(people.facets)).toEqual({ list: 200, save: 404, orders: 403 });
  expect((await people.facets('GET', '/api/office/orders')).body.code).toBe('permission.denied');
  expect((await people.facets('GET', '/api/user')).body['office_rights']).toEqual(defaultOfficeRights['facet-manager']);
  expect(await giveRoles(people.support, ids.facets, ['admin'])).toMatchObject({ status: 403 });
  expect(await chooseRights(people.support, 'auditor', ['read_orders'])).toMatchObject({ status: 403 });
});

test('a changed right of a role holds at the next call of an open session, and after a new login', async () => {
  const changed = await chooseRights(people.admin, 'facet-manager', ['read_orders', 'read_facets']);
  expect(changed).toMatchObject({ status: 200, body: { rights: ['read_orders', 'read_facets'] } });
  expect(await facetCalls(people.facets)).toEqual({ list: 200, save: 403, orders: 200 });
  expect(await facetCalls(await logIn(product.url, 'facets'))).toEqual({ list: 200, save: 403, orders: 200 });
  const list = await people.admin('GET', '/api/office/officeRoles');
  expect(list.body).toContainEqual(
    expect.objectContaining({ id: 'facet-manager', people: 1, rights: ['read_orders', 'read_facets'] }),
  );
  const { body } = await people.admin('GET', '/api/office/officeRoles/facet-manager');
  expect(body['history']).toMatchObject([
    {
      title: 'Rechten van de rol gekozen',
      changes: [
        { what: 'Erbij', after: 'Bestellingen, leveringen en retours zien' },
        { what: 'Weg', after: 'Facetten instellen' },
      ],
    },
  ]);
});

test('a person has the rights of all own roles at the next call, without a new login', async () => {
  expect(await giveRoles(people.admin, ids.facets, ['message-manager', 'banner-manager'])).toMatchObject({
    status: 200,
  });
  const statuses = await Promise.all(
    ['announcements', 'banners', 'facets', 'orders'].map(
      async (page) => (await people.facets('GET', `/api/office/${page}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 403, 403]);
  const { body } = await people.admin('GET', `/api/office/users/${ids.facets}`);
  expect(body).toMatchObject({ roles: ['message-manager', 'banner-manager'] });
  expect(body['history']).toContainEqual(
    expect.objectContaining({ title: 'Heeft nu andere rollen: kreeg een andere taak' }),
  );
});

test('nobody can lock everyone out, and a user of the shop gets no role', async () => {
  expect(await chooseRights(people.admin, 'admin', ['read_orders'])).toMatchObject({
    status: 409,
    body: { code: 'role.keeps_give_roles' },
  });
  expect(await giveRoles(people.admin, ids.admin, ['auditor'])).toMatchObject({
    status: 409,
    body: { code: 'user.own_account' },
  });
  expect(await giveRoles(people.admin, ids.lotte, ['auditor'])).toMatchObject({
    status: 409,
    body: { code: 'user.no_office' },
  });
  const taken = await Promise.all([
    giveRoles(people.admin, ids.second, ['auditor']),
    giveRoles(people.second, ids.admin, ['auditor']),
  ]);
  expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('a view as a customer ends with the right that began it', async () => {
  const view = `/api/office/users/${ids.lotte}/customers/204118/view`;
  expect(await people.support('POST', view, { reason: 'complaint' })).toMatchObject({ status: 200 });
  expect((await people.support('GET', '/api/user')).body).toMatchObject({ roles: ['customer'] });
  const givers = await Promise.all(
    [people.admin, people.second].map((person) => chooseRights(person, 'sales-support', ['read_orders'])),
  );
  expect(givers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect((await people.support('GET', '/api/user')).body).toMatchObject({ id: 0 });
});
