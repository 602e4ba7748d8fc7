import cookieParser from 'cookie-parser';
import express, { type Express, type RequestHandler } from 'express';
import type pg from 'pg';
import { allPathsOf, punchOutPathsOf, punchOutPrefix, shopPathsOf } from '@talloor/contracts/punchOutPaths.ts';
import type { EventStore } from '../eventStore/port.ts';
import type { Logger } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import { createCsrf } from './csrf.ts';
import type { FindApiKey, Route } from './handler.ts';
import { type HealthCheck, live, ready } from './health.ts';
import { limitCommand } from './limitCommand.ts';
import { localePrefix } from './locale.ts';
import { refuseDuringMaintenance } from './maintenance.ts';
import { mountRoute } from './mountRoute.ts';
import { observe } from './observe.ts';
import { createOperatorCheck } from './operator.ts';
import { Problem } from './problem.ts';
import { markPunchOut } from './punchOut.ts';
import type { ProblemTexts } from './problemTexts.ts';
import { createLimiter, type RateLimit } from './rateLimits.ts';
import { createSeenCookie } from './seenCookie.ts';
import { securityHeaders } from './securityHeaders.ts';
import { createProblemSender } from './sendProblem.ts';
import { createSessionLifetime } from './sessionLifetime.ts';
import { sessions } from './sessions.ts';
import { SessionStore } from './sessionStore.ts';

export type AppOptions = {
  readonly routes: readonly Route[];
  readonly pool: pg.Pool;
  /** Checks the positions in `seen` cookies. */
  readonly store: Pick<EventStore, 'storeId' | 'head'>;
  readonly sessionSecret: string;
  /** Office sessions: at most 12. */
  readonly sessionHours?: number;
  readonly texts: ProblemTexts;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Conditions of `/health/ready` by name. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  readonly limits?: readonly RateLimit[];
  /** Default: no API keys. */
  readonly findApiKey?: FindApiKey;
  /** Allows `/metrics` and details of `/health/ready` from other machines. */
  readonly metricsToken?: string | null;
  readonly trustProxy?: number;
  /** Fixed documents by path: `/api/openapi.json`. */
  readonly documents?: Readonly<Record<string, () => unknown>>;
  readonly readableDocuments?: Readonly<Record<string, () => string>>;
  readonly maintenanceDir?: string;
  /** Runs before all endpoints: maps page addresses to endpoints. */
  readonly pageCalls?: RequestHandler;
  readonly pages?: RequestHandler;
};

export function createApp(options: AppOptions): Express {
  const { routes, logger, metrics } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', options.trustProxy ?? 0);
  app.use(...securityHeaders());
  app.get('/health/live', live);
  const isOperator = createOperatorCheck(options.metricsToken ?? null);
  app.get('/health/ready', ready(options.checks, isOperator));
  app.get('/metrics', async (request, response) => {
    if (!isOperator(request)) throw new Problem('permission.denied');
    response.setHeader('content-type', metrics.registry.contentType);
    response.end(await metrics.registry.metrics());
  });
  app.use(...observe(logger, metrics));

  if (options.pageCalls) app.use(options.pageCalls);
  const paths = pathsOf(routes);
  app.use(localePrefix(['/api/', ...paths.keys()]));
  if (options.maintenanceDir !== undefined) app.use(refuseDuringMaintenance(options.maintenanceDir));
  for (const [path, document] of Object.entries(options.documents ?? {})) {
    let cachedDocument: unknown;
    app.get(path, (_request, response) => {
      cachedDocument ??= document();
      response.json(cachedDocument);
    });
  }
  for (const [path, document] of Object.entries(options.readableDocuments ?? {})) {
    let cachedDocument: string | undefined;
    app.get(path, (_request, response) => {
      cachedDocument ??= document();
      response.type('html').send(cachedDocument);
    });
  }

  const csrf = createCsrf(options.sessionSecret);
  const seenCookie = createSeenCookie(options.store);
  const cookies = cookieParser(options.sessionSecret) as RequestHandler;
  const session = sessions(
    () => new SessionStore(options.pool, createSessionLifetime(options.sessionHours)),
    options.sessionSecret,
  );
  const { limits = [], findApiKey = () => Promise.resolve(null) } = options;
  for (const route of routes) {
    const limiters = limits
      .filter(({ endpoint }) => endpoint === route.endpoint.name)
      .map((limit) => createLimiter(limit, options.pool, options.sessionSecret));
    const handler = mountRoute(limitCommand(route), csrf, seenCookie, limiters, findApiKey);
    const [shopPaths, framedPaths] = [shopPathsOf(route.endpoint), punchOutPathsOf(route.endpoint)];
    if (shopPaths.length > 0) app[methodOf(route)]([...shopPaths], cookies, session, handler);
    if (framedPaths.length > 0) app[methodOf(route)]([...framedPaths], markPunchOut, cookies, session, handler);
  }
  for (const [path, atPath] of paths) {
    const allow = atPath.map(({ endpoint }) => endpoint.method).join(', ');
    app.route(path).all((request, response, next) => {
      // An invalid id in a path is 404 for any method.
      if (!atPath.some(({ endpoint }) => endpoint.params.safeParse(request.params).success)) return next();
      response.setHeader('allow', allow);
      throw new Problem('request.method_not_allowed');
    });
  }
  app.use(['/api', `${punchOutPrefix}/api`], () => {
    throw new Problem('not_found');
  });
  if (options.pages) app.use(cookies, options.pages);
  app.use(() => {
    throw new Problem('not_found');
  });

  const sendProblem = createProblemSender(options.texts, logger);
  app.use(((error, request, response, _next) => {
    sendProblem(error, request, response);
  }) satisfies express.ErrorRequestHandler);
  return app;
}

const methodOf = ({ endpoint }: Route) => endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;

/** Aliases and punch-out included. @throws when two endpoints claim one method and path */
function pathsOf(routes: readonly Route[]): ReadonlyMap<string, Route[]> {
  const paths = new Map<string, Route[]>();
  for (const route of routes)
    for (const path of allPathsOf(route.endpoint)) {
      const atPath = paths.get(path) ?? [];
      if (atPath.some(({ endpoint }) => endpoint.method === route.endpoint.method))
        throw new Error(`${route.endpoint.method} ${path} is mounted twice`);
      paths.set(path, [...atPath, route]);
    }
  return paths;
}
