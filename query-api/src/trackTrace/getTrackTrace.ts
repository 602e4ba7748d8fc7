import { getTrackTrace, type TrackedDelivery, type TrackTraceView } from '@talloor/contracts/endpoints/trackTrace.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayOfEpoch } from '@talloor/rules/delivery/brusselsTime.ts';
import { trackableFrom } from '@talloor/rules/delivery/trackableFrom.ts';
import { findDeliveryOfOrder } from '../deliveryNotes/findDelivery.ts';
import { viewFoundNote } from '../deliveryNotes/viewFoundNote.ts';
import { isStale } from '../isStale.ts';
import { findOrderDetail } from '../orders/findOrderDetail.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';

export const getTrackTraceRoute = (side: ReadSide, showsPrices: ShowsPrices): Route =>
  route(getTrackTrace, async ({ params: { orderNumber } }, { customerNumber, language, seenPosition }) => {
    const { pool, catalogue, waiter, clock } = side;
    const stale = await isStale(waiter, seenPosition, 'deliveries', 'orderDetail', 'returns', 'traceability');
    const [order, deliveryRow, calendar] = await Promise.all([
      findOrderDetail(pool, orderNumber, customerNumber),
      findDeliveryOfOrder(pool, orderNumber, customerNumber),
      catalogue.findCalendar(),
    ]);
    if (!order) throw new Problem('order.not_found');
    const { reference, delivery_date: promisedDate } = { ...order.detail, ...order.amended };
    const day = deliveryRow?.day ?? dayOfEpoch(promisedDate);
    const from = trackableFrom(day, calendar);
    const isEarly = clock.now().getTime() < from && (deliveryRow === null || deliveryRow.dispatched_at === null);
    const note =
      deliveryRow === null || isEarly || order.state === 'cancelled'
        ? null
        : await viewFoundNote(side, showsPrices, deliveryRow, { withPrices: true, language });
    const delivery: TrackedDelivery | null = note &&
      deliveryRow && { ...note, has_note: deliveryRow.dispatched_at !== null, stops_before: deliveryRow.stops_before };
    const state: TrackTraceView['state'] =
      order.state === 'cancelled' ? 'cancelled' : isEarly ? 'too_early' : delivery ? 'tracked' : 'being_scheduled';
    const body = {
      order_number: orderNumber,
      reference,
      delivery_date: note?.delivery_date ?? promisedDate,
      available_from: Math.floor(from / 1000),
      state,
      delivery,
    };
    return { body, stale };
  });
