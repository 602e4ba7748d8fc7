import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeTestArticles, writeTestCustomer, testArticle } from '@talloor/catalogue/testing.ts';
import type { PortalUser } from '@talloor/contracts/endpoints/portal.ts';
import { tellOrder } from '../audit/testing/orderStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let manager: Browser;
let buyer: Browser;

const person = (userId: string, username: string, lastName: string) => ({
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
});
const linked = (customerNumber: string) => ({ type: 'CustomerLinked' as const, data: { customerNumber } });

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  for (const customer of ['204118', '204119']) await writeTestCustomer(side.pool, customer);
  await writeTestArticles(side.pool, [testArticle('100001')]);
  await side.append('account-7', [person('7', 'lotte', 'Vermeersch'), linked('204118')]);
  await side.append('account-8', [
    person('8', 'karim', 'Bakkali'),
    linked('204118'),
    {
      type: 'CustomerRightsChanged',
      data: { customerNumber: '204118', rights: ['order', 'see_invoices'], orderLimitCents: 25_050 },
    },
  ]);
  await side.append('account-9', [person('9', 'elders', 'Elders'), linked('204119')]);
  await side.append('account-10', [
    person('10', 'weg', 'Weg'),
    linked('204118'),
    { type: 'CustomerUnlinked', data: { customerNumber: '204118' } },
  ]);
  await tellOrder(side, { orderNumber: '4402001', basketId: crypto.randomUUID() });
  manager = await side.browser({ userId: '7', rights: ['order', 'see_prices', 'portal'] });
  buyer = await side.browser({ userId: '8', rights: ['order'] });
});
afterAll(() => side.close());

test('who manages the customer sees its users with what they may do, and nobody of another customer', async () => {
  const { users } = (await (await manager.get('/api/portal/users')).json()) as { users: PortalUser[] };
  expect(users).toMatchObject([
    {
      user_id: '8',
      email: 'karim@example.com',
      rights: ['order', 'see_invoices'],
      order_limit_cents: 25_050,
      is_self: false,
    },
    { user_id: '7', rights: ['order', 'see_prices', 'see_invoices'], order_limit_cents: null, is_self: true },
  ]);
});

test('who does not manage the customer sees none of it', async () => {
  const refused = await buyer.get('/api/portal/users');
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'permission.denied' }]);
});

describe('a user from whom the customer keeps its prices', () => {
  const pages = [
    '/api/product/search?keywords=100001',
    '/api/article/100001',
    '/api/dashboard/orders/pending',
    '/api/pending_order/4402001',
    '/api/basket/list',
  ];
  const amounts = /"(price_per_unit|normal_price|line_total|amount_to_pay|subtotal|total_incl_vat)":-?\d/;

  test.each(pages)('finds no amount at %s, where a colleague does', async (path) => {
    const [hidden, shown] = await Promise.all([buyer.get(path), manager.get(path)]);
    expect([hidden.status, shown.status]).toEqual([200, 200]);
    const [without, withAmounts] = [await hidden.text(), await shown.text()];
    expect(without).not.toMatch(amounts);
    expect(withAmounts).toMatch(amounts);
  });
});
