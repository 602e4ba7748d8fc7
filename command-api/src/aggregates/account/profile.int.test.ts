import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { customerRights } from '@talloor/rules/account/rights.ts';
import { logIn, password } from '../../testing/logIn.ts';
import { whileHeldBack } from '../../testing/whileHeldBack.ts';
import { createTestShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], {});
});
afterAll(() => shop.close());

const profile = {
  gender: 'mrs',
  first_name: 'Lotte',
  last_name: "'S-Gravenvoeren Đặng",
  phone_1: '09 223 45 67',
  phone_2: '',
  email: 'lotte@lindegaard.example',
  position: 'Chef-kok',
  language: 'fr',
  company_type: 'company',
  extra_contact_name: "Anne O'Brien",
  extra_contact_email: 'anne@lindegaard.example',
};

test('a profile is stored encrypted, and the session uses the chosen language', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  for (const credentials of [{}, { current_password: 'Verkeerd-1' }])
    expect(await lotte('POST', '/api/user/profile', { ...profile, ...credentials })).toMatchObject({
      status: 422,
      body: { code: 'profile.password_incorrect' },
    });
  expect(await lotte('POST', '/api/user/profile', { ...profile, current_password: password })).toEqual({
    status: 200,
    body: { ...profile, email: 'lotte@talloor.example' },
  });
  const events = await shop.pool.query<{ data: unknown }>(
    `select data from event_store.events where type = 'AccountProfileChanged'`,
  );
  expect(events.rows).toHaveLength(1);
  for (const value of ['Đặng', '223 45', 'lindegaard', 'Chef', '"mrs"', "O'Brien", '"company"'])
    expect(JSON.stringify(events.rows)).not.toContain(value);
  const sessions = await shop.pool.query<{ language: string }>(
    `select sess -> 'user' ->> 'language' as language from platform.sessions where sess -> 'user' ->> 'userId' is not null`,
  );
  expect(sessions.rows).toEqual([{ language: 'fr' }]);
});

test('a broken field rule is answered with field and code, and unknown fields are rejected', async () => {
  const lotte = await logIn(shop.main.url, 'lotte');
  const wrong = {
    ...profile,
    last_name: 'L0tte',
    phone_1: '12',
    email: 'x',
    extra_contact_email: 'y@',
    roles: ['admin'],
  };
  const answer = await lotte('POST', '/api/user/profile', wrong);
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  expect(answer.body['errors']).toEqual(
    expect.arrayContaining([
      { in: 'body', path: 'last_name', message: 'field.not_alphabetic' },
      { in: 'body', path: 'phone_1', message: 'field.not_phone' },
      { in: 'body', path: 'email', message: 'field.not_email' },
      { in: 'body', path: 'extra_contact_email', message: 'field.not_email' },
      { in: 'body', path: 'roles', message: 'unknown field' },
    ]),
  );
});

test('a new username requires the password, must be unique and differ from the password, and is used for signing in', async () => {
  const lotte = await logIn(shop.main.url, 'lotte');
  await shop.signIn('karim', ['204118']);
  const change = (username: string, current = password) =>
    lotte('POST', '/api/user/username', { username, current_password: current });
  expect(await change('lotte.v', 'Verkeerd-1')).toMatchObject({ body: { code: 'profile.password_incorrect' } });
  expect(await change('lo tte')).toMatchObject({ body: { code: 'profile.username_invalid' } });
  expect(await change('lot')).toMatchObject({ body: { code: 'profile.username_invalid' } });
  expect(await change(password.toLowerCase())).toMatchObject({ body: { code: 'profile.username_is_password' } });
  expect(await change('KARIM')).toMatchObject({ status: 409, body: { code: 'profile.username_taken' } });
  expect(await change('Lotte.V')).toMatchObject({ status: 200, body: { username: 'Lotte.V' } });
  await expect(logIn(shop.main.url, 'lotte')).rejects.toThrow('login.invalid');
  const renamedUser = await logIn(shop.main.url, 'lotte.v');
  const same = { ...profile, email: 'lotte@talloor.example' };
  expect(await renamedUser('POST', '/api/user/profile', same)).toMatchObject({ status: 200 });
});

test('a new password ends all other sessions, keeps this session, and stays out of the history', async () => {
  const thisBrowser = await logIn(shop.main.url, 'karim');
  const elsewhere = await logIn(shop.main.url, 'karim');
  const change = (current: string, fresh: string) =>
    thisBrowser('POST', '/api/user/password', { current_password: current, password: fresh });
  expect(await change('Verkeerd-1', 'Anders-2026')).toMatchObject({ body: { code: 'profile.password_incorrect' } });
  expect(await change(password, 'kort1A')).toMatchObject({ body: { code: 'profile.password_invalid' } });
  const answer = await change(password, 'Heel-Anders-2026');
  expect(answer).toMatchObject({ status: 200, body: { username: 'karim', customer_number: '204118' } });
  expect(await elsewhere('POST', '/api/user/basket-reminder', { is_wanted: true })).toMatchObject({ status: 401 });
  const sessions = await shop.pool.query(`select from platform.sessions where sess -> 'user' ->> 'userId' = $1`, [
    String(answer.body['id']),
  ]);
  expect(sessions.rowCount).toBe(1);
  await expect(logIn(shop.main.url, 'karim')).rejects.toThrow('login.invalid');
  const passwordEvents = (await shop.decoded()).filter(({ event }) => event.type === 'AccountPasswordChanged');
  expect(passwordEvents.map(({ event }) => event.data)).toEqual([{ way: 'profile' }]);
  expect(JSON.stringify(await shop.decoded())).not.toContain('Anders');
});

const register = (username: string, customers: readonly string[]) =>
  shop.main.api.registerAccount({
    username,
    password,
    firstName: 'Wim',
    lastName: 'Claes',
    email: `${username}@talloor.example`,
    language: 'nl',
    roles: ['customer'],
    customers,
  });

describe('a change of password', () => {
  const sessionsOf = (userId: string) =>
    shop.pool.query(`select from platform.sessions where sess -> 'user' ->> 'userId' = $1`, [userId]);

  test('is rejected when a reset link set another password meanwhile', async () => {
    const userId = await register('wim01', ['204118']);
    const browser = await logIn(shop.main.url, 'wim01');
    const answer = await whileHeldBack(
      shop,
      `select from command.credentials where user_id = '${userId}' for update`,
      () => browser('POST', '/api/user/password', { current_password: password, password: 'Heel-Anders-2026' }),
      async (query) => {
        await query(`update command.credentials set password_hash = 'of the link' where user_id = $1`, [userId]);
        await query(`delete from platform.sessions where sess -> 'user' ->> 'userId' = $1`, [userId]);
      },
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'profile.password_incorrect' } });
    expect((await sessionsOf(userId)).rowCount).toBe(0);
    const { rows } = await shop.pool.query('select password_hash from command.credentials where user_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([{ password_hash: 'of the link' }]);
  });

  test('starts no session when the account is suspended meanwhile', async () => {
    const userId = await register('wim02', ['204118']);
    const browser = await logIn(shop.main.url, 'wim02');
    const answer = await whileHeldBack(
      shop,
      `select from command.credentials where user_id = '${userId}' for update`,
      () => browser('POST', '/api/user/password', { current_password: password, password: 'Heel-Anders-2026' }),
      () => shop.main.api.suspendAccount(userId, 'unpaid'),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'account.suspended' } });
    expect((await sessionsOf(userId)).rowCount).toBe(0);
  });
});

describe('removed rights', () => {
  const newcomer = async (username: string) => {
    const userId = await register(username, ['204118', '204119']);
    const person = await logIn(shop.main.url, username);
    const session = async () =>
      (
        await shop.pool.query<{ user: unknown }>(
          `select sess -> 'user' as user from platform.sessions where sess -> 'user' ->> 'userId' = $1`,
          [userId],
        )
      ).rows[0]?.user;
    const lock = `select from platform.sessions where sess -> 'user' ->> 'userId' = '${userId}' for update`;
    return { userId, person, session, lock };
  };

  test('stay removed when a profile is saved at the same time', async () => {
    const { userId, person, session, lock } = await newcomer('wim03');
    await person('POST', '/api/user/customer', { customer_number: '204118' });
    const french = { ...profile, email: 'wim03@talloor.example' };
    const answer = await whileHeldBack(
      shop,
      lock,
      () => person('POST', '/api/user/profile', french),
      async (query) => {
        await query(
          `update platform.sessions set sess = jsonb_set(sess::jsonb, '{user,rights}', '["order"]')
           where sess -> 'user' ->> 'userId' = $1`,
          [userId],
        );
      },
    );
    expect(answer.status).toBe(200);
    expect(await session()).toMatchObject({ language: 'fr', customerNumber: '204118', rights: ['order'] });
  });

  test('stay removed when the customer is chosen at the same time', async () => {
    const { userId, person, session, lock } = await newcomer('wim04');
    const answer = await whileHeldBack(
      shop,
      lock,
      () => person('POST', '/api/user/customer', { customer_number: '204118' }),
      async () => {
        const grant = { customerNumber: '204118', rights: ['order' as const], orderLimitCents: null };
        await shop.main.api.changeRights(userId, grant);
      },
    );
    expect(answer).toMatchObject({ status: 200, body: { rights: ['order'] } });
    expect(await session()).toMatchObject({ customerNumber: '204118', rights: ['order'] });
  });
});

test('of simultaneous requests for one username exactly one succeeds', async () => {
  const names = ['noor', 'bram', 'nele', 'arne'];
  const people = await Promise.all(names.map((name) => shop.signIn(name, ['204119'])));
  const answers = await Promise.all(
    people.map((person) => person('POST', '/api/user/username', { username: 'chef', current_password: password })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const usernameEvents = (await shop.decoded()).filter(({ event }) =>
    JSON.stringify(event).includes('"username":"chef"'),
  );
  expect(usernameEvents).toHaveLength(1);
});

test('an address change is requested once, with a valid address of a linked customer', async () => {
  const userId = await register('wim05', ['204118']);
  await shop.main.api.changeRights(userId, { customerNumber: '204118', rights: customerRights, orderLimitCents: null });
  const manager = await logIn(shop.main.url, 'wim05');
  const address = { addressee: 'Bistro', street: 'Kouter', street_number: '2', postal: '9000', city: 'Gent' };
  const ask = (customer: string, changes: object = {}) =>
    manager('POST', `/api/user/customers/${customer}/changes`, {
      kind: 'delivery',
      address: { ...address, ...changes },
    });
  expect(await ask('204119')).toMatchObject({ status: 404, body: { code: 'customer.not_found' } });
  expect(await ask('204118', { street_number: '#' })).toMatchObject({ status: 400 });
  expect(await ask('204118')).toMatchObject({ status: 200, body: { status: 'requested' } });
  expect(await ask('204118', { street_number: '3' })).toMatchObject({ body: { code: 'customer.change_waiting' } });
  const events = (await shop.decoded()).filter(({ streamId }) => streamId === 'customer-204118');
  expect(events.at(-1)?.event).toMatchObject({
    type: 'CustomerChangeRequested',
    data: { old: { street: 'Kouter', streetNumber: '1' }, new: { streetNumber: '2' }, comment: '' },
  });
});
