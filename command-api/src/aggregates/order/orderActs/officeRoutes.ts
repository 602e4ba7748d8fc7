import * as contracts from '@talloor/contracts/endpoints/orderActs.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { route, type RequestContext, type Route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { decideCancelOrder } from './decideCancelOrder.ts';
import { decideExtendDeadline } from './decideExtendDeadline.ts';
import { decideLockOrder, decideUnlockOrder } from './decideLockOrder.ts';
import { isPicked } from './isPicked.ts';

type Context = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};
type Acted = Promise<{ body: { order_number: string }; seen: Position | null }>;

/** What sales support does to an order: each act is an event with who did it, for whom and why. */
export function officeOrderRoutes(side: CommandSide): readonly Route[] {
  const act = async (
    name: string,
    number: string,
    body: object,
    context: Context,
    decide: (state: OrderState) => Decision<OrderEvent> | Promise<Decision<OrderEvent>>,
  ): Acted => {
    const stream = orderStream(number);
    const { state } = await side.repository.load(orderFold, stream, 0);
    if (state.status === 'none') throw new Problem('order.not_found');
    const { customerNumber, placedBy } = state.content;
    const metadata = {
      ...commandMetadata(name, { number, ...body }, context, side),
      customerNumber,
      onBehalfOf: placedBy,
      channel: 'office' as const,
    };
    const { position } = await accepted(
      side.repository.execute(orderFold, stream, metadata, async (order) => decide(order)),
      'service.unavailable',
    );
    return { body: { order_number: number }, seen: position };
  };
  return [
    route(contracts.cancelOrderForCustomer, ({ params: { number }, body }, context) =>
      act(contracts.cancelOrderForCustomer.name, number, body, context, async (order) =>
        decideCancelOrder(
          {
            by: 'office',
            userId: context.user.userId,
            reason: body.reason,
            holderName: '',
            isPicked: await isPicked(side, number),
            now: side.clock.now(),
          },
          order,
        ),
      ),
    ),
    route(contracts.lockOrder, ({ params: { number }, body }, context) =>
      act(contracts.lockOrder.name, number, body, context, (order) =>
        decideLockOrder({ by: context.user.userId, ...body, now: side.clock.now() }, order),
      ),
    ),
    route(contracts.unlockOrder, ({ params: { number }, body }, context) =>
      act(contracts.unlockOrder.name, number, body, context, (order) =>
        decideUnlockOrder({ by: context.user.userId, ...body, now: side.clock.now() }, order),
      ),
    ),
    route(contracts.extendDeadline, ({ params: { number }, body }, context) =>
      act(contracts.extendDeadline.name, number, body, context, async (order) =>
        decideExtendDeadline(
          {
            userId: context.user.userId,
            ...body,
            isPicked: await isPicked(side, number),
            now: side.clock.now(),
          },
          order,
        ),
      ),
    ),
  ];
}
