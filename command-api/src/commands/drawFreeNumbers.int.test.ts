import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { drawCustomerNumber } from '../aggregates/registration/judgeRegistration/drawCustomerNumber.ts';
import { logIn, password } from '../testing/logIn.ts';
import { createTestShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
});
afterAll(() => shop.close());

const register = (username: string) =>
  shop.main.api.registerAccount({
    username,
    password,
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: `${username}@talloor.example`,
    language: 'nl',
    roles: ['customer'],
    customers: ['204118'],
  });

test('users who register after an older PostgreSQL was restored get ids that no account or invitation has', async () => {
  const managerId = await register('beheer');
  await shop.main.api.changeRights(managerId, {
    customerNumber: '204118',
    rights: ['order', 'portal'],
    orderLimitCents: null,
  });
  const manager = await logIn(shop.main.url, 'beheer');
  const invite = (name: string) =>
    manager(
      'POST',
      '/api/portal/invitations',
      {
        first_name: name,
        last_name: 'Verhaeghe',
        email: `${name}@lindegaard.example`,
        language: 'nl',
        rights: ['order'],
        order_limit_cents: 25_000,
      },
      `invite-${name}`,
    );
  const before = await invite('noor');
  expect(before.status).toBe(201);
  const earlierIds = [managerId, String(before.body['invitation_id'])];

  await shop.pool.query(`select setval('command.user_id', 1001, false)`);
  await shop.pool.query('delete from command.credentials');
  await shop.pool.query('delete from command.invitations');
  const after = await invite('mila');
  const laterIds = [await register('nieuw1'), String(after.body['invitation_id']), await register('nieuw2')];
  expect(new Set([...earlierIds, ...laterIds]).size).toBe(5);
  for (const id of earlierIds) {
    const { state } = await shop.repository.load(accountFold, accountStream(id));
    expect(state).toMatchObject(id === managerId ? { username: 'beheer' } : { status: 'none' });
  }
});

test('a new customer gets a number that neither the ERP nor the event store has', async () => {
  const { pool, repository } = shop;
  const taken = [
    await drawCustomerNumber({ pool, repository }),
    await drawCustomerNumber({ pool, repository }),
  ] as const;
  await shop.main.api.openCustomer(taken[0]);
  await shop.writeFacts([taken[1]], {});
  await pool.query(`select setval('command.customer_number', $1::bigint, false)`, [taken[0]]);
  expect(taken).not.toContain(await drawCustomerNumber({ pool, repository }));
});
