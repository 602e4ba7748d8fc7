import { randomUUID } from 'node:crypto';
import { reportOrder, type OrderMessage } from '@talloor/contracts/endpoints/orderActs.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { orderFold, type OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata } from '../../../commands/officeCommand.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideLockOrder } from '../lockOrder/decideLockOrder.ts';
import { decideRestrictLine } from '../restrictLine/decideRestrictLine.ts';
import { decideUnlockOrder } from '../unlockOrder/decideUnlockOrder.ts';

const erp = { actorId: 'erp', actorRole: 'erp' } as const;

/** ERP locks and line restrictions. Reports are states, so repeats are silent. */
export const reportOrderRoute = (side: CommandSide): Route =>
  route(reportOrder, async ({ body }, { apiKey }) => {
    if (!apiKey.scopes.includes('orders')) throw new Problem('api_key.not_for_subject');
    const stream = orderStream(body.order_number);
    const { state } = await side.repository.load(orderFold, stream, 0);
    if (state.status === 'none') throw new Problem('order.not_found');
    const { customerNumber } = state.content;
    const { events, position } = await awaitAccepted(
      side.repository.execute(
        orderFold,
        stream,
        officeMetadata(reportOrder.name, randomUUID(), body, erp, customerNumber, side),
        (order) => decideReport(body, order, side.clock.now()),
      ),
      'service.unavailable',
    );
    return { body: { order_number: body.order_number, applied: events.length > 0 }, seen: position };
  });

function decideReport(message: OrderMessage, order: OrderState, now: Date): Decision<OrderEvent> {
  switch (message.kind) {
    case 'lock':
      return decideLockOrder({ by: erp.actorId, reason: message.reason, until: message.until, now }, order);
    case 'unlock':
      return decideUnlockOrder({ by: erp.actorId, reason: 'checked', now }, order);
    case 'restrict':
      return decideRestrictLine(
        {
          lineId: message.line_id,
          mayChange: message.update_indicator,
          mayDecrease: message.decrease_indicator,
          mayIncrease: message.increase_indicator,
          reason: message.reason,
        },
        order,
      );
    default:
      return message satisfies never;
  }
}
