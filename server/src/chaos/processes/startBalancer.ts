import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';

export type Sides = { readonly command: readonly number[]; readonly query: readonly number[] };

export type Balancer = {
  readonly url: string;
  readonly statuses: ReadonlyMap<number, number>;
  readonly stop: () => Promise<void>;
};

/** As nginx: a failed server is avoided for 10 s; an answer may take 60 s. */
const failTimeoutMs = 10_000;
const readTimeoutMs = 60_000;
/** nginx repeats these only when nothing was sent. */
const sentOnce = new Set(['POST', 'PATCH']);

const patternOf = (path: string): RegExp =>
  new RegExp(`^(?:/(?:nl|fr|en))?${path.replaceAll(/\{([^}]*)\}/g, '(?:$1)?').replaceAll(/:\w+/g, '[^/]+')}$`);

const locations = allEndpoints
  .flatMap(({ method, path, aliases = [], side }) =>
    [path, ...aliases].map((address) => ({ method, side, address, pattern: patternOf(address) })),
  )
  .toSorted((first, second) => first.address.split(':').length - second.address.split(':').length);

/** For machines without nginx. */
export async function startBalancer(sides: Sides): Promise<Balancer> {
  const statuses = new Map<number, number>();
  const failedAt = new Map<number, number>();
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 });
  let turn = 0;

  const serversOf = (side: keyof Sides): readonly number[] => {
    const ports = sides[side];
    turn += 1;
    const rotated = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    const healthy = rotated.filter((port) => Date.now() - (failedAt.get(port) ?? 0) > failTimeoutMs);
    return healthy.length > 0 ? healthy : rotated;
  };
  const finish = (response: ServerResponse, status: number): void => {
    count(status);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status }));
  };
  const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

  const forward = (port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = incoming;
      const onward = send({ host: '127.0.0.1', port, method, path: url, headers, agent }, resolve);
      onward.setTimeout(readTimeoutMs, () => onward.destroy(new GatewayTimeout()));
      onward.on('error', reject);
      onward.end(body);
    });
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const location = locations.find(({ method, pattern }) => method === incoming.method && pattern.test(path));
    if (!location) return finish(response, 404);
    const body = await buffer(incoming);
    for (const port of serversOf(location.side)) {
      try {
        const answer = await forward(port, incoming, body);
        count(answer.statusCode ?? 0);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => response.destroy());
        answer.pipe(response);
        return;
      } catch (error) {
        failedAt.set(port, Date.now());
        if (error instanceof GatewayTimeout) return finish(response, 504);
        const isUnsent = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!isUnsent && sentOnce.has(location.method)) break;
      }
    }
    finish(response, 502);
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}

class GatewayTimeout extends Error {}
