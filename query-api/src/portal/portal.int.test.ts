import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeTestArticles, writeTestCustomer, testArticle } from '@talloor/catalogue/testing.ts';
import type { PortalUser } from '@talloor/contracts/endpoints/portal.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';
import { writeOrderStory } from '../audit/testing/orderStory.ts';
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
      data: { customerNumber: '204118', rights: ['order', 'see_prices', 'see_invoices'], orderLimitCents: 25_050 },
    },
  ]);
  await side.append('account-9', [person('9', 'elders', 'Elders'), linked('204119')]);
  await side.append('account-10', [
    person('10', 'weg', 'Weg'),
    linked('204118'),
    { type: 'CustomerUnlinked', data: { customerNumber: '204118' } },
  ]);
  await writeOrderStory(side, { orderNumber: '4402001', basketId: crypto.randomUUID() });
  manager = await side.browser({ userId: '7', rights: ['order', 'see_prices', 'portal'] });
  buyer = await side.browser({ userId: '8', rights: ['order'] });
});
afterAll(() => side.close());

test('a manager sees the users of the own customer with their rights', async () => {
  const { users } = (await (await manager.get('/api/portal/users')).json()) as { users: PortalUser[] };
  expect(users).toMatchObject([
    {
      user_id: '8',
      email: 'karim@example.com',
      rights: ['order', 'see_prices', 'see_invoices'],
      order_limit_cents: 25_050,
      is_self: false,
    },
    { user_id: '7', rights: [...standardGrant.rights], order_limit_cents: null, is_self: true },
  ]);
});

test('a user without the portal right sees no users', async () => {
  const response = await buyer.get('/api/portal/users');
  expect([response.status, await response.json()]).toMatchObject([403, { code: 'permission.denied' }]);
});

describe('a user without the right to see prices', () => {
  const pages = [
    '/api/product/search?keywords=100001',
    '/api/article/100001',
    '/api/dashboard/orders/pending',
    '/api/pending_order/4402001',
    '/api/basket/list',
  ];
  const amounts = /"(price_per_unit|normal_price|line_total|amount_to_pay|subtotal|total_incl_vat)":-?\d/;

  test.each(pages)('sees no amount at %s, unlike a colleague', async (path) => {
    const [buyerAnswer, colleagueAnswer] = await Promise.all([buyer.get(path), manager.get(path)]);
    expect([buyerAnswer.status, colleagueAnswer.status]).toEqual([200, 200]);
    const [without, withAmounts] = [await buyerAnswer.text(), await colleagueAnswer.text()];
    expect(without).not.toMatch(amounts);
    expect(withAmounts).toMatch(amounts);
  });
});

test('the office and the customer see the same open order', async () => {
  const office = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
  const officeCustomer = (await (await office.get('/api/office/customers/204118')).json()) as Record<string, unknown>;
  expect(officeCustomer['running_orders']).toMatchObject([
    { order_number: '4402001', status: 'open', changeable_until: Date.parse('2026-03-11T16:00:00Z') / 1000 },
  ]);
});

describe('invitations', () => {
  const invited = (invitationId: string, invitedBy: string, expiresAt: string) => ({
    type: 'UserInvited' as const,
    data: {
      invitationId,
      customerNumber: '204118',
      firstName: 'Noor',
      lastName: `Genodigd ${invitationId}`,
      email: `noor${invitationId}@example.com`,
      language: 'nl' as const,
      rights: ['order' as const],
      orderLimitCents: 25_000,
      invitedBy,
      expiresAt,
    },
  });
  const acceptedAt = '2026-03-04T13:12:01.000Z';
  const far = '2999-01-01T00:00:00.000Z';
  beforeAll(async () => {
    await side.append('account-7', [
      {
        type: 'CustomerRightsChanged',
        data: { customerNumber: '204118', rights: ['order', 'see_prices', 'portal'], orderLimitCents: null },
      },
    ]);
    await side.append('invitation-501', [invited('501', '7', far)]);
    await side.append('invitation-502', [invited('502', '7', '2020-01-01T00:00:00.000Z')]);
    await side.append('invitation-503', [invited('503', '8', far)]);
    await side.append('invitation-504', [invited('504', '7', far), { type: 'InvitationWithdrawn', data: {} }]);
    const invitationAccepted = (invitationId: string, userId: string) => ({
      type: 'InvitationAccepted' as const,
      data: { invitationId, userId, username: null, termsAcceptedAt: null },
    });
    await side.append('invitation-505', [invited('505', '7', far), invitationAccepted('505', '8')], {
      occurredAt: acceptedAt,
    });
    await side.append('invitation-506', [invited('506', '8', far), invitationAccepted('506', '7')], {
      occurredAt: '2026-03-04T13:12:00.000Z',
    });
  });
  const waiting = [
    { invitation_id: '501', state: 'open', email: 'noor501@example.com', rights: ['order'], order_limit_cents: 25_000 },
    { invitation_id: '502', state: 'expired', invited_by: 'lotte Vermeersch' },
    { invitation_id: '503', state: 'lapsed', invited_by: 'karim Bakkali' },
  ];

  test('are listed while pending, with their sender and link state', async () => {
    const answer = await (await manager.get('/api/portal/invitations')).json();
    expect(answer).toMatchObject({ invitations: waiting });
    expect((answer as { invitations: unknown[] }).invitations).toHaveLength(3);
  });

  test('show a user as joined during the first week after acceptance', async () => {
    const joined = async () => {
      const { users } = (await (await manager.get('/api/portal/users')).json()) as { users: PortalUser[] };
      return users.map(({ user_id: id, joined_at: at }) => [id, at]);
    };
    expect(await joined()).toEqual([
      ['8', acceptedAt],
      ['7', null],
    ]);
  });

  test('appear in the customer history of the office by number and accepting user, without name or address', async () => {
    const office = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
    const read = async (language: string) =>
      JSON.stringify(await (await office.get(`/${language}/api/office/customers/204118`)).json());
    const nl = await read('nl');
    expect(nl).toMatch(/Iemand uitgenodigd \(uitnodiging 504\).*Uitnodiging 504 ingetrokken/);
    expect(nl).toMatch(/Uitnodiging 505 aanvaard.*karim Bakkali/);
    expect(nl).not.toContain('Genodigd');
    expect(await read('fr')).toMatch(/Quelqu’un est invité.*Invitation 505 acceptée/);
  });

  test('are visible to the office, and only to managers of the own customer', async () => {
    const office = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
    expect(await (await office.get('/api/office/customers/204118/invitations')).json()).toMatchObject({
      invitations: waiting,
    });
    expect((await buyer.get('/api/portal/invitations')).status).toBe(403);
    const elsewhere = await side.browser({
      userId: '9',
      customers: ['204119'],
      customerNumber: '204119',
      rights: ['portal'],
    });
    expect(await (await elsewhere.get('/api/portal/invitations')).json()).toEqual({ invitations: [] });
  });
});
