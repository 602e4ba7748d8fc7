import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commandHashOf, commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { logIn } from '../../testing/logIn.ts';
import { createTestShop, type TestShop } from '../../testing/testShop.ts';
import { whileHeldBack } from '../../testing/whileHeldBack.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120'], { 100001: null });
});
afterAll(() => shop.close());

const registration = {
  username: 'Amélie',
  password: 'Welkom-2026',
  firstName: 'Amélie',
  lastName: 'Dubois',
  email: 'amelie@talloor.example',
  language: 'fr' as const,
  roles: ['customer' as const],
  customers: ['204118', '204119'],
};

describe('registering', () => {
  test('a repeated registration with the same data keeps one account, and events hold no password hash', async () => {
    const userId = await shop.main.api.registerAccount(registration);
    expect(await shop.main.api.registerAccount(registration)).toBe(userId);
    const events = (await shop.decoded()).filter(({ streamId }) => streamId === `account-${userId}`);
    expect(events.map(({ event }) => event.type)).toEqual(['AccountRegistered', 'CustomerLinked', 'CustomerLinked']);
    expect(JSON.stringify(events)).not.toContain('argon2');
    const { rows } = await shop.pool.query<{ password_hash: string }>('select password_hash from command.credentials');
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('a username of another account is rejected, in any case of letters', async () => {
    await expect(
      shop.main.api.registerAccount({ ...registration, username: 'AMÉLIE', email: 'else@talloor.example' }),
    ).rejects.toThrow('AMÉLIE');
  });

  test('a registration continues after a crash between reserved name and account', async () => {
    await shop.pool.query(`insert into command.credentials values ('lotte', '7001', 'a hash that nobody knows')`);
    const lotte = { ...registration, username: 'lotte', customers: ['204120'] };
    expect(await shop.main.api.registerAccount(lotte)).toBe('7001');
    expect(await (await logIn(shop.main.url, 'lotte'))('GET', '/api/user')).toMatchObject({ status: 200 });
  });
});

describe('signing in', () => {
  const attempt = async (username: string, password: string) => {
    const url = shop.main.url;
    const visitor = await fetch(`${url}/api/user`);
    const { csrfToken } = (await visitor.json()) as { csrfToken: string };
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
        cookie: visitor.headers.getSetCookie().join('; '),
      },
      body: JSON.stringify({ username, password }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  test('answers with the user, and selects the customer when there is only one', async () => {
    expect(await attempt('amélie', 'Welkom-2026')).toMatchObject({
      status: 200,
      body: {
        username: 'Amélie',
        language: 'fr',
        customer_number: null,
        customers: [
          { customer_number: '204118', name: 'Klant 204118', city: 'Gent', address: 'Kouter 1', status: 'active' },
          { customer_number: '204119' },
        ],
      },
    });
    expect(await attempt('LOTTE', 'Welkom-2026')).toMatchObject({ status: 200, body: { customer_number: '204120' } });
  });

  test('rejects a wrong password and an unknown username with the same answer', async () => {
    expect(await attempt('lotte', 'Welkom-2027')).toMatchObject({ status: 401, body: { code: 'login.invalid' } });
    expect(await attempt('niemand', 'Welkom-2026')).toMatchObject({ status: 401, body: { code: 'login.invalid' } });
  });

  test('is required again after signing out', async () => {
    const lotte = await logIn(shop.main.url, 'lotte');
    expect(await lotte('POST', '/api/logout', {})).toMatchObject({ status: 204 });
    expect(await lotte('DELETE', '/api/basket')).toMatchObject({ status: 401, body: { code: 'session.required' } });
  });
});

describe('choosing a customer', () => {
  test('is required before ordering, and limited to linked customers', async () => {
    const amelie = await logIn(shop.main.url, 'amélie');
    expect(await amelie('DELETE', '/api/basket')).toMatchObject({
      status: 409,
      body: { code: 'customer.not_selected' },
    });
    expect(await amelie('POST', '/api/user/customer', { customer_number: '204120' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    await shop.main.api.suspendCustomer('204119', 'onbetaalde facturen');
    expect(await amelie('POST', '/api/user/customer', { customer_number: '204119' })).toMatchObject({
      status: 200,
      body: { customer_number: '204119', customers: [{ status: 'active' }, { status: 'suspended' }] },
    });
    expect(await amelie('DELETE', '/api/basket')).toMatchObject({ status: 200, body: { lines: [] } });
  });
});

describe('a cancelled customer', () => {
  test('signs out its own users, at once and by the policy, and no users of other customers', async () => {
    await shop.writeFacts(['204131', '204132'], {});
    await shop.main.api.registerAccount({
      username: 'nele.support',
      password: 'Welkom-2026',
      firstName: 'Nele',
      lastName: 'Dhondt',
      email: 'nele@talloor.example',
      language: 'nl',
      roles: ['sales-support'],
      customers: [],
    });
    const support = await logIn(shop.main.url, 'nele.support');
    const firstUser = await shop.signIn('einde.een', ['204131']);
    const secondUser = await shop.signIn('einde.twee', ['204132', '204119']);
    const other = await logIn(shop.main.url, 'lotte');
    expect(await support('POST', '/api/office/customers/204131/cancel', { reason: 'customer_stopped' })).toMatchObject({
      status: 200,
    });
    expect(await firstUser('DELETE', '/api/user/sessions')).toMatchObject({ status: 401 });
    await shop.main.api.cancelCustomer('204132', 'customer_stopped');
    await shop.runPolicies(shop.main.api);
    expect(await secondUser('DELETE', '/api/user/sessions')).toMatchObject({ status: 401 });
    expect(await other('DELETE', '/api/basket')).toMatchObject({ status: 200 });
    await logIn(shop.main.url, 'einde.twee');
  });
});

test('an office user who is suspended while starting a customer view gets no view session', async () => {
  await shop.writeFacts(['204133'], {});
  const actorId = await shop.main.api.registerAccount({
    ...registration,
    username: 'bart.support',
    email: 'bart@talloor.example',
    roles: ['sales-support'],
    customers: [],
  });
  await shop.signIn('bekeken', ['204133']);
  const { rows } = await shop.pool.query<{ user_id: string }>(
    `select user_id from command.credentials where username = $1`,
    [usernameKey('bekeken')],
  );
  const support = await logIn(shop.main.url, 'bart.support');
  let suspended: Promise<unknown> = Promise.resolve();
  const answer = await whileHeldBack(
    shop,
    `select from platform.sessions where sess -> 'user' ->> 'userId' = '${actorId}' for update`,
    () => support('POST', `/api/office/users/${rows[0]?.user_id}/customers/204133/view`, { reason: 'complaint' }),
    async () => {
      suspended = shop.main.api.suspendAccount(actorId, 'misbruik');
      await until('the suspension is told', async () => {
        const events = await shop.decoded();
        return events.some(
          ({ streamId, event }) => streamId === `account-${actorId}` && event.type === 'AccountSuspended',
        );
      });
    },
  );
  await suspended;
  expect(answer).toMatchObject({ status: 401, body: { code: 'session.required' } });
  const views = await shop.pool.query(
    `select from platform.sessions where sess -> 'user' -> 'view' ->> 'actorId' = $1`,
    [actorId],
  );
  expect(views.rowCount).toBe(0);
});

describe('an account that loses access', () => {
  const taking: [string, (userId: string) => Promise<void>][] = [
    ['is suspended', (userId) => shop.main.api.suspendAccount(userId, 'misbruik')],
    ['is cancelled', (userId) => shop.main.api.cancelAccount(userId, 'weg')],
    ['loses a customer number', (userId) => shop.main.api.unlinkCustomer(userId, '204120')],
  ];
  test.each(taking)(
    '%s and is signed out in every browser, while other users stay signed in',
    async (description, take) => {
      const username = `neem-${description}`;
      const firstBrowser = await shop.signIn(username, ['204119', '204120']);
      const otherBrowser = await logIn((await shop.startProcess()).url, username);
      const other = await logIn(shop.main.url, 'lotte');
      const { rows } = await shop.pool.query<{ user_id: string }>(
        'select user_id from command.credentials where username = $1',
        [username],
      );
      await take(rows[0]?.user_id ?? '');
      for (const person of [firstBrowser, otherBrowser])
        expect(await person('DELETE', '/api/basket')).toMatchObject({
          status: 401,
          body: { code: 'session.required' },
        });
      expect(await other('DELETE', '/api/basket')).toMatchObject({ status: 200 });
    },
  );

  test('is signed out by the policy after a crash before the sign-out', async () => {
    const lotte = await shop.signIn('halverwege', ['204119']);
    const { rows } = await shop.pool.query<{ user_id: string }>(
      "select user_id from command.credentials where username = 'halverwege'",
    );
    await shop.pool.query('create table kept as select * from platform.sessions');
    await shop.main.api.suspendAccount(rows[0]?.user_id ?? '', 'misbruik');
    await shop.pool.query('insert into platform.sessions select * from kept on conflict do nothing');
    expect(await lotte('DELETE', '/api/basket')).toMatchObject({ status: 200 });
    await shop.runPolicies(shop.main.api);
    expect(await lotte('DELETE', '/api/basket')).toMatchObject({ status: 401 });
    await shop.pool.query('drop table kept');
  });

  test('may order again after its customer is reactivated', async () => {
    const lotte = await logIn(shop.main.url, 'lotte');
    await shop.main.api.suspendCustomer('204120', 'onbetaalde facturen');
    const order = () => lotte('POST', '/api/basket/checkout', { po_number: '', message: '', extra_emails: [] });
    expect(await order()).toMatchObject({ body: { code: 'customer.suspended' } });
    await shop.main.api.reactivateCustomer('204120', 'betaald');
    expect(await order()).toMatchObject({ body: { code: 'basket.empty' } });
  });
});

test('event metadata holds no personal data, and no hash from which personal data could be guessed', async () => {
  const lotte = await logIn(shop.main.url, 'lotte');
  const address = { name: 'Zaal', postal: '9000', city: 'Gent', street: 'Kouter', street_number: '2', po_box: '' };
  const body = { alternative_address: address };
  expect(await lotte('POST', '/api/basket/address', body)).toMatchObject({ status: 200 });
  const metadata = (await shop.decoded()).map((event) => event.metadata);
  expect(metadata.length).toBeGreaterThan(5);
  const { password: _, customers, ...person } = registration;
  const persons = [person, { ...person, username: 'lotte' }];
  const guesses = [body, ...persons.map((each) => ({ ...each, customers }))].map(commandHashOf);
  const names = persons.map((each) => commandIdOf('system', 'registerAccount', usernameKey(each.username)));
  for (const secret of ['Amélie', 'amélie', 'Dubois', 'lotte', '@', 'Kouter', 'Zaal', ...guesses, ...names])
    expect(JSON.stringify(metadata)).not.toContain(secret);
});
