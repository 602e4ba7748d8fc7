import type { RequestHandler } from 'express';
import type { Route } from './handler.ts';

/** Runs handlers one after the other as one. */
export const inTurn =
  (...handlers: readonly (RequestHandler | undefined)[]): RequestHandler =>
  (request, response, next) => {
    const run = async (index: number): Promise<void> => {
      const handler = handlers[index];
      if (!handler) return next();
      const done = (error?: unknown) => (error ? next(error) : void run(index + 1));
      try {
        await handler(request, response, done);
      } catch (error) {
        next(error);
      }
    };
    void run(0);
  };

/**
 * Sends a request whose address has no parameters straight to its endpoint: express tries one pattern after the other,
 * which for some thirty endpoints costs more than reading the session. All else goes on to express.
 */
export function straightTo(routes: readonly Route[], handlerOf: (route: Route) => RequestHandler): RequestHandler {
  const byAddress = new Map<string, RequestHandler>();
  for (const route of routes)
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])])
      if (!/[:{]/.test(path)) byAddress.set(`${route.endpoint.method} ${path}`, handlerOf(route));
  return (request, response, next) => {
    const handler = byAddress.get(`${request.method} ${request.path}`);
    if (handler) void handler(request, response, next);
    else next();
  };
}
