import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

export type Listening = {
  readonly port: number;
  /** Finishes requests for 3 s, then closes the rest. */
  readonly close: () => Promise<void>;
};

const patience = 3000;

/** The address is in use, forbidden or not local. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/** @throws CannotListen */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await bind(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

/** @throws CannotListen */
export async function listen(app: Express, port: number, host: string): Promise<Listening> {
  const server: Server = createServer(
    // Maximum for an ERP delivery; other bodies have less (readInput.ts).
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 600_000 },
    app,
  );
  await bind(server, port, host);
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

const bind = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, port, host)));
    server.listen(port, host, () => resolve());
  });

function refusalOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new CannotListen(`port ${port} is taken: set PORT to another one`);
  if (error.code === 'EACCES') return new CannotListen(`port ${port} may not be listened at: set PORT to another one`);
  if (noAddress.has(error.code)) return new CannotListen(`HOST ${host} is no address of this machine`);
  return error;
}

const noAddress: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);
