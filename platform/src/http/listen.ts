import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

export type Listening = {
  readonly port: number;
  /** Stops accepting, lets requests in hand finish (3 s), then cuts what is left, such as event streams. */
  readonly close: () => Promise<void>;
};

const patience = 3000;

/** Serves an app. @throws where the port is taken */
export async function listen(app: Express, port: number, host: string): Promise<Listening> {
  const server: Server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 30_000 },
    app,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), patience).unref();
      }),
  };
}
