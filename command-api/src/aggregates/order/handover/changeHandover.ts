import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { orderFold, type OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { hasSharedChanges } from './hasSharedChanges.ts';
import { viewHandover } from './viewHandover.ts';

type HandoverChange = {
  readonly name: string;
  readonly orderNumber: string;
  readonly input: object;
  readonly decide: (order: OrderState, isShared: boolean, now: Date) => Decision<OrderEvent>;
};

/** @throws Problem */
export async function changeHandover(
  side: CommandSide,
  { name, orderNumber, input, decide }: HandoverChange,
  context: RequestContext<{ kind: 'customer' }>,
) {
  const { customerNumber } = context;
  const isShared = await hasSharedChanges(side, customerNumber);
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
  return { body: await viewHandover(side, state, context, isShared), seen: position };
}
