import type { Response } from 'express';
import type pg from 'pg';
import { watchOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { checkpointNames } from '@talloor/projections/tables/checkpointNames.ts';
import type { ReadSide } from '../readSide.ts';
import { findChangedOrders, findLastChange } from './findChangedOrders.ts';

const heartbeatMs = 15_000;
const mostWatchers = 200;

export type OfficeWatch = {
  readonly route: Route;
  /** Ends every open stream; browsers then ask elsewhere. */
  readonly close: () => void;
};

/**
 * Tells every watcher which orders have changed, once the office's list shows the change. One look at the table serves all
 * watchers.
 */
export function watchOffice({ pool, waiter }: ReadSide): OfficeWatch {
  const watchers = new Set<Response>();
  const look = createLook(pool, (orderNumbers) => {
    const message = orderNumbers.map((number) => `event: order\ndata: ${number}\n\n`).join('');
    for (const watcher of watchers) watcher.write(message);
  });
  const heartbeat = setInterval(() => {
    for (const watcher of watchers) watcher.write(': heartbeat\n\n');
  }, heartbeatMs);
  heartbeat.unref();
  const unsubscribe = waiter.onAdvance(checkpointNames.officeOrders, () => {
    if (watchers.size > 0) look.again();
  });

  return {
    route: route(watchOfficeOrders, async (_input, { response }) => {
      if (watchers.size >= mostWatchers) throw new Problem('service.unavailable');
      if (watchers.size === 0) await look.fromNow();
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
      watchers.add(response);
      // What changed since `fromNow` came without anybody watching.
      look.again();
      response.on('close', () => watchers.delete(response));
      return 'handled';
    }),
    close: () => {
      unsubscribe();
      clearInterval(heartbeat);
      for (const watcher of watchers) watcher.end();
      watchers.clear();
    },
  };
}

/** Looks for changes one look at a time; what advances meanwhile is seen by one look more. */
function createLook(
  pool: pg.Pool,
  tell: (orderNumbers: readonly string[]) => void,
): { again: () => void; fromNow: () => Promise<void> } {
  let from = '';
  let looking = false;
  let wanted = false;
  const look = async (): Promise<void> => {
    looking = true;
    try {
      do {
        wanted = false;
        const changed = await findChangedOrders(pool, from);
        from = changed.at(-1)?.position ?? from;
        if (changed.length > 0) tell(changed.map((order) => order.orderNumber));
      } while (wanted);
    } catch {
      // A list that cannot be read now is read at the next change: `from` has not moved.
    } finally {
      looking = false;
    }
  };
  return {
    again: () => {
      wanted = true;
      if (!looking) void look();
    },
    fromNow: async () => {
      from = await findLastChange(pool);
    },
  };
}
