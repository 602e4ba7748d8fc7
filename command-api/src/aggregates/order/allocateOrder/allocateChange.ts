import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '../../../commands/folds.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { allocationOf, type Grant } from '../allocationOf.ts';
import type { Progressed } from '../orderSource.ts';

/** The event that changed an order, by whose id its stock is kept (ADR 0030). */
export type ChangeSource = {
  readonly id: string;
  readonly orderNumber: string;
  readonly version: number;
  readonly lines: readonly { readonly lineId: string; readonly articleNumber: string; readonly quantity: number }[];
  readonly metadata: CommandMetadata;
};

/** Makes the stock of an order what its change wants, and notes what there was: the submit does it at once, the policy after a crash. */
export async function allocateChange(
  side: Pick<CommandSide, 'catalogue' | 'repository' | 'clock' | 'faults'>,
  { id, orderNumber, version, lines, metadata }: ChangeSource,
): Promise<Progressed> {
  const wishes = lines.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity }));
  const grants = await side.catalogue.amendReservation(id, orderNumber, version, wishes);
  await side.faults.reach('afterStockReserved');
  const { state, position } = await accepted(
    side.repository.execute(
      orderFold,
      orderStream(orderNumber),
      followingMetadata('allocateChange', { id, metadata }, side.clock.now()),
      (order) => decideAllocateChange(grants, version, order),
    ),
    'service.unavailable',
  );
  return { order: state, position };
}

/** Notes what the stock could give to a version; one that another has followed since, or that was cancelled, has nothing any more. */
export function decideAllocateChange(
  grants: readonly Grant[],
  version: number,
  state: OrderState,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.allocated || state.version !== version || state.status === 'cancelled') return [];
  return allocationOf(grants, version);
}
