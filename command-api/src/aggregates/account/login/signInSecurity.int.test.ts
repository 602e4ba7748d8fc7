import { request as ask } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestShop, type TestShop } from '../../../testing/testShop.ts';
import { visitAs } from '../../../testing/visitAs.ts';

let shop: TestShop;
let url: string;
let api: TestShop['main']['api'];
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], {});
  ({ url, api } = await shop.startProcess(undefined, undefined, undefined, { discreet: false }));
  for (const username of ['lotte', 'amelie'])
    await api.registerAccount({
      username,
      password: 'Welkom-2026',
      firstName: 'Lotte',
      lastName: 'Peeters',
      email: `${username}@talloor.example`,
      language: 'nl',
      roles: ['customer'],
      customers: ['204118', '204119'],
    });
});
afterAll(() => shop.close());

type Raw = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
};
const raw = (method: string, path: string, headers: Record<string, string>, body = ''): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const request = ask(`${url}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
const cookiesOf = ({ headers }: Raw) =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
async function startVisit() {
  const answer = await raw('GET', '/api/user', {});
  return { cookie: cookiesOf(answer).join('; '), token: (JSON.parse(answer.text) as { csrfToken: string }).csrfToken };
}
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const login = JSON.stringify({ username: 'lotte', password: 'Welkom-2026' });

test('sign-in and recovery require the CSRF token of the same browser', async () => {
  const { cookie, token } = await startVisit();
  const other = await startVisit();
  for (const [path, body] of [
    ['/api/login', login],
    ['/api/password/forgot', JSON.stringify({ username: 'lotte', email: 'lotte@talloor.example' })],
    ['/api/password/reset', JSON.stringify({ token: 'A'.repeat(43), password: 'x', confirmation: 'x' })],
  ] as const) {
    for (const wrong of [{}, { 'x-csrf-token': other.token }, { 'x-csrf-token': 'guess' }])
      expect(await raw('POST', path, { ...json, cookie, ...wrong }, body)).toMatchObject({ status: 403 });
  }
  expect(await raw('POST', '/api/login', { ...json, cookie, 'x-csrf-token': token }, login)).toMatchObject({
    status: 200,
  });
});

test('signing in and signing out clear the cookie with form input of the basket page', async () => {
  const { cookie, token } = await startVisit();
  const forgotten = ({ headers }: Raw) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .filter((each) => each.startsWith('basket_form=;') && each.includes('Expires=Thu, 01 Jan 1970'))
      .map((each) => /Path=([^;]+)/.exec(each)?.[1]);
  const signedIn = await raw('POST', '/api/login', { ...json, cookie, 'x-csrf-token': token }, login);
  expect(forgotten(signedIn)).toEqual(['/winkelwagen', '/panier']);
  const { csrfToken } = JSON.parse(signedIn.text) as { csrfToken: string };
  const session = { cookie: cookiesOf(signedIn).join('; '), 'x-csrf-token': csrfToken };
  const signedOut = await raw('POST', '/api/logout', { ...json, ...session }, '{}');
  expect(signedOut.status).toBe(204);
  expect(forgotten(signedOut)).toEqual(['/winkelwagen', '/panier']);
});

test('a session id from before the login is invalid after it (session fixation)', async () => {
  const { cookie, token } = await startVisit();
  const first = await raw('POST', '/api/login', { ...json, cookie, 'x-csrf-token': token }, login);
  const [planted] = cookiesOf(first).filter((each) => each.startsWith('sid='));
  // An attacker planted that id.
  const { csrfToken } = JSON.parse((await raw('GET', '/api/user', { cookie: planted ?? '' })).text) as {
    csrfToken: string;
  };
  const asVictim = { ...json, cookie: planted ?? '', 'x-csrf-token': csrfToken };
  const second = await raw(
    'POST',
    '/api/login',
    asVictim,
    JSON.stringify({ username: 'amelie', password: 'Welkom-2026' }),
  );
  expect(second.status).toBe(200);
  const [fresh] = cookiesOf(second).filter((each) => each.startsWith('sid='));
  expect(fresh).toBeDefined();
  expect(fresh).not.toBe(planted);
  const withPlanted = await raw('DELETE', '/api/user/sessions', { cookie: planted ?? '', 'x-csrf-token': csrfToken });
  expect(withPlanted.status).toBe(401);
  const forged = await raw(
    'POST',
    '/api/login',
    { ...json, cookie: `${cookie}; sid=s%3Aplanted.signature`, 'x-csrf-token': token },
    login,
  );
  expect(cookiesOf(forged).join()).not.toContain('planted');
});

test('a mailed link uses the address of the shop, not the host header of the request', async () => {
  const { cookie, token } = await startVisit();
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
  const body = JSON.stringify({ username: 'amelie', email: 'amelie@talloor.example' });
  const answer = await raw('POST', '/api/password/forgot', { ...json, ...evil, cookie, 'x-csrf-token': token }, body);
  expect(answer.status).toBe(204);
  await shop.runPolicies(api);
  expect(shop.mails).toHaveLength(1);
  const mailText = JSON.stringify(shop.mails);
  expect(mailText).toContain('https://winkel.example/wachtwoord-instellen?token=');
  expect(mailText).not.toContain('evil');
});

test('every answer forbids framing (clickjacking)', async () => {
  for (const path of ['/api/user', '/erp-inloggen', '/api/none']) {
    const { headers } = await raw('GET', path, {});
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  }
});

test('unknown fields are rejected (mass assignment)', async () => {
  const visitor = await visitAs(url);
  for (const extra of [{ roles: ['admin'] }, { userId: '1' }, { customer_number: '204118' }, { language: 'fr' }]) {
    const answer = await visitor('POST', '/api/login', { username: 'lotte', password: 'Welkom-2026', ...extra });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  }
  const forgot = { username: 'lotte', email: 'lotte@talloor.example', language: 'fr' };
  expect(await visitor('POST', '/api/password/forgot', forgot)).toMatchObject({ status: 400 });
});

test('a body of ten megabytes is rejected unread', async () => {
  const visitor = await visitAs(url);
  const huge = 'A'.repeat(10_000_000);
  expect(await visitor('POST', '/api/login', { username: huge, password: huge })).toMatchObject({ status: 413 });
  expect(await raw('POST', '/erp-inloggen', form, `USERNAME=${huge}`)).toMatchObject({ status: 413 });
});
