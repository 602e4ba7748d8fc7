import { getOfficeDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { deliveryFold, noDelivery } from '@talloor/events/delivery/state.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { versionOfDelivery } from '../reportDelivery/versionOfDelivery.ts';
import { deliveryNumberOf } from '../reportDeliveryByHand/deliveryNumberOf.ts';
import { linesToPick, orderNow } from '../reportDeliveryByHand/linesToPick.ts';
import { reportLines } from '../reportDeliveryByHand/reportLines.ts';

export const getOfficeDeliveryRoute = (side: CommandSide): Route =>
  route(getOfficeDelivery, async ({ params: { number } }, { language, user }) => {
    const order = await orderNow(side, number);
    if (order.status === 'none') throw new Problem('order.not_found');
    await recordRead(side.pool, { what: 'order', about: number }, user.userId, side.clock.now());
    const deliveryNumber = await deliveryNumberOf(side, number);
    const delivery =
      deliveryNumber === null
        ? noDelivery
        : (await side.repository.load(deliveryFold, deliveryStream(deliveryNumber), 0)).state;
    const { content } = order;
    const knownDelivery = delivery.status === 'none' ? null : delivery;
    const plan = knownDelivery?.plan ?? null;
    const { day, windowStart: start, windowEnd: end } = content.delivery;
    return {
      body: {
        order_number: number,
        customer_name: content.customerName,
        change_deadline: content.changeDeadline,
        is_cancelled: order.status === 'cancelled',
        delivery_number: deliveryNumber,
        proposed_number: `9${number}`.slice(0, 20),
        stage: delivery.status === 'none' ? ('none' as const) : delivery.stage,
        is_invoiced: delivery.status === 'known' && delivery.invoice !== null,
        lines: linesToPick(order, language),
        version: versionOfDelivery(delivery),
        promised: { day, start, end },
        picked: knownDelivery?.picked
          ? { at: knownDelivery.picked.pickedAt, lines: reportLines(knownDelivery.picked.lines) }
          : null,
        loaded: knownDelivery?.loaded
          ? { at: knownDelivery.loaded.loadedAt, containers: [...knownDelivery.loaded.containers] }
          : null,
        dispatched_at: knownDelivery?.dispatchedAt ?? null,
        delivered_at: knownDelivery?.deliveredAt ?? null,
        plan: plan && {
          day: plan.day,
          expected_from: plan.expected.from,
          expected_until: plan.expected.until,
          route: plan.route,
          stop: plan.stop,
          stops: plan.stops,
        },
      },
    };
  });
