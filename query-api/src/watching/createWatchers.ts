import type { Response } from 'express';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

type Watching<Subject> = {
  readonly subject: Subject;
  readonly userId: string;
  readonly isStillPermitted: RequestContext['isStillPermitted'];
};
type Asker = Pick<RequestContext<{ kind: 'user' }>, 'response' | 'user' | 'isStillPermitted'>;

export type Watchers<Subject> = {
  /** Streams with headers sent. */
  readonly open: () => readonly (readonly [Response, Subject])[];
  /** @throws Problem request.rate_limited per user, service.unavailable when full */
  readonly join: (asker: Asker, subject: Subject, begin: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
};

const checkMs = 1_000;

/**
 * Streams end within a second after their session or right.
 * @param options.most windows; `mostOfOneUser` per person
 */
export function createWatchers<Subject>(options: {
  readonly most: number;
  readonly mostOfOneUser: number;
  readonly heartbeatMs?: number | undefined;
  readonly onBeat?: () => void;
  readonly onEmpty?: () => void;
}): Watchers<Subject> {
  const { most, mostOfOneUser, heartbeatMs = 15_000, onBeat, onEmpty } = options;
  const watchers = new Map<Response, Watching<Subject>>();
  const listStarted = () => [...watchers].filter(([response]) => response.headersSent);
  const heartbeat = setInterval(() => {
    for (const [response] of listStarted()) response.write(': heartbeat\n\n');
    if (watchers.size > 0) onBeat?.();
  }, heartbeatMs);
  heartbeat.unref();
  const check = setInterval(
    () => {
      for (const [response, { isStillPermitted }] of listStarted())
        isStillPermitted().then(
          (may) => may || response.end(),
          () => undefined,
        );
    },
    Math.min(heartbeatMs, checkMs),
  );
  check.unref();
  return {
    open: () => listStarted().map(([response, { subject }]) => [response, subject]),
    join: async ({ response, user: { userId }, isStillPermitted }, subject, begin) => {
      const own = [...watchers.values()].filter((watcher) => watcher.userId === userId).length;
      if (own >= mostOfOneUser) throw new Problem('request.rate_limited');
      if (watchers.size >= most) throw new Problem('service.unavailable');
      if (response.destroyed) return;
      // Before any await, so that disconnects release the place.
      response.on('close', () => {
        watchers.delete(response);
        if (watchers.size === 0) onEmpty?.();
      });
      watchers.set(response, { subject, userId, isStillPermitted });
      await begin();
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
    },
    close: () => {
      clearInterval(heartbeat);
      clearInterval(check);
      for (const response of watchers.keys()) response.end();
      watchers.clear();
    },
  };
}
