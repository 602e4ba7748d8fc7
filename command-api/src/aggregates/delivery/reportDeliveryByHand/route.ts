import { reportDeliveryByHand } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { noteReportAct } from '../../../erpReports/reportActs.ts';
import { erp } from '../../../erpReports/reportSubject.ts';
import { retryParked } from '../../../erpReports/retryParked.ts';
import { deliveryReports, keysOfDelivery } from '../deliveryReports.ts';
import { reportDelivery } from '../reportDelivery/reportDelivery.ts';
import { deliveryNumberOf } from './deliveryNumberOf.ts';
import { orderNow } from './linesToPick.ts';

/** Same rules as for the ERP. */
export const reportDeliveryByHandRoute = (side: CommandSide): Route =>
  route(reportDeliveryByHand, async ({ params: { number }, body: { reason, message, version } }, context) => {
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
    await noteReportAct(
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
    await retryParked(side, [deliveryReports(side)], [keysOfDelivery(deliveryNumber)], erp);
    const { passedOver } = reported;
    return {
      body: {
        delivery_number: deliveryNumber,
        outcome: reported.kind,
        passed_over: passedOver && { code: passedOver.code, newer_at: passedOver.at },
      },
      seen: reported.position as Position | null,
    };
  });
