import { Client } from 'undici';

export type Answer = { readonly status: number; readonly body: Buffer };

export type Call = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Sent unchanged, instead of `body`. */
  readonly file?: Buffer;
  readonly isRight: (answer: Answer) => boolean;
};

export type Session = { readonly cookie: string; readonly csrfToken: string };

export type Connection = {
  /**
   * @returns milliseconds until the last byte
   * @throws when the answer is wrong
   */
  readonly run: (session: Session, call: Call) => Promise<{ milliseconds: number; answer: Answer }>;
  readonly close: () => Promise<void>;
};

export function openConnection(url: string): Connection {
  const client = new Client(url, { pipelining: 1, keepAliveTimeout: 60_000 });
  return {
    run: async ({ cookie, csrfToken }, { method, path, body, file, isRight }) => {
      const content = file ?? (body === undefined ? null : JSON.stringify(body));
      const type = file ? 'application/octet-stream' : 'application/json';
      const startedAt = performance.now();
      const response = await client.request({
        method,
        path,
        headers: {
          cookie,
          'x-csrf-token': csrfToken,
          ...(content === null ? {} : { 'content-type': type }),
        },
        ...(content === null ? {} : { body: content }),
      });
      const answer = { status: response.statusCode, body: Buffer.from(await response.body.arrayBuffer()) };
      const milliseconds = performance.now() - startedAt;
      if (!isRight(answer))
        throw new Error(`${method} ${path} answered ${answer.status} ${answer.body.toString().slice(0, 300)}`);
      return { milliseconds, answer };
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

export const openSession = (floorUrl: string, userId: string, customerNumber: string): Promise<Session> =>
  sessionAt(`${floorUrl}/api/bench/session/${userId}/${customerNumber}`);

export const openOffice = (floorUrl: string, userId: string): Promise<Session> =>
  sessionAt(`${floorUrl}/api/bench/office/${userId}`);

async function sessionAt(url: string): Promise<Session> {
  const answer = await fetch(url, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.getSetCookie().map((header) => header.slice(0, header.indexOf(';')));
  return { cookie: cookie.join('; '), csrfToken };
}

export const answers =
  (status: number, field: string) =>
  (answer: Answer): boolean =>
    answer.status === status && answer.body.includes(field);
