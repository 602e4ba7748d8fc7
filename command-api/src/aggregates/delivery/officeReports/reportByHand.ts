import * as contracts from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { noDelivery } from '@talloor/events/delivery/state.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '../../../commands/folds.ts';
import { retryParked } from '../parked/retryParked.ts';
import { erp, reportDelivery } from '../reportDelivery/reportDelivery.ts';
import { noteDeliveryAct } from './deliveryActs.ts';
import { versionOfDelivery } from '../reportDelivery/versionOfDelivery.ts';
import { linesToPick, orderNow } from './linesToPick.ts';
import { reportLines } from './reportLines.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { deliveryNumbersTable } from '../../../tables.ts';

/** Null when none is scheduled. */
async function deliveryNumberOf({ pool }: Pick<CommandSide, 'pool'>, orderNumber: string): Promise<string | null> {
  const rows = await findRows(
    pool,
    columnsOf(deliveryNumbersTable, 'delivery_number'),
    'select delivery_number from command.delivery_numbers where order_number = $1',
    [orderNumber],
  );
  return rows[0]?.delivery_number ?? null;
}

/** Initial values of the office form, from the stream. */
export const getOfficeDeliveryRoute = (side: CommandSide): Route =>
  route(contracts.getOfficeDelivery, async ({ params: { number } }, { language }) => {
    const order = await orderNow(side, number);
    if (order.status === 'none') throw new Problem('order.not_found');
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
        is_invoiced: delivery.status === 'known' && delivery.invoiceNumber !== null,
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

/** Same rules as for the ERP. */
export const reportDeliveryByHandRoute = (side: CommandSide): Route =>
  route(contracts.reportDeliveryByHand, async ({ params: { number }, body: { reason, message, version } }, context) => {
    if ((await orderNow(side, number)).status === 'none') throw new Problem('order.not_found');
    const scheduledNumber = await deliveryNumberOf(side, number);
    const ofOther =
      message.kind === 'scheduled'
        ? message.order_number !== number
        : scheduledNumber !== null && scheduledNumber !== message.delivery_number;
    if (ofOther) throw new Problem('delivery.order_differs', { parameters: { order: number } });
    if (message.kind !== 'scheduled' && scheduledNumber === null) throw new Problem('delivery.not_scheduled');
    const { actorId, actorRole } = commandMetadata('reportDeliveryByHand', { number }, context, side);
    const reported = await reportDelivery(side, message, { actorId, actorRole }, { reason, version });
    if (reported.kind === 'refused')
      throw new Problem(reported.code, reported.parameters ? { parameters: { ...reported.parameters } } : {});
    const { delivery_number: deliveryNumber, message_id: messageId } = message;
    await noteDeliveryAct(
      side.pool,
      {
        commandId: commandIdOf(actorId, 'reportDeliveryByHand', messageId),
        parkedId: null,
        messageId,
        deliveryNumber,
        act: 'report',
        outcome: reported.kind,
        reason,
        by: actorId,
      },
      side.clock.now(),
    );
    await retryParked(side, [deliveryNumber], erp);
    return {
      body: { delivery_number: deliveryNumber, outcome: reported.kind },
      seen: reported.position as Position | null,
    };
  });
