import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { softAuthenticator } from '../../../testing/softAuthenticator.ts';
import { createTestShop, start, type TestShop } from '../../../testing/testShop.ts';
import { visitAs, type Visitor } from '../../../testing/visitAs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
});
afterAll(() => shop.close());

type Role = 'customer' | 'sales-support' | 'auditor';
type PasskeyOptions = { readonly challenge: string };
type Device = ReturnType<typeof softAuthenticator>;
type DeviceOptions = NonNullable<Parameters<Device['assert']>[1]>;
const password = 'Welkom-2026';

async function register(
  username: string,
  roles: readonly Role[] = ['customer'],
): Promise<{ readonly userId: string; readonly home: Visitor }> {
  const userId = await shop.main.api.registerAccount({
    username,
    password,
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: `${username}@talloor.example`,
    language: 'nl',
    roles: [...roles],
    customers: roles.includes('customer') ? ['204118'] : [],
  });
  const home = await visitAs(shop.main.url);
  expect((await home('POST', '/api/login', { username, password })).status).toBe(200);
  return { userId, home };
}
const optionsOf = ({ body }: Awaited<ReturnType<Visitor>>): PasskeyOptions => body['options'] as PasskeyOptions;
const askToAdd = async (home: Visitor): Promise<PasskeyOptions> =>
  optionsOf(await home('POST', '/api/user/passkeys/options', { current_password: password }));
const add = (home: Visitor, response: unknown) => home('POST', '/api/user/passkeys', { name: 'Tablet', response });
async function addDevice(home: Visitor): Promise<{ readonly device: Device; readonly passkeyId: string }> {
  const device = softAuthenticator();
  const answer = await add(home, device.register(await askToAdd(home)));
  expect(answer).toMatchObject({ status: 200, body: { name: 'Tablet' } });
  return { device, passkeyId: String(answer.body['passkey_id']) };
}
const askToSignIn = async (browser: Visitor): Promise<PasskeyOptions> =>
  optionsOf(await browser('POST', '/api/login/passkey/options', {}));
const send = (browser: Visitor, response: unknown) => browser('POST', '/api/login/passkey', { response });
async function signIn(device: Device, options: DeviceOptions = {}) {
  const browser = await visitAs(shop.main.url);
  return send(browser, device.assert(await askToSignIn(browser), options));
}
const rejection = { status: 422, body: { code: 'passkey.refused' } };
const unknown = { status: 401, body: { code: 'passkey.unknown' } };

describe('a passkey', () => {
  test('carries the name of the company', async () => {
    await register('naomi');
    const companyName = 'Wijnhuis Claes';
    const { url } = await shop.startProcess(undefined, undefined, undefined, { companyName });
    const home = await visitAs(url);
    await home('POST', '/api/login', { username: 'naomi', password });
    expect(await askToAdd(home)).toMatchObject({ rp: { id: 'winkel.example', name: companyName } });
  });

  test('is announced to its owner by mail when added', async () => {
    const { home } = await register('petra');
    await addDevice(home);
    await shop.runPolicies(shop.main.api);
    const mails = shop.mails.filter(({ to }) => to.includes('petra@talloor.example'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Er is een passkey toegevoegd']);
    expect(mails[0]?.text).toMatch(/\/inloggen\b(?!\?)/);
  });

  test('is added after a password check, and signs its user in without name or password', async () => {
    const { home, userId } = await register('added');
    const wrong = await home('POST', '/api/user/passkeys/options', { current_password: 'Fout-2026' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'profile.password_incorrect' } });
    const { device } = await addDevice(home);
    expect(await signIn(device)).toMatchObject({ status: 200, body: { username: 'added', customer_number: '204118' } });
    const { rows } = await shop.pool.query(
      'select counter::int, last_used_at from command.passkeys where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ counter: 2, last_used_at: start }]);
    expect(JSON.stringify(await shop.decoded())).not.toContain(device.id);
  });

  test('is added once: a repeated answer and another account are rejected', async () => {
    const { home } = await register('once');
    const device = softAuthenticator();
    const answer = device.register(await askToAdd(home));
    expect((await add(home, answer)).status).toBe(200);
    expect(await add(home, answer)).toMatchObject(rejection);
    const { home: stranger } = await register('stranger');
    expect(await add(stranger, device.register(await askToAdd(stranger)))).toMatchObject({ status: 422 });
    expect(await signIn(device)).toMatchObject({ body: { username: 'once' } });
  });

  test.each<readonly [string, DeviceOptions]>([
    ['made on another site', { origin: 'https://winkel.example.evil.example' }],
    ['made without TLS', { origin: 'http://winkel.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['made without asking who holds the device', { isVerified: false }],
    ['meant to sign in with', { type: 'webauthn.get' }],
  ])('is rejected when it was %s', async (_, options) => {
    const { home } = await register(`not.added.${Object.keys(options).join('')}${options.origin?.length ?? ''}`);
    expect(await add(home, softAuthenticator().register(await askToAdd(home), options))).toMatchObject(rejection);
  });

  test('is rejected with the challenge of another user or an expired challenge', async () => {
    const { home } = await register('swapped');
    const { home: other } = await register('swapper');
    const options = await askToAdd(other);
    expect(await add(home, softAuthenticator().register(options))).toMatchObject(rejection);
    const old = await askToAdd(home);
    shop.setNow(new Date(start.getTime() + 6 * 60_000));
    expect(await add(home, softAuthenticator().register(old))).toMatchObject(rejection);
    shop.setNow(start);
  });
});

describe('signing in with a passkey', () => {
  let device: Device;
  let passkeyId: string;
  let home: Visitor;
  beforeAll(async () => {
    ({ home } = await register('keyed'));
    ({ device, passkeyId } = await addDevice(home));
  });

  test('works once per challenge: a stolen answer signs nobody in', async () => {
    const browser = await visitAs(shop.main.url);
    const answer = device.assert(await askToSignIn(browser));
    expect((await send(browser, answer)).status).toBe(200);
    for (const thief of [browser, await visitAs(shop.main.url)])
      expect(await send(thief, answer)).toMatchObject(rejection);
  });

  test('succeeds once when several browsers send the same answer', async () => {
    const browsers = await Promise.all([1, 2, 3, 4].map(() => visitAs(shop.main.url)));
    const [first] = browsers;
    if (!first) throw new Error('there is no browser');
    const answer = device.assert(await askToSignIn(first));
    const answers = await Promise.all(browsers.map((browser) => send(browser, answer)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422]);
  });

  test('succeeds once when a device and its copy use the same counter', async () => {
    const both = [{ counter: 1000 }, { counter: 1000 }];
    const answers = await Promise.all(both.map((options) => signIn(device, options)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    device.countFrom(1000);
  });

  test.each<readonly [string, DeviceOptions]>([
    ['signed on another site', { origin: 'https://winkel-example.evil.example' }],
    ['signed for another site', { rpId: 'evil.example' }],
    ['signed without asking who holds the device', { isVerified: false }],
    ['one that is meant to add a passkey', { type: 'webauthn.create' }],
    ['one that counts back, as a copy of the device does', { counter: 1 }],
    ['one that does not count, of a device that did', { counter: 0 }],
  ])('is rejected when its answer is %s', async (_, options) => {
    expect(await signIn(device, options)).toMatchObject(rejection);
  });

  test('is rejected with an unknown, expired or registration challenge', async () => {
    const browser = await visitAs(shop.main.url);
    expect(await send(browser, device.assert({ challenge: 'bm9ib2R5IGdhdmUgdGhpcyBvdXQ' }))).toMatchObject(rejection);
    expect(await send(browser, device.assert(await askToAdd(home)))).toMatchObject(rejection);
    const old = await askToSignIn(browser);
    shop.setNow(new Date(start.getTime() + 6 * 60_000));
    expect(await send(browser, device.assert(old))).toMatchObject(rejection);
    shop.setNow(start);
  });

  test('is rejected for an unknown device, also under the id of a known one', async () => {
    const browser = await visitAs(shop.main.url);
    const other = softAuthenticator();
    expect(await signIn(other)).toMatchObject(unknown);
    const forged = { ...other.assert(await askToSignIn(browser)), id: device.id, rawId: device.id };
    expect(await send(browser, forged)).toMatchObject(rejection);
  });

  test('signs in the owner of the device, regardless of the current session and the user handle', async () => {
    const { home: colleague } = await register('colleague');
    const answer = device.assert(await askToSignIn(colleague));
    const answerNamingOther = {
      ...answer,
      response: { ...answer.response, userHandle: Buffer.from('1').toString('base64url') },
    };
    expect(await send(colleague, answerNamingOther)).toMatchObject({ status: 200, body: { username: 'keyed' } });
  });

  test('still works while the username is blocked, and does not end the block', async () => {
    const guesser = await visitAs(shop.main.url);
    const guess = (guessedPassword: string) =>
      guesser('POST', '/api/login', { username: 'keyed', password: guessedPassword });
    for (let attempt = 0; attempt < 3; attempt += 1) await guess(`Fout-${attempt}`);
    expect((await signIn(device)).status).toBe(200);
    expect(await guess(password)).toMatchObject({ status: 429, body: { code: 'login.blocked' } });
  });

  test('is rejected for a suspended or cancelled account, without a session', async () => {
    const { home: leaver, userId } = await register('leaver');
    const { device: key } = await addDevice(leaver);
    await shop.main.api.suspendAccount(userId, 'left');
    expect(await signIn(key)).toMatchObject({ status: 409, body: { code: 'account.suspended' } });
    await shop.main.api.cancelAccount(userId, 'left');
    expect(await signIn(key)).toMatchObject({ status: 409, body: { code: 'account.cancelled' } });
    const { rows } = await shop.pool.query(`select from platform.sessions where sess -> 'user' ->> 'userId' = $1`, [
      userId,
    ]);
    expect(rows).toEqual([]);
  });

  test('is required for an office account with a passkey; without one the password suffices', async () => {
    const { home: clerk } = await register('clerk', ['sales-support']);
    const { device: key, passkeyId: id } = await addDevice(clerk);
    const withPassword = async (username: string, url = shop.main.url) =>
      (await visitAs(url))('POST', '/api/login', { username, password });
    expect(await withPassword('clerk')).toMatchObject({ status: 409, body: { code: 'login.passkey_required' } });
    expect((await signIn(key)).body).toMatchObject({ username: 'clerk', roles: ['sales-support'] });
    expect((await withPassword('keyed')).status).not.toBe(409);
    const { url } = await shop.startProcess(undefined, undefined, undefined, { officePasskeys: false });
    expect((await withPassword('clerk', url)).status).toBe(200);
    expect((await clerk('DELETE', `/api/user/passkeys/${id}`)).status).toBe(204);
    expect((await withPassword('clerk')).status).toBe(200);
  });

  test('is rejected after the owner removed the passkey', async () => {
    const { home: stranger } = await register('remover');
    expect((await stranger('DELETE', `/api/user/passkeys/${passkeyId}`)).status).toBe(404);
    expect((await signIn(device)).status).toBe(200);
    expect((await home('DELETE', `/api/user/passkeys/${passkeyId}`)).status).toBe(204);
    expect(await signIn(device)).toMatchObject(unknown);
  });
});
