import { watchTrackTrace } from '@talloor/contracts/endpoints/trackTrace.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { readModels } from '@talloor/projections/tables/readModels.ts';
import { isStale } from '../isStale.ts';
import { findOrderDetail } from '../orders/findOrderDetail.ts';
import type { ReadSide } from '../readSide.ts';
import { createWatchers } from '../watching/createWatchers.ts';
import { findMarks } from './findMarks.ts';

type Followed = { readonly orderNumber: string; mark: string };

const unknown = 'none';

export type TrackTraceWatch = { readonly route: Route; readonly close: () => void };

/** Heartbeats also look, because notifications are hints. */
export function watchDeliveries({ pool, waiter, heartbeatMs }: ReadSide): TrackTraceWatch {
  const watchers = createWatchers<Followed>({
    most: 1000,
    mostOfOneUser: 10,
    heartbeatMs,
    onBeat: () => requestLook(),
  });
  let isLooking = false;
  let isWanted = false;
  const look = async (): Promise<void> => {
    isLooking = true;
    while (isWanted) {
      isWanted = false;
      const open = watchers.open();
      if (open.length === 0) break;
      const numbers = [...new Set(open.map(([, { orderNumber }]) => orderNumber))];
      const marks = await findMarks(pool, numbers);
      for (const [response, followed] of open) {
        const mark = marks.get(followed.orderNumber) ?? unknown;
        if (mark === followed.mark) continue;
        followed.mark = mark;
        response.write(`id: ${mark}\nevent: change\ndata: ${followed.orderNumber}\n\n`);
      }
    }
  };
  const requestLook = (): void => {
    isWanted = true;
    if (isLooking) return;
    // Retried at the next heartbeat.
    look().then(rest, rest);
  };
  const rest = (): void => {
    isLooking = false;
  };
  const unsubscribe = waiter.onAdvance(readModels.deliveries.checkpoint, requestLook);
  return {
    route: route(watchTrackTrace, async ({ params: { orderNumber } }, context) => {
      const { customerNumber, request, seenPosition } = context;
      await isStale(waiter, seenPosition, 'orderDetail');
      if (!(await findOrderDetail(pool, orderNumber, customerNumber))) throw new Problem('order.not_found');
      const followed: Followed = { orderNumber, mark: unknown };
      await watchers.join(context, followed, async () => {
        followed.mark =
          request.get('last-event-id') ?? (await findMarks(pool, [orderNumber])).get(orderNumber) ?? unknown;
      });
      requestLook();
      return 'handled';
    }),
    close: () => {
      unsubscribe();
      watchers.close();
    },
  };
}
