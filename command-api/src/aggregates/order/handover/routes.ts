import type { z } from 'zod';
import { answerAsk, askForOrder, seeHold, type handoverView } from '@talloor/contracts/endpoints/orderHandover.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { customerStream, orderChangesOf } from '@talloor/events/customer/customer.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, customerFold, orderFold } from '../../../commands/folds.ts';
import { fullNameOf } from '../../../people/fullNameOf.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { holdAt } from '../modifyOrder/changeForbidden.ts';
import { decideAnswerAsk } from '../answerAsk/decideAnswerAsk.ts';
import { decideAskForOrder } from '../askForOrder/decideAskForOrder.ts';

type Context = RequestContext<{ kind: 'customer' }>;

/** Colleagues request a held order; the holder answers. */
export function handoverRoutes(side: CommandSide): readonly Route[] {
  const change = async (
    name: string,
    orderNumber: string,
    input: object,
    context: Context,
    decide: (state: OrderState, isShared: boolean, now: Date) => Decision<OrderEvent>,
  ) => {
    const { customerNumber } = context;
    const isShared = await changesSideBySide(side, customerNumber);
    const { state, position } = await awaitAccepted(
      side.repository.execute(
        orderFold,
        orderStream(orderNumber),
        commandMetadata(name, { order: orderNumber, ...input }, context, side),
        (order): Decision<OrderEvent> =>
          order.status === 'none' || order.content.customerNumber !== customerNumber
            ? { rejected: 'order.not_found' }
            : decide(order, isShared, side.clock.now()),
      ),
      'basket.concurrent_change',
    );
    return { body: await view(side, state, context, isShared), seen: position };
  };
  return [
    route(seeHold, async ({ params: { orderId } }, context) => {
      const { state } = await side.repository.load(orderFold, orderStream(orderId), 0);
      return { body: await view(side, state, context, await changesSideBySide(side, context.customerNumber)) };
    }),
    route(askForOrder, ({ params: { orderId }, body }, context) =>
      change(askForOrder.name, orderId, body, context, (order, isShared, now) =>
        decideAskForOrder({ userId: context.user.userId, now, isShared }, order),
      ),
    ),
    route(answerAsk, ({ params: { orderId }, body }, context) =>
      change(answerAsk.name, orderId, body, context, (order, _isShared, now) =>
        decideAnswerAsk({ userId: context.user.userId, now, answer: body.answer }, order),
      ),
    ),
  ];
}

async function changesSideBySide({ repository }: Pick<CommandSide, 'repository'>, customer: string): Promise<boolean> {
  const { state } = await repository.load(customerFold, customerStream(customer));
  return orderChangesOf(state) === 'shared';
}

/** @throws Problem `order.not_found`, also for another customer's */
async function view(
  side: Pick<CommandSide, 'repository' | 'clock'>,
  order: OrderState,
  { customerNumber, user }: Context,
  isShared: boolean,
): Promise<z.input<typeof handoverView>> {
  if (order.status === 'none' || order.content.customerNumber !== customerNumber) throw new Problem('order.not_found');
  const hold = isShared ? null : holdAt(order, side.clock.now());
  const isMine = hold?.by === user.userId;
  const openAsks = isMine ? hold.asks.filter((ask) => !ask.isDeclined) : [];
  const ownAsk = hold?.asks.find((ask) => ask.by === user.userId);
  const nameOf = async (userId: string) =>
    fullNameOf((await side.repository.load(accountFold, accountStream(userId), 0)).state);
  return {
    order_number: order.content.orderNumber,
    version: order.version,
    changeable_until: seconds(order.content.changeDeadline),
    hold: hold && {
      name: await nameOf(hold.by),
      is_mine: isMine,
      since: seconds(hold.since),
      until: seconds(hold.until),
    },
    asks: await Promise.all(openAsks.map(async ({ by, at }) => ({ name: await nameOf(by), asked_at: seconds(at) }))),
    asked: ownAsk === undefined ? 'no' : ownAsk.isDeclined ? 'declined' : 'waiting',
  };
}

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
