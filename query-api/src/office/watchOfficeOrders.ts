import type { Response } from 'express';
import { watchOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { type RequestContext, route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { checkpointNames } from '@talloor/projections/tables/checkpointNames.ts';
import type { ReadSide } from '../readSide.ts';
import { changedOrdersPage, findChangedOrders, findLastChange } from './findChangedOrders.ts';
import { createLook } from './createLook.ts';

const mostWatchers = 200;
/** Windows of one user. */
const mostOfOneUser = 10;

export type OfficeWatch = {
  readonly route: Route;
  /** Ends every open stream; browsers then ask elsewhere. */
  readonly close: () => void;
};

type Watcher = { readonly userId: string; readonly isStillPermitted: RequestContext['isStillPermitted'] };

/**
 * Tells every watcher which orders have changed, once the office's list shows the change. One look at the table serves all
 * watchers. A stream ends at the heartbeat after its session has.
 */
export function watchOffice({ pool, waiter, heartbeatMs = 15_000 }: ReadSide): OfficeWatch {
  const watchers = new Map<Response, Watcher>();
  /** Without those whose answer waits to begin. */
  const open = () => [...watchers].filter(([response]) => response.headersSent);
  const look = createLook({
    find: (after) => findChangedOrders(pool, after),
    findLast: () => findLastChange(pool),
    page: changedOrdersPage,
    tell: (orderNumbers) => {
      const message = orderNumbers.map((number) => `event: order\ndata: ${number}\n\n`).join('');
      for (const [response] of open()) response.write(message);
    },
  });
  const heartbeat = setInterval(() => {
    for (const [response, { isStillPermitted }] of open()) {
      response.write(': heartbeat\n\n');
      // An outage says nothing about who may watch: the next heartbeat asks again.
      isStillPermitted().then(
        (may) => may || response.end(),
        () => undefined,
      );
    }
  }, heartbeatMs);
  heartbeat.unref();
  const unsubscribe = waiter.onAdvance(checkpointNames.officeOrders, look.again);

  return {
    route: route(watchOfficeOrders, async (_input, { response, user: { userId }, isStillPermitted }) => {
      const own = [...watchers.values()].filter((watcher) => watcher.userId === userId).length;
      if (own >= mostOfOneUser) throw new Problem('request.rate_limited');
      if (watchers.size >= mostWatchers) throw new Problem('service.unavailable');
      if (response.destroyed) return 'handled';
      // Before anything is awaited: a browser that leaves meanwhile gives its place back.
      response.on('close', () => {
        watchers.delete(response);
        if (watchers.size === 0) look.rest();
      });
      watchers.set(response, { userId, isStillPermitted });
      await look.begin();
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
      look.again();
      return 'handled';
    }),
    close: () => {
      unsubscribe();
      clearInterval(heartbeat);
      for (const response of watchers.keys()) response.end();
      watchers.clear();
    },
  };
}
