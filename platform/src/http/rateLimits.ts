import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type pg from 'pg';
import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { Problem } from './problem.ts';
import { userOf } from './sessions.ts';
import { createSharedCounters } from './sharedCounters.ts';

/** All processes count together. */
export type RateLimit = {
  readonly endpoint: string;
  readonly windowSeconds: number;
  /** `all` also counts successes; default `failed`. */
  readonly counts?: 'failed' | 'all';
  readonly perAddress?: number;
  /** Each process counts alone, so that queries write nothing. */
  readonly perUser?: number;
  /** Body field with limits of its own (a username). */
  readonly perField?: {
    readonly name: string;
    /** Per address. */
    readonly limit: number;
    /** For all addresses; higher, because it also locks out the owner. */
    readonly everywhere: number;
    /** Key under which the endpoint compares values. */
    readonly keyOf: (value: string) => string;
  };
  readonly problem: ProblemCode;
};

const address = (request: Request) => ipKeyGenerator(request.ip ?? '');

export type Limiter = (request: Request, response: Response) => Promise<void>;

/** @returns a limiter that throws a Problem */
export function createLimiter(limit: RateLimit, pool: pg.Pool, secret: string): Limiter {
  const common = {
    windowMs: limit.windowSeconds * 1000,
    skipSuccessfulRequests: limit.counts !== 'all',
    // A redirect may lead to a refusal.
    requestWasSuccessful: (_request: Request, { statusCode, locals }: Response) =>
      statusCode < 400 && locals['isRefused'] !== true,
    legacyHeaders: false,
    standardHeaders: 'draft-8' as const,
    // Seconds until the next call is allowed.
    handler: (_request: Request, response: Response, next: (error: unknown) => void) =>
      next(
        new Problem(limit.problem, {
          parameters: { retry_after: Number(response.getHeader('retry-after') ?? limit.windowSeconds) },
        }),
      ),
  };
  const shared = (identifier: string) => ({
    identifier,
    store: createSharedCounters(pool, { name: `${limit.endpoint} ${identifier}`, windowMs: common.windowMs, secret }),
  });
  const limiters: RequestHandler[] = [];
  const { perAddress, perUser, perField } = limit;
  if (perAddress !== undefined)
    limiters.push(rateLimit({ ...common, ...shared('address'), limit: perAddress, keyGenerator: address }));
  if (perUser !== undefined) {
    const keyGenerator = (request: Request) => userOf(request)?.userId ?? address(request);
    limiters.push(
      rateLimit({ ...common, skipSuccessfulRequests: false, identifier: 'user', limit: perUser, keyGenerator }),
    );
  }
  if (perField) {
    const { name } = perField;
    const field = (request: Request) => fieldOf(request, perField);
    const addressAndField = (request: Request) => `${address(request)} ${field(request)}`;
    limiters.push(
      rateLimit({ ...common, ...shared(name), limit: perField.limit, keyGenerator: addressAndField }),
      rateLimit({ ...common, ...shared(`${name} everywhere`), limit: perField.everywhere, keyGenerator: field }),
    );
  }
  return async (request, response) => {
    for (const limiter of limiters)
      await new Promise<void>((resolve, reject) => {
        void limiter(request, response, (error?: unknown) =>
          error === undefined ? resolve() : reject(error as Error),
        );
      });
  };
}

/** Hashed, so that no personal data is kept. */
function fieldOf(request: Request, { name, keyOf }: NonNullable<RateLimit['perField']>): string {
  const body: unknown = request.body;
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return createHash('sha256')
    .update(typeof value === 'string' ? keyOf(value) : '')
    .digest('base64url');
}
