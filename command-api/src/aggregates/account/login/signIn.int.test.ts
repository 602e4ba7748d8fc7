import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { visitAs, type Visitor } from '../../../testing/visitAs.ts';
import { whileHeldBack } from '../../../testing/whileHeldBack.ts';
import { createTestShop, start, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120'], {});
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(start);
  visitor = await visitAs(shop.main.url);
});

const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const right = 'Welkom-2026';
async function register(username: string, customers = ['204118']): Promise<string> {
  return shop.main.api.registerAccount({
    username,
    password: right,
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: `${username}@talloor.example`,
    language: 'nl',
    roles: ['customer'],
    customers,
  });
}
const attempt = (username: string, password: string, from = visitor) =>
  from('POST', '/api/login', { username, password });
const codes = async (username: string, passwords: readonly string[], from = visitor) => {
  const answers: string[] = [];
  for (const password of passwords) answers.push((await attempt(username, password, from)).body.code ?? 'in');
  return answers;
};
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
const wrong = (count: number) => Array.from({ length: count }, (_, index) => `Fout-${index}-2026`);

describe('three failed logins in a row', () => {
  test.each(['lotte', 'niemand'])('block %s for five minutes, even for the right password', async (username) => {
    if (username === 'lotte') await register(username);
    expect(await codes(username, wrong(2))).toEqual(['login.invalid', 'login.invalid']);
    expect(await attempt(username, 'Fout-9')).toMatchObject({
      status: 429,
      body: { code: 'login.blocked', parameters: { retry_after: 300, minutes: 5 } },
    });
    shop.setNow(minutes(4));
    expect(await attempt(username, right)).toMatchObject({
      status: 429,
      body: { code: 'login.blocked', parameters: { retry_after: 60 } },
    });
    shop.setNow(minutes(5));
    expect(await codes(username, [right])).toEqual([username === 'lotte' ? 'in' : 'login.invalid']);
  });

  test('report the remaining attempts, also for an unknown username', async () => {
    await register('karim');
    for (const username of ['karim', 'geen-karim'])
      for (const attemptsLeft of [2, 1])
        expect(await attempt(username, 'Fout-1')).toMatchObject({
          body: { parameters: { attempts_left: attemptsLeft } },
        });
  });

  test('are counted together over spellings of the username and over processes', async () => {
    await register('Amélie');
    expect(await codes('AMÉLIE', wrong(1))).toEqual(['login.invalid']);
    const other = await visitAs((await shop.startProcess()).url);
    expect(await codes(' ame\u0301lie', wrong(2), other)).toEqual(['login.invalid', 'login.blocked']);
    expect(await codes('Amélie', [right])).toEqual(['login.blocked']);
  });

  test('stay the limit for simultaneous guesses', async () => {
    await register('storm');
    const other = await visitAs((await shop.startProcess()).url);
    const answers = await Promise.all(
      wrong(12).map(
        async (password, index) => (await attempt('storm', password, index % 2 ? visitor : other)).body.code,
      ),
    );
    expect(answers.filter((code) => code === 'login.invalid')).toHaveLength(2);
    expect(answers.filter((code) => code === 'login.blocked')).toHaveLength(10);
  });

  test('are counted from zero after the right password', async () => {
    await register('vergeetachtig');
    const sequence = [...wrong(2), right, ...wrong(2), right];
    expect(await codes('vergeetachtig', sequence)).toEqual([
      'login.invalid',
      'login.invalid',
      'in',
      'login.invalid',
      'login.invalid',
      'in',
    ]);
  });

  test('are recorded once in the history of the account, and nowhere for an unknown username', async () => {
    const userId = await register('zoe');
    await codes('zoe', wrong(4));
    await codes('geen-zoe', wrong(4));
    const lockedOutStreams = async () =>
      (await shop.decoded()).filter(({ event }) => event.type === 'AccountLockedOut').map(({ streamId }) => streamId);
    await until(async () => (await lockedOutStreams()).includes(`account-${userId}`));
    const lockOuts = (await shop.decoded()).filter(({ event }) => event.type === 'AccountLockedOut');
    expect(lockOuts.filter(({ streamId }) => streamId === `account-${userId}`).map(({ event }) => event)).toEqual([
      { type: 'AccountLockedOut', data: { attempts: 3, blockedUntil: minutes(5).toISOString() } },
    ]);
  });

  test('are stored under a hash of the username only', async () => {
    await codes('geheime-naam', wrong(1));
    const { rows } = await shop.pool.query<{ kept: string }>('select a::text as kept from command.login_attempts a');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('geheime');
  });
});

describe('a password', () => {
  test('costs one hash for unknown and known usernames alike', async () => {
    await register('bekend');
    await attempt('eerste', 'Fout-1');
    const { passwords } = shop.main.api;
    const cost = async (username: string) => {
      const before = passwords.computed();
      await attempt(username, 'Fout-1');
      return passwords.computed() - before;
    };
    expect(await cost('bekend')).toBe(1);
    expect(await cost('onbekend')).toBe(1);
  });

  test('with an outdated hash cost is hashed again at sign-in, once', async () => {
    const userId = await register('oud');
    const readHash = async () => {
      const result = await shop.pool.query<{ password_hash: string }>(
        'select password_hash from command.credentials where user_id = $1',
        [userId],
      );
      return result.rows[0]?.password_hash ?? '';
    };
    await shop.pool.query('update command.credentials set password_hash = $2 where user_id = $1', [
      userId,
      await hash(right, { memoryCost: 1024, timeCost: 1 }),
    ]);
    expect(await codes('oud', ['Fout-1', right])).toEqual(['login.invalid', 'in']);
    expect(await readHash()).toContain('$m=8192,t=1,p=1$');
    const renewed = await readHash();
    expect(await codes('oud', [right])).toEqual(['in']);
    expect(await readHash()).toBe(renewed);
  });

  test('may have sixty visible characters, in any Unicode form', async () => {
    const password = `Aé1${'🥕'.repeat(57)}`;
    await shop.main.api.registerAccount({
      username: 'wortel',
      password,
      firstName: 'Bo',
      lastName: 'Raap',
      email: 'bo@talloor.example',
      language: 'nl',
      roles: ['customer'],
      customers: ['204118'],
    });
    expect(await codes('wortel', [password.normalize('NFD')])).toEqual(['in']);
  });
});

describe('a user with the right password', () => {
  test('gets no session when the password is changed during the sign-in', async () => {
    const userId = await register('gauthier');
    const other = await hash('Heel-Anders-2026');
    // Like a reset link between password check and session.
    const answer = await whileHeldBack(
      shop,
      'lock table platform.sessions in share row exclusive mode',
      () => attempt('gauthier', right),
      async (query) => {
        await query('update command.credentials set password_hash = $2 where user_id = $1', [userId, other]);
        await query(`delete from platform.sessions where sess -> 'user' ->> 'userId' = $1`, [userId]);
      },
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'login.invalid' } });
    const sessions = await shop.pool.query(`select from platform.sessions where sess -> 'user' ->> 'userId' = $1`, [
      userId,
    ]);
    expect(sessions.rowCount).toBe(0);
  });

  test('reads that the account is suspended, cancelled or without active customer', async () => {
    const suspended = await register('geschorst');
    const cancelled = await register('gestopt');
    const alone = await register('alleen', ['204119']);
    await shop.main.api.suspendAccount(suspended, 'misbruik');
    await shop.main.api.cancelAccount(cancelled, 'weg');
    await shop.main.api.unlinkCustomer(alone, '204119');
    await register('opgeheven', ['204120']);
    await shop.main.api.cancelCustomer('204120', 'failliet');
    const expected = {
      geschorst: 'account.suspended',
      gestopt: 'account.cancelled',
      alleen: 'login.no_customer',
      opgeheven: 'login.no_customer',
    };
    for (const [username, code] of Object.entries(expected)) {
      expect(await codes(username, ['Fout-1'])).toEqual(['login.invalid']);
      expect(await attempt(username, right)).toMatchObject({ status: 409, body: { code } });
    }
  });

  test('signs in for a suspended customer, to pay its invoices', async () => {
    await shop.main.api.suspendCustomer('204119', 'onbetaalde facturen');
    await register('schuldig', ['204119']);
    expect(await attempt('schuldig', right)).toMatchObject({
      status: 200,
      body: { customers: [{ status: 'suspended' }] },
    });
  });
});
