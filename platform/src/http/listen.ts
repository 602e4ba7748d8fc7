import { createServer, IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

export type Listening = {
  readonly port: number;
  /** Stops accepting, lets requests in hand finish (3 s), then cuts what is left, such as event streams. */
  readonly close: () => Promise<void>;
};

const patience = 3000;

/** Nobody can be served there: another program listens, it is not ours to listen at, or it is no address of this machine. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/** To be asked before a long start. @throws CannotListen */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await bind(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Serves an app.
 * @param born how requests and responses are made; `{}` leaves it to Node.js and Express
 * @throws CannotListen
 */
export async function listen(app: Express, port: number, host: string, born = bornInto(app)): Promise<Listening> {
  const server: Server = createServer(
    // A delivery of the ERP may take so long; all other bodies have less (readInput.ts).
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 600_000, ...born },
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

type Born = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/**
 * Requests and responses that have the app's prototypes from the beginning. Express gives them to each one that comes without,
 * which makes a hidden class of its own for every request: nothing that reads one is ever optimised (ADR 0037). An app is born
 * into once.
 */
function bornInto(app: Express): Born {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse as typeof ServerResponse };
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
