/** A browser-like session for tests: keeps cookies, sends its token, never follows redirects. */
export type Browser = {
  readonly token: () => string;
  readonly call: (
    method: string,
    path: string,
    options?: { readonly body?: string; readonly type?: string; readonly token?: string | null },
  ) => Promise<{ status: number; code: string | null; problem: unknown; text: string }>;
  readonly json: (method: string, path: string, body?: unknown) => Promise<unknown>;
};

/** @param login signs in, and chooses this customer or the first of the user's */
export async function openBrowser(
  url: string,
  login?: { readonly username: string; readonly customer?: string },
): Promise<Browser> {
  const cookies = new Map<string, string>();
  let csrfToken = '';

  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stop = new AbortController();
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { accept: 'application/json', cookie, ...headers },
      signal: stop.signal,
      ...(body === undefined ? {} : { body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    // A stream of events has no end: its status is all that a test asks.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      stop.abort();
      return { status: answer.status, type: 'text/event-stream', text: '' };
    }
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  };

  const call: Browser['call'] = async (method, path, { body, type = 'application/json', token = csrfToken } = {}) => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(token === null ? {} : { 'x-csrf-token': token }),
    };
    const mayHaveBody = method !== 'GET' && method !== 'HEAD';
    const answer = await send(method, path, headers, mayHaveBody ? body : undefined);
    const problem = answer.type.startsWith('application/problem+json')
      ? (JSON.parse(answer.text) as { code: string })
      : null;
    return { status: answer.status, code: problem?.code ?? null, problem, text: answer.text };
  };
  const json: Browser['json'] = async (method, path, body) => {
    const answer = await call(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  };

  const meet = async () => {
    const user = (await json('GET', '/api/user')) as { csrfToken: string; customers: { customer_number: string }[] };
    csrfToken = user.csrfToken;
    return user;
  };
  await meet();
  if (login) {
    await json('POST', '/api/login', { username: login.username, password: 'Welkom-2026' });
    const { customers } = await meet();
    const number = login.customer === 'first' ? customers[0]?.customer_number : login.customer;
    if (number !== undefined) await json('POST', '/api/user/customer', { customer_number: number });
  }
  return { token: () => csrfToken, call, json };
}
