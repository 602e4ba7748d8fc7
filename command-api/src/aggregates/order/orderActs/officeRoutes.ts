import { randomUUID } from 'node:crypto';
import { addOrderNote } from '@talloor/contracts/endpoints/orderNotes.ts';
import * as contracts from '@talloor/contracts/endpoints/orderActs.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '../../../commands/folds.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideCancelOrder } from '../cancelOrder/decideCancelOrder.ts';
import { decideExtendDeadline } from '../extendDeadline/decideExtendDeadline.ts';
import { decideLockOrder } from '../lockOrder/decideLockOrder.ts';
import { decideNoteOrder } from '../noteOrder/decideNoteOrder.ts';
import { isPicked } from './isPicked.ts';
import { officeOrderMetadata, type OfficeContext } from './officeOrderMetadata.ts';
import { decideUnlockOrder } from '../unlockOrder/decideUnlockOrder.ts';

type OrderAnswer = Promise<{ body: { order_number: string }; seen: Position | null }>;

/** With author, customer and reason. */
export function officeOrderRoutes(side: CommandSide): readonly Route[] {
  const act = async (
    name: string,
    number: string,
    body: object,
    context: OfficeContext,
    decide: (state: OrderState) => Decision<OrderEvent> | Promise<Decision<OrderEvent>>,
  ): OrderAnswer => {
    const metadata = await officeOrderMetadata(side, name, number, body, context);
    const { position } = await awaitAccepted(
      side.repository.execute(orderFold, orderStream(number), metadata, async (order) => decide(order)),
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
            isPicked: await isPicked(side, order),
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
            isPicked: await isPicked(side, order),
            now: side.clock.now(),
          },
          order,
        ),
      ),
    ),
    route(addOrderNote, ({ params: { number }, body: { text } }, context) => {
      const freshId = randomUUID();
      return act(addOrderNote.name, number, { text }, context, (order) =>
        decideNoteOrder({ userId: context.user.userId, text, freshId }, order),
      );
    }),
  ];
}
