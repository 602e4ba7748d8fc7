import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { nginxConfiguration } from '../gateway/nginxConfiguration.ts';

export type Sides = { readonly command: string; readonly query: string };

/** With the locations of nginx, for machines without it. */
export async function startGateway(sides: Sides): Promise<{ url: string; stop: () => Promise<void> }> {
  const addresses = {
    command: 'command',
    query: 'query',
    webs: '/nowhere',
    maintenance: '/nowhere',
    port: 0,
    resolver: null,
  };
  const locations = [
    ...nginxConfiguration(allEndpoints, addresses).matchAll(
      /location ~ (?:"([^"]+)"|(\S+)) \{.*proxy_pass http:\/\/(command|query)_api/g,
    ),
  ].map(([, quoted, bare, side]) => ({ pattern: new RegExp(quoted ?? bare ?? ''), side: side as keyof Sides }));

  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const location = locations.find(({ pattern }) => pattern.test(path));
    if (!location) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method = 'GET', headers } = incoming;
    const target = new URL(incoming.url ?? '/', sides[location.side]);
    const onward = send(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
