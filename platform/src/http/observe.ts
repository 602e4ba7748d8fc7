import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../logging.ts';
import type { Metrics } from '../metrics.ts';

/** Logs ids and names only: no query strings, cookies, bodies or addresses (architecture.md §3). */
export function observe(logger: Logger, metrics: Metrics): RequestHandler[] {
  const identify: RequestHandler = (request, response, next) => {
    const clientRequestId = request.get('x-request-id');
    const id = clientRequestId !== undefined && /^[\w-]{8,64}$/.test(clientRequestId) ? clientRequestId : randomUUID();
    request.id = id;
    response.setHeader('x-request-id', id);
    const startedAt = performance.now();
    response.once('finish', () => {
      const endpoint = endpointOf(response.locals);
      metrics.httpDuration.observe(
        { endpoint, method: request.method, status: response.statusCode },
        (performance.now() - startedAt) / 1000,
      );
    });
    next();
  };
  if (!logger.isLevelEnabled('info')) return [identify];
  const write = pinoHttp({
    logger,
    genReqId: (request) => request.id,
    customLogLevel: (_request, response) =>
      response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    customProps: (_request, response) => {
      const { locals } = response as unknown as { locals: Record<string, unknown> };
      return { endpoint: endpointOf(locals), problem: locals['problem'] };
    },
    serializers: {
      req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: () => undefined,
    },
  });
  return [identify, write as unknown as RequestHandler];
}

const endpointOf = (locals: Record<string, unknown>): string =>
  typeof locals['endpoint'] === 'string' ? locals['endpoint'] : 'other';
