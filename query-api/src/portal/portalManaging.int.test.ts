import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { deliveredOn, writeOrderStory } from '../audit/testing/orderStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let manager: Browser;
let elsewhere: Browser;
const [privateList, sharedList, foreignList, deletedList] = ['11', '12', '13', '14'].map(
  (end) => `0197a1f2-7c1e-7d2a-9a51-3c2f6f0f9b${end}`,
) as [string, string, string, string];

const registered = (userId: string, username: string, lastName: string, customerNumber: string) => [
  {
    type: 'AccountRegistered' as const,
    data: {
      userId,
      username,
      firstName: username,
      lastName,
      email: `${username}@example.com`,
      language: 'nl' as const,
      roles: ['customer' as const],
    },
  },
  { type: 'CustomerLinked' as const, data: { customerNumber } },
];
const listCreated = (listId: string, customerNumber: string, ownerId: string, name: string, ...items: string[]) => ({
  type: 'ListCreated' as const,
  data: { listId, customerNumber, ownerId, name, items },
});
const ask = async (browser: Browser, path: string) => {
  const answer = await browser.get(path);
  return { status: answer.status, body: (await answer.json()) as never };
};
const numbersOf = async (query: string, browser = manager): Promise<string[]> => {
  const { body } = await ask(browser, `/api/portal/orders?${query}`);
  return (body as { orders: { order_number: string }[] }).orders.map((order) => order.order_number);
};

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  for (const customer of ['204118', '204119']) await writeTestCustomer(side.pool, customer);
  await writeTestArticles(side.pool, [testArticle('100001'), testArticle('100002')]);
  await side.append('account-7', registered('7', 'Lotte', 'Vermeersch', '204118'));
  await side.append('account-8', registered('8', 'Karim', 'Bakkali', '204118'));
  await side.append('account-9', registered('9', 'Elders', 'Elders', '204119'));
  const order = (orderNumber: string, placedBy: string, day: string, customerNumber = '204118') =>
    writeOrderStory(side, {
      orderNumber,
      placedBy,
      customerNumber,
      basketId: crypto.randomUUID(),
      delivery: deliveredOn(day),
      ...(orderNumber === '4402003' && { reference: 'Béarnaise 50%' }),
    });
  await order('4402001', '7', '2026-03-02');
  await order('4402002', '8', '2026-03-27');
  await order('4402003', '8', '2026-03-28');
  await order('4402004', '9', '2026-03-27', '204119');
  await side.append(`list-${privateList}`, [listCreated(privateList, '204118', '8', 'Voor mezelf', '100001')], {
    actorId: '8',
  });
  await side.append(`list-${privateList}`, [{ type: 'ListRenamed', data: { writtenBy: '7', name: 'Zaal' } }], {
    actorId: '7',
  });
  await side.append(`list-${sharedList}`, [
    listCreated(sharedList, '204118', '7', 'Keuken'),
    { type: 'ListShared', data: { isShared: true } },
  ]);
  await side.append(`list-${foreignList}`, [listCreated(foreignList, '204119', '9', 'Van een ander')], {
    customerNumber: '204119',
  });
  await side.append(`list-${deletedList}`, [
    listCreated(deletedList, '204118', '8', 'Oud'),
    { type: 'ListDeleted', data: {} },
  ]);
  manager = await side.browser({ userId: '7', rights: ['order', 'see_prices', 'portal'] });
  elsewhere = await side.browser({ userId: '9', customers: ['204119'], customerNumber: '204119', rights: ['portal'] });
});
afterAll(() => side.close());

describe('orders in the portal', () => {
  test('show who placed them, latest delivery first, within the own customer only', async () => {
    const { body } = await ask(manager, '/api/portal/orders');
    expect(body).toMatchObject({
      orders: [
        { order_number: '4402003', placed_by: { user_id: '8', name: 'Karim Bakkali' } },
        { order_number: '4402002', placed_by: { user_id: '8' } },
        { order_number: '4402001', placed_by: { user_id: '7', name: 'Lotte Vermeersch' }, state: 'past' },
      ],
      people: [{ name: 'Karim Bakkali' }, { name: 'Lotte Vermeersch' }],
      pagination: { results: 3, totalPages: 1 },
    });
    expect(await numbersOf('', elsewhere)).toEqual(['4402004']);
  });

  test.each([
    ['user=7', ['4402001']],
    ['state=past', ['4402001']],
    ['day=2026-03-27', ['4402002']],
    ['q=bearnaise', ['4402003']],
    ['q=50%25', ['4402003']],
    ['q=4402002', ['4402002']],
    ['user=9', []],
    ['page=2', []],
  ])('are found by %s', async (query, expected) => {
    expect(await numbersOf(query)).toEqual(expected);
  });

  test('show no amount to a manager without the right to see prices', async () => {
    const unpriced = await side.browser({ userId: '7', rights: ['portal'] });
    const answers = [manager, unpriced].map(async (browser) => (await browser.get('/api/portal/orders')).text());
    const amount = /"(subtotal|amount_to_pay)":\d/;
    expect((await Promise.all(answers)).map((text) => amount.test(text))).toEqual([true, false]);
  });
});

describe('lists in the portal', () => {
  test('are visible to a manager, including private lists, within the own customer only', async () => {
    const { body } = await ask(manager, '/api/portal/lists');
    expect(body).toMatchObject({
      lists: [
        { id: privateList, name: 'Zaal', owner: { name: 'Karim Bakkali' }, is_own: false, is_shared: false },
        { id: sharedList, name: 'Keuken', owner: { name: 'Lotte Vermeersch' }, is_own: true, is_shared: true },
      ],
      people: [{ user_id: '8' }, { user_id: '7' }],
    });
    expect((await ask(manager, '/api/portal/lists?user=8&q=za')).body).toMatchObject({ lists: [{ id: privateList }] });
    expect((await ask(manager, `/api/portal/lists/${privateList}`)).body).toMatchObject({
      name: 'Zaal',
      owner_name: 'Karim Bakkali',
      is_own: false,
      is_editable: true,
      lines: [{ artNo: '100001', product: { article_number: '100001' } }],
    });
  });

  test('are not found by the manager of another customer', async () => {
    for (const path of [`/api/portal/lists/${privateList}`, `/api/portal/lists/${privateList}/history`])
      expect(await ask(elsewhere, path)).toMatchObject({ status: 404, body: { code: 'list.not_found' } });
    expect(await ask(manager, `/api/portal/lists/${foreignList}`)).toMatchObject({ status: 404 });
    expect((await ask(elsewhere, '/api/portal/lists')).body).toMatchObject({ lists: [{ id: foreignList }] });
  });

  test('show the author of each change: the owner or a manager', async () => {
    const events = [
      { title: expect.stringContaining('Zaal') as unknown, by: 'Lotte Vermeersch', is_owner: false },
      { title: expect.stringContaining('Voor mezelf') as unknown, by: 'Karim Bakkali', is_owner: true },
    ];
    expect((await ask(manager, `/api/portal/lists/${privateList}/history`)).body).toMatchObject({ events });
    const owner = await side.browser({ userId: '8' });
    expect((await ask(owner, `/api/wishlist/${privateList}/history`)).body).toMatchObject({ events });
    expect(await ask(manager, `/api/wishlist/${privateList}/history`)).toMatchObject({ status: 404 });
  });

  test('stay in the customer history of the office after deletion', async () => {
    const support = await side.browser({ userId: '90', roles: ['sales-support'], customers: [], customerNumber: null });
    const { body } = await ask(support, '/api/office/customers/204118');
    const { history } = body as { history: { type: string; stream: string }[] };
    expect(history.filter(({ stream }) => stream === `list-${deletedList}`).map(({ type }) => type)).toEqual([
      'ListCreated',
      'ListDeleted',
    ]);
  });
});

test('a user without the portal right sees no orders and no lists of colleagues', async () => {
  const buyer = await side.browser({ userId: '8', rights: ['order', 'see_prices'] });
  for (const path of ['orders', 'lists', `lists/${sharedList}`, `lists/${sharedList}/history`])
    expect(await ask(buyer, `/api/portal/${path}`)).toMatchObject({ status: 403, body: { code: 'permission.denied' } });
});
