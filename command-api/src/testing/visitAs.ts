import type { Answered, Method } from './logIn.ts';

export type Visitor = (method: Method, path: string, body?: unknown) => Promise<Answered>;

export async function visitAs(url: string): Promise<Visitor> {
  const cookies = new Map<string, string>();
  let token = '';
  const visit: Visitor = async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const text = await answer.text();
    const read = (text === '' ? {} : JSON.parse(text)) as Answered['body'];
    if (typeof read['csrfToken'] === 'string') token = read['csrfToken'];
    return { status: answer.status, body: read };
  };
  await visit('GET', '/api/user');
  return visit;
}
