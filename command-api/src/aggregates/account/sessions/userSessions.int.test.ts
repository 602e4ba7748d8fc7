import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findSessionsOf } from '@talloor/platform/http/userSessions.ts';
import { logIn } from '../../../testing/logIn.ts';
import { createTestShop, start, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
});
afterAll(() => shop.close());

const userIdOf = async (username: string): Promise<string> => {
  const result = await shop.pool.query<{ user_id: string }>(
    'select user_id from command.credentials where username = $1',
    [username],
  );
  return result.rows[0]?.user_id ?? '';
};
const sessionsOf = async (username: string) => findSessionsOf(shop.pool, await userIdOf(username), '');

test('a session shows its start, last day, browser and system, and nothing finer', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  const [session] = await sessionsOf('lotte');
  expect(session).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    begun: { at: '2026-03-11T13:12:00.000Z', usedOn: '2026-03-11', browser: 'other', system: 'other' },
    isCurrent: false,
  });
  const sessions = await shop.pool.query<{ kept: string }>('select sess::text as kept from platform.sessions');
  expect(JSON.stringify(sessions.rows)).not.toMatch(/127\.0\.0\.1|user-agent|undici/i);

  shop.setNow(new Date('2026-03-12T23:30:00Z'));
  await lotte('DELETE', '/api/basket');
  expect((await sessionsOf('lotte'))[0]?.begun).toMatchObject({ at: '2026-03-11T13:12:00.000Z', usedOn: '2026-03-13' });
});

test('a user ends one or all of the other own sessions, and none of other users', async () => {
  shop.setNow(start);
  await shop.signIn('amelie', ['204118']);
  const at = async (minute: number) => {
    shop.setNow(new Date(start.getTime() + minute * 60_000));
    return logIn(shop.main.url, 'amelie');
  };
  const [first, second, third] = [await at(1), await at(2), await at(3)];
  const bram = await shop.signIn('bram', ['204118']);
  const [ofBram] = await sessionsOf('bram');
  expect(await first('DELETE', `/api/user/sessions/${ofBram?.id}`)).toMatchObject({ status: 404 });
  expect(await first('DELETE', '/api/user/sessions/no-session')).toMatchObject({ status: 404 });

  const [newest, ...older] = await sessionsOf('amelie');
  expect(older).toHaveLength(3);
  expect(await first('DELETE', `/api/user/sessions/${newest?.id}`)).toMatchObject({ status: 204 });
  expect(await third('DELETE', '/api/basket')).toMatchObject({ status: 401 });
  expect(await second('DELETE', '/api/basket')).toMatchObject({ status: 200 });

  expect(await first('DELETE', '/api/user/sessions')).toMatchObject({ status: 200, body: { ended: 2 } });
  expect(await second('DELETE', '/api/basket')).toMatchObject({ status: 401 });
  for (const person of [first, bram]) expect(await person('DELETE', '/api/basket')).toMatchObject({ status: 200 });
});
