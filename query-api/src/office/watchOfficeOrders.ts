import { watchOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { readModels } from '@talloor/projections/tables/readModels.ts';
import type { ReadSide } from '../readSide.ts';
import { createWatchers } from '../watching/createWatchers.ts';
import { changedOrdersPerPage, findChangedOrders, findLastChange } from './findChangedOrders.ts';
import { createLook } from './createLook.ts';

export type OfficeWatch = {
  readonly route: Route;
  /** Ends open streams; browsers reconnect. */
  readonly close: () => void;
};

export function watchOffice({ pool, waiter, heartbeatMs }: ReadSide): OfficeWatch {
  const watchers = createWatchers<'orders'>({
    most: 200,
    mostOfOneUser: 10,
    heartbeatMs,
    onEmpty: () => look.rest(),
  });
  const look = createLook({
    find: (after) => findChangedOrders(pool, after),
    findLast: () => findLastChange(pool),
    page: changedOrdersPerPage,
    report: (orderNumbers) => {
      const message = orderNumbers.map((number) => `event: order\ndata: ${number}\n\n`).join('');
      for (const [response] of watchers.open()) response.write(message);
    },
  });
  const unsubscribe = waiter.onAdvance(readModels.officeOrders.checkpoint, look.requestLook);
  return {
    route: route(watchOfficeOrders, async (_input, context) => {
      await watchers.join(context, 'orders', look.begin);
      look.requestLook();
      return 'handled';
    }),
    close: () => {
      unsubscribe();
      watchers.close();
    },
  };
}
