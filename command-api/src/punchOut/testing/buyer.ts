import { request as ask } from 'node:http';

export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};

/** Follows nothing. */
export const send = (
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<RawAnswer> =>
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

export const setCookiesOf = ({ headers }: RawAnswer): string[] => [headers['set-cookie'] ?? []].flat();
export const cookiesOf = (answer: RawAnswer): string[] =>
  setCookiesOf(answer).map((cookie) => cookie.split(';')[0] ?? '');

const form = { 'content-type': 'application/x-www-form-urlencoded' };

export function buyerOf(url: string, usual: Readonly<Record<string, string>>) {
  const post = (change: Readonly<Record<string, string>> = {}, path = '/erp-inloggen', headers = {}) =>
    send(
      url,
      'POST',
      path,
      { ...form, origin: 'https://erp.example', ...headers },
      new URLSearchParams({ ...usual, ...change }).toString(),
    );
  const get = (change: Readonly<Record<string, string>> = {}, path = '/erp-inloggen') =>
    send(url, 'GET', `${path}?${new URLSearchParams({ ...usual, ...change }).toString()}`);
  return { post, get };
}

export type FramedSession = {
  readonly cookie: string;
  readonly token: string;
  readonly call: (method: string, path: string, body?: unknown, key?: string) => Promise<RawAnswer & { body: unknown }>;
};

export async function sessionOf(url: string, entered: RawAnswer): Promise<FramedSession> {
  const cookies = new Map(cookiesOf(entered).map((cookie) => cookie.split('=', 2) as [string, string]));
  const cookieText = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const user = await send(url, 'GET', '/oci/api/user', { cookie: cookieText() });
  const { csrfToken } = JSON.parse(user.text) as { csrfToken: string };
  return {
    cookie: cookieText(),
    token: csrfToken,
    call: async (method, path, body, key) => {
      const headers = {
        cookie: cookieText(),
        'x-csrf-token': csrfToken,
        accept: 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const answer = await send(url, method, path, headers, body === undefined ? '' : JSON.stringify(body));
      for (const cookie of cookiesOf(answer)) cookies.set(...(cookie.split('=', 2) as [string, string]));
      return { ...answer, body: answer.text === '' ? undefined : (JSON.parse(answer.text) as unknown) };
    },
  };
}

export const fieldsIn = (html: string): { name: string; value: string }[] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => ({
    name: readHtml(name),
    value: readHtml(value),
  }));

export const readHtml = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
