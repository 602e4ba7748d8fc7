import { type RequestHandler, Router } from 'express';
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
 * Sends a request straight to its endpoint where the address has no parameters, and else to the few endpoints whose addresses
 * begin alike: express tries one pattern after the other, which for some thirty endpoints costs more than reading the
 * session. All else goes on to express.
 */
export function straightTo(routes: readonly Route[], handlerOf: (route: Route) => RequestHandler): RequestHandler {
  const byAddress = new Map<string, RequestHandler>();
  const byBeginning = new Map<string, Router>();
  for (const route of routes)
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      const { method } = route.endpoint;
      if (!hasParameters(path)) byAddress.set(`${method} ${path}`, handlerOf(route));
      else if (!hasParameters(beginningOf(path))) {
        const beginning = `${method} ${beginningOf(path)}`;
        const router = byBeginning.get(beginning) ?? Router();
        router[methodOf(route)](path, handlerOf(route));
        byBeginning.set(beginning, router);
      }
    }
  return (request, response, next) => {
    const { method, path } = request;
    const handler = byAddress.get(`${method} ${path}`) ?? byBeginning.get(`${method} ${beginningOf(path)}`) ?? pass;
    void handler(request, response, next);
  };
}

const pass: RequestHandler = (_request, _response, next) => next();

/** The first two segments. */
const beginningOf = (path: string): string => path.split('/', 3).join('/');
const hasParameters = (path: string): boolean => /[:{]/.test(path);

/** A route's method as Express names it. */
export const methodOf = ({ endpoint }: Route) => endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
