import { password } from '@talloor/command-api/testing/logIn.ts';
import { type RawAnswer, sendRaw } from './sendRaw.ts';

export type Browser = { readonly cookie: string; readonly token: string };

const cookiesOf = ({ headers }: RawAnswer) =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
const tokenOf = ({ text }: RawAnswer) => (JSON.parse(text) as { csrfToken: string }).csrfToken;

export async function visit(port: number): Promise<Browser> {
  const answer = await sendRaw(port, { method: 'GET', path: '/api/user' });
  return { cookie: cookiesOf(answer).join('; '), token: tokenOf(answer) };
}

export async function signIn(port: number, username: string): Promise<Browser> {
  const visitor = await visit(port);
  const answer = await change(port, visitor, '/api/login', { username, password });
  return { cookie: [visitor.cookie, ...cookiesOf(answer)].join('; '), token: tokenOf(answer) };
}

/** From a buyer's system; `startWalkedProduct` allows its host. */
export async function punchOut(port: number, username: string): Promise<Browser> {
  const fields = { USERNAME: username, PASSWORD: password, HOOK_URL: 'https://erp.example/hook' };
  const answer = await sendRaw(port, {
    method: 'POST',
    path: '/erp-inloggen',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const cookie = cookiesOf(answer).join('; ');
  return { cookie, token: tokenOf(await sendRaw(port, { method: 'GET', path: '/oci/api/user', headers: { cookie } })) };
}

export async function browserAfter(port: number, before: Browser, answer: RawAnswer): Promise<Browser> {
  const newCookies = cookiesOf(answer);
  const names = new Set(newCookies.map((cookie) => cookie.split('=')[0]));
  const oldCookies = before.cookie.split('; ').filter((cookie) => !names.has(cookie.split('=')[0]));
  const cookie = [...oldCookies, ...newCookies].join('; ');
  return { cookie, token: tokenOf(await sendRaw(port, { method: 'GET', path: '/api/user', headers: { cookie } })) };
}

export async function change(port: number, { cookie, token }: Browser, path: string, body: object): Promise<RawAnswer> {
  const headers = { cookie, 'x-csrf-token': token, 'content-type': 'application/json' };
  const answer = await sendRaw(port, { method: 'POST', path, headers, body: JSON.stringify(body) });
  if (answer.status >= 400) throw new Error(answer.text);
  return answer;
}
