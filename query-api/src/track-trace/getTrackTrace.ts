import { getTrackTrace, type TrackedDelivery, type TrackTraceView } from '@talloor/contracts/endpoints/trackTrace.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayOfEpoch } from '@talloor/rules/delivery/brusselsTime.ts';
import { trackableFrom } from '@talloor/rules/delivery/trackableFrom.ts';
import { findDeliveryOfOrder } from '../delivery-notes/findDelivery.ts';
import { viewFoundNote } from '../delivery-notes/viewFoundNote.ts';
import { isStale } from '../isStale.ts';
import { findOrderDetail } from '../orders/findOrderDetail.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';

/** Tracking state; other customers get 404. */
export const getTrackTraceRoute = (side: ReadSide, showsPrices: ShowsPrices): Route =>
  route(getTrackTrace, async ({ params: { orderNumber } }, { customerNumber, language, seen }) => {
    const { pool, catalogue, waiter, clock } = side;
    const stale = await isStale(waiter, seen, 'deliveries', 'orderDetail', 'returns', 'traceability');
    const [order, found, calendar] = await Promise.all([
      findOrderDetail(pool, orderNumber, customerNumber),
      findDeliveryOfOrder(pool, orderNumber, customerNumber),
      catalogue.findCalendar(),
    ]);
    if (!order) throw new Problem('order.not_found');
    const { reference, delivery_date: promised } = { ...order.detail, ...order.amended };
    const day = found?.day ?? dayOfEpoch(promised);
    const from = trackableFrom(day, calendar);
    const isEarly = clock.now().getTime() < from && (found === null || found.dispatched_at === null);
    const note =
      found === null || isEarly || order.state === 'cancelled'
        ? null
        : await viewFoundNote(side, showsPrices, found, { withPrices: true, language });
    const delivery: TrackedDelivery | null = note &&
      found && { ...note, has_note: found.dispatched_at !== null, stops_before: found.stops_before };
    const state: TrackTraceView['state'] =
      order.state === 'cancelled' ? 'cancelled' : isEarly ? 'too_early' : delivery ? 'tracked' : 'being_scheduled';
    const body = {
      order_number: orderNumber,
      reference,
      delivery_date: note?.delivery_date ?? promised,
      available_from: Math.floor(from / 1000),
      state,
      delivery,
    };
    return { body, stale };
  });
