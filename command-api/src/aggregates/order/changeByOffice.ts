import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { orderFold, type OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { officeOrderMetadata, type OfficeContext } from './officeOrderMetadata.ts';

type OfficeChange = {
  readonly name: string;
  readonly orderNumber: string;
  readonly input: object;
  readonly decide: (order: OrderState) => Decision<OrderEvent> | Promise<Decision<OrderEvent>>;
};

/** @throws Problem */
export async function changeByOffice(
  side: CommandSide,
  { name, orderNumber, input, decide }: OfficeChange,
  context: OfficeContext,
): Promise<{ body: { order_number: string }; seen: Position | null }> {
  const metadata = await officeOrderMetadata(side, name, orderNumber, input, context);
  const { position } = await awaitAccepted(
    side.repository.execute(orderFold, orderStream(orderNumber), metadata, async (order) => decide(order)),
    'service.unavailable',
  );
  return { body: { order_number: orderNumber }, seen: position };
}
