export type Answered = { readonly status: number; readonly body: Record<string, unknown> & { code?: string } };
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Text and bytes go unchanged, URLSearchParams as a form. */
export type Person = (
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
  attempt?: 'first' | 'again',
) => Promise<Answered>;

export const hashing = { memoryCost: 8192, timeCost: 1 };

export const password = 'Welkom-2026';

export async function visit(url: string): Promise<Person> {
  return (await openBrowser(url)).person;
}

/** @throws the problem's code */
export async function logIn(url: string, username: string): Promise<Person> {
  return (await logInBrowser(url, username)).person;
}

export async function logInBrowser(url: string, username: string) {
  const { person, setToken, download } = await openBrowser(url);
  const answer = await person('POST', '/api/login', { username, password });
  if (answer.status !== 200) throw new Error(`no login for ${username}: ${JSON.stringify(answer)}`);
  setToken(String(answer.body['csrfToken']));
  return { person, download };
}

async function openBrowser(url: string) {
  const cookies = new Map<string, string>();
  let token = '';
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const person: Person = async (method, path, body, key, attempt = 'first') => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: cookieHeader(),
        'x-csrf-token': token,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(attempt === 'again' ? { 'idempotency-repeat': '1' } : {}),
        ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
      },
      ...(body === undefined ? {} : { body: encodeBody(body, token) }),
      redirect: 'manual',
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) return { status: answer.status, body: { location } };
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answered['body'] };
  };
  token = String((await person('GET', '/api/user')).body['csrfToken']);
  const setToken = (next: string) => {
    token = next;
  };
  const download = async (path: string): Promise<Uint8Array> => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie: cookieHeader() } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  return { person, setToken, download };
}

function typeOf(body: unknown): string {
  if (body instanceof URLSearchParams) return 'application/x-www-form-urlencoded';
  if (body instanceof Uint8Array) return 'application/octet-stream';
  return typeof body === 'string' ? 'text/plain' : 'application/json';
}

function encodeBody(body: unknown, token: string): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  if (body instanceof URLSearchParams) return new URLSearchParams([...body, ['csrf_token', token]]).toString();
  return typeof body === 'string' ? body : JSON.stringify(body);
}
