import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import { logIn, type Person } from '../../testing/logIn.ts';
import { createTestShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let lotte: Person;
let karim: Person;
let stranger: Person;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null, 100003: 0 });
  lotte = await shop.signIn('lotte', ['204118']);
  karim = await shop.signIn('karim', ['204118']);
  stranger = await shop.signIn('stranger', ['204119']);
});
afterAll(() => shop.close());

const make = async (name: string, items: readonly string[] = [], key?: string) => {
  const { status, body } = await lotte('POST', '/api/wishlist/create', { name, items }, key);
  expect(status).toBe(201);
  return body as { id: string; name: string; lines: { artNo: string; comment: string }[] };
};
const eventsOf = async (id: string) =>
  (await shop.decoded()).filter(({ streamId }) => streamId === `list-${id}`).map(({ event }) => event.type);

const places = async (owner: string) => {
  const { rows } = await shop.pool.query<{ lists: number }>(
    `select count(*)::int as lists from command.named_lists join command.credentials on owner_id = user_id where username = $1`,
    [owner],
  );
  return rows[0]?.lists;
};

const userOf = async (username: string): Promise<string> => {
  const text = 'select user_id from command.credentials where username = $1';
  return (await shop.pool.query<{ user_id: string }>(text, [username])).rows[0]?.user_id ?? '';
};

test('a list is created once, with a trimmed name and existing articles', async () => {
  const list = await make('  Kaart voorjaar ', ['100002', '100001', '100002'], 'one-key');
  expect(list).toMatchObject({ name: 'Kaart voorjaar', type: 'mine', is_shared: false, is_editable: true });
  expect(list.lines.map(({ artNo }) => artNo)).toEqual(['100002', '100001']);
  expect(await make('  Kaart voorjaar ', ['100002', '100001', '100002'], 'one-key')).toEqual(list);
  expect(await eventsOf(list.id)).toEqual(['ListCreated']);
  const unknown = await lotte('POST', '/api/wishlist/create', { name: 'x', items: ['999999'] });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'article.not_found' } });
  const unnamed = await lotte('POST', '/api/wishlist/create', { name: '   ' });
  expect(unnamed).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
});

test('an article is toggled by GET and by POST, and a stated value can be repeated', async () => {
  const { id } = await make('Toggelen');
  const on = await lotte('GET', `/api/wishlist/${id}/toggle/100001`);
  expect(on).toEqual({ status: 200, body: { id, artNo: '100001', is_on_list: true, number_of_products: 1 } });
  expect(await lotte('GET', `/api/wishlist/${id}/toggle/100001?on=true`)).toEqual(on);
  const off = await lotte('POST', `/api/wishlist/${id}/toggle/100001`, { on: false });
  expect(off.body).toMatchObject({ is_on_list: false, number_of_products: 0 });
  expect(await lotte('POST', `/api/wishlist/${id}/toggle/100001`)).toMatchObject({ body: { is_on_list: true } });
  expect(await eventsOf(id)).toEqual(['ListCreated', 'ListItemAdded', 'ListItemRemoved', 'ListItemAdded']);
});

test('an update changes name, sharing, comments and order at once, and added articles come last', async () => {
  const { id } = await make('Alles', ['100001', '100002']);
  const answer = await lotte('POST', `/api/wishlist/update/${id}`, {
    name: 'Alles anders',
    is_shared: true,
    comments: { 100001: 'rijp' },
    order: ['100002'],
  });
  expect(answer).toMatchObject({ status: 200, body: { name: 'Alles anders', is_shared: true } });
  expect(await lotte('POST', `/api/wishlist/${id}`, { items: ['100003', '100001'] })).toMatchObject({
    body: {
      lines: [
        { artNo: '100002', comment: '' },
        { artNo: '100001', comment: 'rijp' },
        { artNo: '100003', comment: '' },
      ],
    },
  });
  expect((await lotte('POST', `/api/wishlist/update/${id}`, {})).status).toBe(400);
});

test('a shared list cannot be changed by colleagues, and is not found by others', async () => {
  const { id } = await make('Van mij');
  const refusals = (person: Person) =>
    Promise.all([
      person('GET', `/api/wishlist/${id}/toggle/100001`),
      person('POST', `/api/wishlist/update/${id}`, { name: 'Van mij niet' }),
      person('POST', `/api/wishlist/${id}`, { items: ['100001'] }),
      person('DELETE', `/api/wishlist/${id}`),
    ]);
  const codes = async (person: Person) => (await refusals(person)).map(({ status, body }) => [status, body.code]);
  const unknown = Array.from({ length: 4 }, () => [404, 'list.not_found']);
  expect(await codes(karim)).toEqual(unknown);
  await lotte('POST', `/api/wishlist/update/${id}`, { is_shared: true });
  expect(await codes(karim)).toEqual(Array.from({ length: 4 }, () => [403, 'list.not_editable']));
  expect(await codes(stranger)).toEqual(unknown);
  expect(await eventsOf(id)).toEqual(['ListCreated', 'ListShared']);
});

test('a manager changes and deletes lists of the own customer, recorded in the name of the manager', async () => {
  const managerOf = async (username: string, customerNumber: string) => {
    await shop.signIn(username, [customerNumber]);
    const userId = await userOf(username);
    await shop.main.api.changeRights(userId, { customerNumber, rights: ['portal'], orderLimitCents: null });
    return { userId, person: await logIn(shop.main.url, username) };
  };
  const [manager, elsewhere] = [await managerOf('manager', '204118'), await managerOf('elsewhere', '204119')];
  const { id } = await make('Voor mezelf', ['100001']);
  const path = `/api/portal/lists/${id}`;
  for (const [person, status, code] of [
    [karim, 403, 'permission.denied'],
    [elsewhere.person, 404, 'list.not_found'],
  ] as const) {
    expect(await person('POST', path, { name: 'Niet van jou' })).toMatchObject({ status, body: { code } });
    expect(await person('POST', `${path}/items`, { items: ['100002'] })).toMatchObject({ status, body: { code } });
    expect(await person('DELETE', path)).toMatchObject({ status, body: { code } });
  }
  const update = { name: 'Zaal', is_shared: true, comments: { 100001: 'rijp' } };
  expect(await manager.person('POST', path, update)).toMatchObject({ status: 200, body: { name: 'Zaal' } });
  const items = { items: ['100002'] };
  expect(await manager.person('POST', `${path}/items`, items)).toMatchObject({ body: { lines: [{}, {}] } });
  const own = await places('lotte');
  for (const _ of [1, 2]) expect((await manager.person('DELETE', path)).status).toBe(204);
  const events = (await shop.decoded()).filter(({ streamId }) => streamId === `list-${id}`);
  const [created, ...since] = events.map(({ event, metadata }) => [event.type, metadata.actorId]);
  expect(created?.[1]).not.toBe(manager.userId);
  expect(since).toEqual(
    ['ListRenamed', 'ListShared', 'ListItemCommented', 'ListItemAdded', 'ListDeleted'].map((type) => [
      type,
      manager.userId,
    ]),
  );
  expect(await places('lotte')).toBe((own ?? 0) - 1);
});

test('words that a manager types on the list of an erased colleague stay readable', async () => {
  const managerId = await userOf('manager');
  const owner = await shop.signIn('owner', ['204118']);
  const created = await owner('POST', '/api/wishlist/create', { name: 'Oude naam', items: ['100001'] });
  const { id } = created.body as { id: string };
  await shop.keys.erasePerson(await userOf('owner'));
  const manager = await logIn(shop.main.url, 'manager');
  const update = { name: 'Nieuwe naam', comments: { 100001: 'rijp' } };
  expect(await manager('POST', `/api/portal/lists/${id}`, update)).toMatchObject({ status: 200 });
  const events = (await shop.decoded()).filter(({ streamId }) => streamId === `list-${id}`);
  expect(events.map(({ event }) => event.data)).toMatchObject([
    { name: null },
    { writtenBy: managerId, name: 'Nieuwe naam' },
    { writtenBy: managerId, comment: 'rijp' },
  ]);
});

test('derived lists cannot be changed', async () => {
  for (const id of ['history', 'suggested', 'restricted', 'theme-905'])
    expect(await lotte('GET', `/api/wishlist/${id}/toggle/100001`)).toMatchObject({
      status: 403,
      body: { code: 'list.not_editable' },
    });
  expect(await lotte('DELETE', '/api/wishlist/nothing')).toMatchObject({ status: 404 });
});

test('a deleted list is not found, deleting it again appends nothing, and its place is free', async () => {
  const { id } = await make('Weg');
  const count = async () =>
    (await shop.pool.query<{ lists: number }>('select count(*)::int as lists from command.named_lists')).rows[0]?.lists;
  const before = await count();
  for (const _ of [1, 2]) expect((await lotte('DELETE', `/api/wishlist/${id}`)).status).toBe(204);
  expect(await eventsOf(id)).toEqual(['ListCreated', 'ListDeleted']);
  expect(await count()).toBe((before ?? 0) - 1);
  expect(await lotte('GET', `/api/wishlist/${id}/toggle/100001`)).toMatchObject({ status: 404 });
});

test('a place of a deleted list that a crash left taken is released by a policy', async () => {
  const { id } = await make('Vergeten');
  const before = await places('lotte');
  const { rows } = await shop.pool.query<{ customer_number: string; owner_id: string }>(
    'select customer_number, owner_id from command.named_lists where list_id = $1',
    [id],
  );
  await lotte('DELETE', `/api/wishlist/${id}`);
  await shop.pool.query('insert into command.named_lists (list_id, customer_number, owner_id) values ($1, $2, $3)', [
    id,
    rows[0]?.customer_number,
    rows[0]?.owner_id,
  ]);
  await shop.runPolicies(shop.main.api);
  expect(await places('lotte')).toBe((before ?? 0) - 1);
});

test('a list that could not be stored takes no place, and its repeat creates it', async () => {
  let isBroken = true;
  const { url } = await shop.startProcess(undefined, undefined, (...append) =>
    isBroken ? Promise.reject(new EventStoreUnavailable()) : shop.store.append(...append),
  );
  const before = await places('karim');
  const elsewhere = await logIn(url, 'karim');
  const create = () => elsewhere('POST', '/api/wishlist/create', { name: 'Later' }, 'later');
  expect((await create()).status).toBe(503);
  expect(await places('karim')).toBe(before);
  isBroken = false;
  expect((await create()).status).toBe(201);
  expect(await places('karim')).toBe((before ?? 0) + 1);
});

test('an update with too many comments and par levels is rejected', async () => {
  const { id } = await make('Lang');
  const articles = Array.from({ length: 500 }, (_, index) => String(200_000 + index));
  const body = {
    comments: Object.fromEntries(articles.map((article) => [article, 'vers'])),
    par_levels: Object.fromEntries(articles.map((article) => [article, 2])),
  };
  expect(await lotte('POST', `/api/wishlist/update/${id}`, body)).toMatchObject({ status: 400 });
});

test('a user may have a hundred lists per customer', async () => {
  await shop.pool.query(
    `insert into command.named_lists select gen_random_uuid(), '204119', owner_id from generate_series(1, 100),
       (select user_id as owner_id from command.credentials where username = 'stranger') who`,
  );
  expect(await stranger('POST', '/api/wishlist/create', { name: 'Nog een' })).toMatchObject({
    status: 422,
    body: { code: 'list.too_many' },
  });
});
