import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Faults } from '../../commands/faults.ts';
import { createTestShop, type TestShop } from '../../testing/testShop.ts';
import { visitAs, type Visitor } from '../../testing/visitAs.ts';

const [password, fresh] = ['Welkom-2026', 'Rabarber7Taart'];
let shop: TestShop;
let dying: Awaited<ReturnType<TestShop['startProcess']>>;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
  const dies: Faults = {
    reach: (place) => {
      if (place === 'afterCredentialsChanged') throw new Error('crashed');
    },
  };
  dying = await shop.startProcess(dies, undefined, undefined, { discreet: false });
});
afterAll(() => shop.close());

const register = (username: string): Promise<string> =>
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
async function signIn(username: string, enteredPassword = password): Promise<{ status: number; visitor: Visitor }> {
  const visitor = await visitAs(dying.url);
  const { status } = await visitor('POST', '/api/login', { username, password: enteredPassword });
  return { status, visitor };
}
const loginEventsOf = async (userId: string): Promise<readonly unknown[]> =>
  (await shop.decoded())
    .filter(({ streamId, event }) => streamId === `account-${userId}` && event.type.endsWith('Changed'))
    .map(({ event }) => [event.type, event.data]);
const countPendingSteps = async (): Promise<number> =>
  (await shop.pool.query('select from command.credential_steps')).rowCount ?? Number.NaN;
/** Twice: two processes may start at once. */
async function startAnother(): Promise<void> {
  const nextProcess = await shop.startProcess();
  await Promise.all([nextProcess.api.tellLeftSteps(), shop.main.api.tellLeftSteps()]);
  expect(await countPendingSteps()).toBe(0);
}

test('a crash between a new password and its event is repaired by the next process, which appends the event once', async () => {
  const userId = await register('lotte');
  const { visitor } = await signIn('lotte');
  const change = { current_password: password, password: fresh };
  expect((await visitor('POST', '/api/user/password', change)).status).toBe(500);
  expect([(await signIn('lotte')).status, (await signIn('lotte', fresh)).status]).toEqual([401, 200]);
  expect([await loginEventsOf(userId), await countPendingSteps()]).toEqual([[], 1]);
  await startAnother();
  expect(await loginEventsOf(userId)).toEqual([['AccountPasswordChanged', { way: 'profile' }]]);
  shop.mails.length = 0;
  await shop.runPolicies(shop.main.api);
  expect(shop.mails).toMatchObject([{ to: ['lotte@talloor.example'], subject: 'Je wachtwoord is gewijzigd' }]);
});

test('a crash during a password reset by link keeps the new password, and the next process appends its event', async () => {
  const userId = await register('bram');
  const visitor = await visitAs(dying.url);
  await visitor('POST', '/api/password/forgot', { username: 'bram', email: 'bram@talloor.example' });
  shop.mails.length = 0;
  await shop.runPolicies(dying.api);
  const link = shop.mails.find(({ to }) => to.includes('bram@talloor.example'));
  const token = /\?token=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? '';
  const reset = { token, password: fresh, confirmation: fresh };
  expect((await visitor('POST', '/api/password/reset', reset)).status).toBe(500);
  expect([(await signIn('bram', fresh)).status, await loginEventsOf(userId)]).toEqual([200, []]);
  await startAnother();
  expect(await loginEventsOf(userId)).toEqual([['AccountPasswordChanged', { way: 'link' }]]);
});

test('a crash during a change of username keeps the new username, and the next process appends its event', async () => {
  const userId = await register('karim');
  const { visitor } = await signIn('karim');
  expect(
    (await visitor('POST', '/api/user/username', { current_password: password, username: 'karim.elamrani' })).status,
  ).toBe(500);
  expect([(await signIn('karim')).status, (await signIn('karim.elamrani')).status]).toEqual([401, 200]);
  await startAnother();
  expect(await loginEventsOf(userId)).toEqual([['AccountUsernameChanged', { userId, username: 'karim.elamrani' }]]);
});

test('successful and rejected changes leave no pending step', async () => {
  const userId = await register('nora');
  const visitor = await visitAs(shop.main.url);
  await visitor('POST', '/api/login', { username: 'nora', password });
  const rename = (username: string) => visitor('POST', '/api/user/username', { current_password: password, username });
  expect((await rename('lotte')).status).toBe(409);
  expect((await rename('nora.peeters')).status).toBe(200);
  const change = { current_password: password, password: fresh };
  expect((await visitor('POST', '/api/user/password', change)).status).toBe(200);
  expect(await loginEventsOf(userId)).toHaveLength(2);
  expect(await countPendingSteps()).toBe(0);
});
