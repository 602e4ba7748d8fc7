import type { Request, RequestHandler } from 'express';

/** Resolves with a detail; rejects with the reason. */
export type HealthCheck = () => Promise<string | void>;

const patience = 3000;

export const live: RequestHandler = (_request, response) => {
  response.status(200).json({ status: 'alive' });
};

/** Operators see details. */
export function ready(
  checks: Readonly<Record<string, HealthCheck>>,
  isOperator: (request: Request) => boolean,
): RequestHandler {
  return async (request, response) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          return { name, holds: true, detail: (await withTimeout(check())) ?? 'ok' };
        } catch (error) {
          return { name, holds: false, detail: error instanceof Error ? error.message : 'failed' };
        }
      }),
    );
    const isReady = results.every(({ holds }) => holds);
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not ready',
      ...(isOperator(request)
        ? { checks: Object.fromEntries(results.map(({ name, holds, detail }) => [name, { holds, detail }])) }
        : {}),
    });
  };
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
